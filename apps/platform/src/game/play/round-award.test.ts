import type { Round } from '@liftoff/contract/game/game';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { minor, wire } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isRefused, type FrameSession } from '../../core/call.ts';
import { balanceOf, checkInvariants, houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { placeBet } from './bet.ts';
import type { RoundListener } from '../../facts/round-listener.ts';
import { actOnRound, showRound } from '../frame/frame-rounds.ts';
import type { GameContext } from '../game-context.ts';

const award = 777n;
/** The amount that the second listener pays. */
const small = 23n;

/** A listener that pays the same award for every round. */
const generous =
  (platform: TestPlatform, level: string, amount: bigint): RoundListener =>
  async (_tx, round) =>
  async tx => {
    const account = playerAccount(round.playerId, 'cash', 'EUR');
    const posted = await post(tx, platform.deps, {
      kind: 'jackpot_win',
      reference: `award:${level}:${round.roundId}`,
      legs: [
        { account: houseAccount('adjustments', 'EUR'), amount: -amount },
        { account, amount },
      ],
    });
    const [wallet] = posted.outcome === 'posted' ? posted.wallets : [];
    if (wallet === undefined) throw new Error('The award could not be paid');
    const win = { jackpot: 'test', level, level_name: level.toUpperCase(), amount_cents: wire(amount) };
    return { awards: [{ kind: 'jackpot', amount, purse: 'cash', details: win }], wallet };
  };

let context: GameContext;
let player: TestCaller;
let frame: FrameSession;
let opened: OpenedFrame;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  context = testGameContext(platform, {
    // The last listener finds that there is nothing to pay after all.
    listeners: [
      generous(platform, 'comet', award),
      generous(platform, 'spark', small),
      async () => () => Promise.resolve(null),
    ],
  });
  player = await signInDemo(platform);
  const playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
  opened = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  frame = { id: opened.sessionId, playerId, currency: 'EUR', real: true };
});

/** The facts recorded about a round. */
const factsOf = async (id: string) =>
  await platform.db.query<{ kind: string; data: Record<string, unknown> }>(
    `SELECT kind, data FROM facts WHERE data->>'round' = $1 ORDER BY id`,
    [id],
  );
const countFacts = async () => (await platform.db.query(`SELECT FROM facts WHERE kind LIKE 'round%'`)).length;
const cash = () => balanceOf(platform.db, playerAccount(frame.playerId ?? 0, 'cash', 'EUR'));

describe('a round with awards from listeners', () => {
  it('a round is written together with every award from listeners, and reports the final balance once [I1, I8]', async () => {
    const before = await cash();
    const id = randomUUID();
    const bet = { id, input: { engine: 'slot', stake_cents: 100 } } as const;
    await platform.open.outbox.flush();
    const published = vi.spyOn(platform.open.hub, 'deliver');
    const round = await placeBet(context, frame, bet);
    if (isRefused(round)) throw new Error(round.refused);
    const expected = before - 100n + minor(round.win_cents) + award + small;
    expect(minor(round.jackpot_win_cents ?? 0)).toBe(award + small);
    expect(round.jackpot_wins).toEqual([
      { jackpot: 'test', level: 'comet', level_name: 'COMET', amount_cents: wire(award) },
      { jackpot: 'test', level: 'spark', level_name: 'SPARK', amount_cents: wire(small) },
    ]);
    expect(minor(round.balance_cents)).toBe(expected);
    expect(await cash()).toBe(expected);
    expect(await placeBet(context, frame, bet)).toEqual(round);
    await platform.open.outbox.flush();
    const channel = privateChannel('balance', frame.playerId ?? 0);
    const reported = published.mock.calls.flatMap(([event]) => (event.channel === channel ? [event.data] : []));
    expect(reported).toEqual([expect.objectContaining({ amount_cents: wire(expected) })]);
    const data = {
      player: frame.playerId,
      round: id,
      game: 'deep-sea-salvage',
      engine: 'slot',
      currency: 'EUR',
      stake: '100',
      parts: [{ source: 'cash', grant: null, amount: '100' }],
      contribution: null,
      win: String(round.win_cents),
      jackpot_win: String(award + small),
      opened_at: expect.any(String) as string,
    };
    expect(await factsOf(id)).toEqual([{ kind: 'round_settled', data }]);
    const [listed] = (await opened.send<Round[]>('GET', '/frame/api/rounds')).body;
    expect(listed).toMatchObject({ id, jackpot_wins: round.jackpot_wins });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a round is written without an award if there is nothing to pay, and reports the balance once', async () => {
    platform.clock.advance(10_000);
    const none: RoundListener = async () => () => Promise.resolve(null);
    const before = await cash();
    await platform.open.outbox.flush();
    const published = vi.spyOn(platform.open.hub, 'deliver');
    const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } } as const;
    const round = await placeBet(testGameContext(platform, { listeners: [none] }), frame, bet);
    if (isRefused(round)) throw new Error(round.refused);
    expect(round).toMatchObject({ jackpot_win_cents: null, jackpot_wins: [] });
    expect(minor(round.balance_cents)).toBe(before - 100n + minor(round.win_cents));
    expect(await cash()).toBe(minor(round.balance_cents));
    await platform.open.outbox.flush();
    const channel = privateChannel('balance', frame.playerId ?? 0);
    const reported = published.mock.calls.flatMap(([event]) => (event.channel === channel ? [event.data] : []));
    published.mockRestore();
    expect(reported).toEqual([expect.objectContaining({ amount_cents: round.balance_cents })]);
    expect(await factsOf(bet.id)).toEqual([
      { kind: 'round_settled', data: expect.objectContaining({ jackpot_win: '0' }) as unknown },
    ]);
  });

  it('a refused bet writes neither a round nor awards', async () => {
    platform.clock.advance(10_000);
    const known = await countFacts();
    const before = await cash();
    const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 10_000_000 } } as const;
    expect(await placeBet(context, frame, bet)).toMatchObject({ refused: 'not_enough_money' });
    expect(await countFacts()).toBe(known);
    expect(await cash()).toBe(before);
  });
});

describe('a round that ends after its bet', () => {
  const sums = async (id: string) =>
    (await platform.db.query('SELECT staked, returned FROM game_sessions WHERE id = $1', [id]))[0];

  it('a round that ends after its bet gets its awards, events and facts when it ends', async () => {
    const { sessionId } = await openFrameOf(platform, player, 'rocket-x', 'real');
    platform.clock.advance(10_000);
    const before = await cash();
    const id = randomUUID();
    const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 101 } as const;
    const placed = await placeBet(context, { ...frame, id: sessionId }, { id, input });
    expect(placed).toMatchObject({ state: 'open', jackpot_win_cents: null, jackpot_wins: [] });
    expect(await cash()).toBe(before - 100n);
    expect(await factsOf(id)).toEqual([]);
    platform.clock.advance(60_000);
    await platform.open.outbox.flush();
    const published = vi.spyOn(platform.open.hub, 'deliver');
    const round = await showRound(context, sessionId, id, 0);
    await platform.open.outbox.flush();
    const reported = (channel: string) =>
      published.mock.calls.flatMap(([event]) => (event.channel === channel ? [event.data] : []));
    if (isRefused(round)) throw new Error(round.refused);
    const expected = before - 100n + 101n + award + small;
    expect(round).toMatchObject({ state: 'settled', win_cents: 101, jackpot_win_cents: wire(award + small) });
    expect(round.jackpot_wins.map(({ level }) => level)).toEqual(['comet', 'spark']);
    expect(minor(round.balance_cents)).toBe(expected);
    expect(await cash()).toBe(expected);
    expect(await factsOf(id)).toEqual([
      {
        kind: 'round_settled',
        data: expect.objectContaining({ engine: 'crash', win: '101', jackpot_win: '800' }) as unknown,
      },
    ]);
    const balances = reported(privateChannel('balance', frame.playerId ?? 0));
    expect(balances).toEqual([expect.objectContaining({ amount_cents: wire(expected) })]);
    expect(reported('wins')).toEqual([expect.objectContaining({ win_cents: 101 })]);
    published.mockRestore();
    expect(await sums(sessionId)).toEqual({ staked: 100n, returned: 101n + award + small });
    expect(await showRound(context, sessionId, id, 0)).toEqual(round);
  });

  it('a round whose stake is returned gets no award, no longer counts as staked and records what it takes back [PX-13] [PX-67]', async () => {
    const { sessionId, start } = await openFrameOf(platform, player, 'aurum-roulette', 'real');
    reachPhase(platform.clock, start.identifier, 'betting');
    const before = await cash();
    const id = randomUUID();
    const input = { engine: 'roulette' as const, bets: [{ spot: 'red', stake_cents: 500 }] };
    const placed = await placeBet(context, { ...frame, id: sessionId }, { id, input });
    expect(placed).toMatchObject({ state: 'open' });
    const openedAt = platform.clock.now().toISOString();
    expect(await sums(sessionId)).toEqual({ staked: 500n, returned: 0n });
    const back = await actOnRound(
      context,
      sessionId,
      id,
      { act_id: randomUUID(), act: { name: 'roll_back' } },
      platform.deps.now(),
    );
    expect(back).toMatchObject({ state: 'rolled_back', win_cents: 0, jackpot_win_cents: null, jackpot_wins: [] });
    expect(await cash()).toBe(before);
    expect(await factsOf(id)).toEqual([
      {
        kind: 'round_rolled_back',
        data: {
          player: frame.playerId,
          round: id,
          game: start.identifier,
          engine: 'roulette',
          currency: 'EUR',
          stake: '500',
          parts: [{ source: 'cash', grant: null, amount: '500' }],
          contribution: null,
          win: '0',
          jackpot_win: '0',
          opened_at: openedAt,
          settled_at: null,
        },
      },
    ]);
    expect(await sums(sessionId)).toEqual({ staked: 0n, returned: 0n });
  });
});
