import type { ActBody, Round } from '@liftoff/contract/game/game';
import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefused, type FrameSession, type Refused } from '../../core/call.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { cardRules } from '../../testing/card-rules.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { placeBet } from '../play/bet.ts';
import { actOnRound, showRound } from '../frame/frame-rounds.ts';
import { winLegs } from './fund-stake.ts';
import type { GameContext } from '../game-context.ts';
import { cash, type FundingSource, type StakeFunding } from './stake-funding.ts';
import { cycleMs } from '../table/table-clock.ts';

let player: TestCaller;
let playerId: number;
let context: GameContext;

const bonusOf: FundingSource['account'] = (id, currency) => playerAccount(id, 'bonus', currency);
/** Bonus money that exists only in this test. Its stakes and wins stay bonus money. */
const bonus: FundingSource = { name: 'test-bonus', account: bonusOf, winAccount: bonusOf };

/** Pays half from cash and half from bonus money. An odd minor unit is paid from cash. */
const halves: StakeFunding = {
  sources: [cash, bonus],
  fund: async (_tx, { stake }) => [
    { source: 'cash', amount: stake - stake / 2n },
    { source: 'test-bonus', amount: stake / 2n },
  ],
};

const moneyIn = (kind: 'cash' | 'bonus') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const money = async () => ({ cash: await moneyIn('cash'), bonus: await moneyIn('bonus') });

async function giveBonus(amount: bigint): Promise<void> {
  const has = await moneyIn('bonus');
  if (has === amount) return;
  await platform.db.transaction(tx =>
    post(tx, platform.deps, {
      kind: 'bonus',
      reference: randomUUID(),
      legs: [
        { account: playerAccount(playerId, 'bonus', 'EUR'), amount: amount - has },
        { account: houseAccount('adjustments', 'EUR'), amount: has - amount },
      ],
    }),
  );
}

async function frameIn(game: string): Promise<FrameSession> {
  const { sessionId } = await openFrameOf(platform, player, game, 'real');
  return { id: sessionId, playerId, currency: 'EUR', real: true };
}
const made = (round: Round | Refused): Round => {
  if (isRefused(round)) throw new Error(round.refused);
  return round;
};
const act = (frame: FrameSession, id: string, name: 'collect' | 'roll_back') =>
  actOnRound(context, frame.id, id, { act_id: randomUUID(), act: { name } } satisfies ActBody, platform.deps.now());
const chips = { engine: 'roulette' as const, bets: [{ spot: 'red', stake_cents: 501 }] };
const flight = { engine: 'crash', stake_cents: 1_000, auto_collect_hundredths: null } as const;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  context = testGameContext(platform, { funding: halves });
});
beforeEach(async () => {
  platform.clock.advance(70_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
  await giveBonus(10_000n);
});

const wholeLedger = async () => expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);

describe('a stake paid from two sources', () => {
  it('a slot stake is taken from both sources, and each source gets its share of the win', async () => {
    const frame = await frameIn('deep-sea-salvage');
    for (let spins = 0; spins < 12; spins += 1) {
      const before = await money();
      const id = randomUUID();
      const bet = { id, input: { engine: 'slot', stake_cents: 100 } as const };
      const round = made(await placeBet(context, frame, bet));
      const [win, jackpots] = [minor(round.win_cents), minor(round.jackpot_win_cents ?? 0)];
      const toCash = (win + 1n) / 2n;
      expect(await money()).toEqual({
        cash: before.cash - 50n + toCash + jackpots,
        bonus: before.bonus - 50n + (win - toCash),
      });
      const sums = await fingerprint(platform, /^(?:ledger_|game_)/);
      expect(await placeBet(context, frame, bet)).toEqual(round);
      expect(await fingerprint(platform, /^(?:ledger_|game_)/)).toEqual(sums);
      platform.clock.advance(10_000);
    }
    await wholeLedger();
  });

  it("a flight's stake is taken from both sources, wins in proportion to its parts, and is stored with the round", async () => {
    const frame = await frameIn('rocket-x');
    for (;;) {
      const before = await money();
      const round = made(await placeBet(context, frame, { id: randomUUID(), input: flight }));
      expect(round.balance_cents).toBe(Number(before.cash) - 500);
      expect(await money()).toEqual({ cash: before.cash - 500n, bonus: before.bonus - 500n });
      const rows = await platform.db.query('SELECT funding FROM game_rounds WHERE id = $1', [round.id]);
      expect(rows).toEqual([
        {
          funding: [
            { source: 'cash', amount: '500' },
            { source: 'test-bonus', amount: '500' },
          ],
        },
      ]);
      platform.clock.advance(elapsedFor(150));
      const collected = await act(frame, round.id, 'collect');
      if (!isRefused(collected)) {
        expect(collected).toMatchObject({ state: 'settled', win_cents: 1_500 });
        expect(await money()).toEqual({ cash: before.cash + 250n, bonus: before.bonus + 250n });
        await wholeLedger();
        return;
      }
      platform.clock.advance(70_000);
    }
  });

  it('the stake of a flight whose seeds no longer exist is returned to its sources', async () => {
    const frame = await frameIn('rocket-x');
    const before = await money();
    const round = made(await placeBet(context, frame, { id: randomUUID(), input: flight }));
    const move = 'UPDATE game_seed_pairs SET number = number + $2 WHERE owner = $1';
    await platform.db.query(move, [`player:${playerId}`, 1_000]);
    platform.clock.advance(70_000);
    expect(await showRound(context, frame.id, round.id, 0)).toMatchObject({ state: 'rolled_back' });
    await platform.db.query(move, [`player:${playerId}`, -1_000]);
    expect(await money()).toEqual(before);
    await wholeLedger();
  });

  it('a chip stake on a live table returns to its sources when taken back, and wins when the table pays', async () => {
    const frame = await frameIn('aurum-roulette');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const before = await money();
    const back = made(await placeBet(context, frame, { id: randomUUID(), input: chips }));
    expect(await money()).toEqual({ cash: before.cash - 251n, bonus: before.bonus - 250n });
    expect(await act(frame, back.id, 'roll_back')).toMatchObject({ state: 'rolled_back' });
    expect(await money()).toEqual(before);
    platform.clock.advance(300);
    const placed = made(await placeBet(context, frame, { id: randomUUID(), input: { ...chips, bets: allOn(501) } }));
    platform.clock.advance(cycleMs);
    const paid = made(await showRound(context, frame.id, placed.id, 0));
    expect(paid.state).toBe('settled');
    const [win, stake] = [minor(paid.win_cents), minor(paid.stake_cents)];
    const after = await money();
    expect(after.cash + after.bonus).toBe(before.cash + before.bonus - stake + win);
    expect(after.bonus).toBe(before.bonus - stake / 2n + (win * (stake / 2n)) / stake);
    await wholeLedger();
  });

  it('a stake added by an act is paid from both sources again, and the round stores the totals', async () => {
    const frame = await frameIn('rocket-x');
    const cards = testGameContext(platform, { funding: halves }, cardRules);
    const before = await money();
    const round = made(await placeBet(cards, frame, { id: randomUUID(), input: { ...flight, stake_cents: 101 } }));
    const acted = (name: string) =>
      actOnRound(cards, frame.id, round.id, { act_id: randomUUID(), act: { name } } as ActBody, platform.deps.now());
    expect(await acted('double')).toMatchObject({ state: 'open', stake_cents: 202 });
    expect(await money()).toEqual({ cash: before.cash - 102n, bonus: before.bonus - 100n });
    const rows = await platform.db.query('SELECT funding, stake FROM game_rounds WHERE id = $1', [round.id]);
    const funding = [
      { source: 'cash', amount: '102' },
      { source: 'test-bonus', amount: '100' },
    ];
    expect(rows).toEqual([{ funding, stake: 202n }]);
    const { win_cents } = made(await acted('stand'));
    const times = BigInt(win_cents) / 202n;
    expect(await money()).toEqual({
      cash: before.cash - 102n + times * 102n,
      bonus: before.bonus - 100n + times * 100n,
    });
    // Marks all rounds as shown. Otherwise a new frame would be sent the rounds of the two-card test game.
    await platform.db.query('UPDATE game_rounds SET shown_at = closed_at');
    await wholeLedger();
  });

  it('a stake is refused if one source does not cover its part, and no money moves', async () => {
    const frame = await frameIn('rocket-x');
    await giveBonus(499n);
    const before = await fingerprint(platform, /^(?:ledger_|game_)/);
    const refused = await placeBet(context, frame, { id: randomUUID(), input: flight });
    expect(refused).toMatchObject({ refused: 'not_enough_money' });
    expect(await fingerprint(platform, /^(?:ledger_|game_)/)).toEqual(before);
  });
});

/** Chips on red and black: one of them wins, or zero takes both. */
const allOn = (stake_cents: number) => ['red', 'black'].map(spot => ({ spot, stake_cents }));

it('a stake paid from bonus money alone leaves the cash account and its entries unchanged', async () => {
  const all: StakeFunding = {
    sources: [cash, bonus],
    fund: async (_tx, { stake }) => [{ source: 'test-bonus', amount: stake }],
  };
  const frame = await frameIn('rocket-x');
  const before = await money();
  const placed = await placeBet(testGameContext(platform, { funding: all }), frame, {
    id: randomUUID(),
    input: flight,
  });
  expect(placed).toMatchObject({ state: 'open', balance_cents: Number(before.cash) });
  expect(await money()).toEqual({ cash: before.cash, bonus: before.bonus - 1_000n });
});

it('a stake whose funding parts do not add up to it fails and takes no money', async () => {
  const short: StakeFunding = {
    sources: [cash],
    fund: async (_tx, { stake }) => [{ source: 'cash', amount: stake - 1n }],
  };
  const frame = await frameIn('deep-sea-salvage');
  const before = await fingerprint(platform, /^(?:ledger_|game_)/);
  const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } as const };
  await expect(placeBet(testGameContext(platform, { funding: short }), frame, bet)).rejects.toThrow('was not funded');
  expect(await fingerprint(platform, /^(?:ledger_|game_)/)).toEqual(before);
});

it('a win is split to the last minor unit', () => {
  const owner = { player_id: 7n, currency: 'EUR' };
  const parts = [
    { source: 'cash', amount: 1n },
    { source: 'test-bonus', amount: 2n },
  ];
  const shares = (win: bigint) =>
    winLegs(halves, owner, parts, win).map(({ account, amount }) => [account.kind, amount]);
  expect(shares(100n)).toEqual([
    ['cash', 33n],
    ['bonus', 67n],
  ]);
  expect(shares(1n)).toEqual([['bonus', 1n]]);
  // 4 × 2/5 leaves a remainder of 3, and 4 × 3/5 leaves 2. The extra unit goes to the larger remainder, not to the
  // larger part.
  const uneven = [
    { source: 'cash', amount: 2n },
    { source: 'test-bonus', amount: 3n },
  ];
  expect(winLegs(halves, owner, uneven, 4n).map(({ amount }) => amount)).toEqual([2n, 2n]);
  expect(() => winLegs({ ...halves, sources: [cash] }, owner, parts, 5n)).toThrow('not given in wiring');
});
