import type { Round } from '@liftoff/contract/game/game';
import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { giveBonus, grantNow } from '../testing/bonus.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { reachPhase } from '../testing/reach-phase.ts';
import { usePlatform, type TestAnswer, type TestCaller } from '../testing/test-platform.ts';
import { checkGrants } from './check-grants.ts';
import { endGrantsOf } from './move-grant.ts';

let player: TestCaller;
let playerId: number;

const email = 'demo@liftoff.test';
const moneyIn = (kind: 'cash' | 'bonus') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const money = async () => ({ cash: await moneyIn('cash'), bonus: await moneyIn('bonus') });
const giveCash = (cents: number) => giveMoney(platform, email, 'EUR', cents);
const grant = (id: number) => grantNow(platform, playerId, id);
const frameOf = (game: string) => openFrameOf(platform, player, game, 'real');
const spin = (frame: OpenedFrame, stake_cents: number, id: string = randomUUID()) =>
  frame.bet(id, { engine: 'slot', stake_cents });
const fly = (frame: OpenedFrame, stake_cents: number) =>
  frame.bet(randomUUID(), { engine: 'crash', stake_cents, auto_collect_hundredths: null });
const made = ({ status, body }: TestAnswer<Round>): Round => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

/** Flies until a flight is still up at a multiplier. Restores the player's money before each flight. */
async function flightUpAt(frame: OpenedFrame, stake: number, hundredths: number, restore: () => Promise<unknown>) {
  for (let flights = 0; flights < 50; flights += 1) {
    await restore();
    const round = made(await fly(frame, stake));
    platform.clock.advance(elapsedFor(hundredths));
    const now = (await frame.send<Round>('GET', `/frame/api/rounds/${round.id}`)).body;
    if (now.state === 'open') return round;
    platform.clock.advance(70_000);
  }
  throw new Error('No flight stays up');
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(70_000);
  await platform.jobs.runDue();
  await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
});

const everythingAddsUp = async () => {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkGrants(platform.db)).toEqual({ id: 'I15', intact: true, detail: null });
};

describe('a stake paid from cash and a bonus', () => {
  it('cash 3, a bonus of 10 and a stake of 5 take 3 from cash and 2 from the bonus, win in proportion, and change nothing when repeated [PX-03] [PX-10] [PX-12] [PX-14]', async () => {
    await giveCash(300);
    const id = await giveBonus(platform, playerId, { amount: 1_000n });
    const frame = await frameOf('deep-sea-salvage');
    const bet = randomUUID();
    const round = made(await spin(frame, 500, bet));
    const win = minor(round.win_cents);
    const toBonus = (win * 200n) / 500n;
    expect(await money()).toEqual({ cash: win - toBonus, bonus: 800n + toBonus });
    expect(round).toMatchObject({ balance_cents: Number(win - toBonus), bonus_cents: Number(800n + toBonus) });
    expect((await grant(id)).wagered).toBe(500n);
    const [row] = await platform.db.query('SELECT funding, contribution FROM game_rounds WHERE id = $1', [bet]);
    expect(row).toEqual({
      funding: [
        { source: 'cash', grant: null, amount: '300' },
        { source: 'bonus', grant: id, amount: '200' },
      ],
      contribution: { grant: id, amount: '500' },
    });
    const sums = await fingerprint(platform, /^(?:ledger_|game_|bonus_)/);
    expect((await spin(frame, 500, bet)).body).toEqual(round);
    expect(await fingerprint(platform, /^(?:ledger_|game_|bonus_)/)).toEqual(sums);
    await everythingAddsUp();
  });

  it('a stake that cash and the bonus do not cover together is refused with both balances [PX-10]', async () => {
    await giveCash(300);
    await giveBonus(platform, playerId, { amount: 100n });
    const frame = await frameOf('deep-sea-salvage');
    const before = await fingerprint(platform, /^(?:ledger_|game_|bonus_)/);
    expect(await spin(frame, 500)).toMatchObject({
      status: 422,
      body: { refusal: 'not_enough_money', purse: { currency: 'EUR', balance_cents: 300, bonus_cents: 100 } },
    });
    expect(await fingerprint(platform, /^(?:ledger_|game_|bonus_)/)).toEqual(before);
  });

  it('a stake above the maximum bet is refused with the maximum if it needs the bonus, and taken if cash covers it [PX-32]', async () => {
    await giveCash(500);
    const id = await giveBonus(platform, playerId, { amount: 5_000n, terms: { max_bet_cents: 400 } });
    const frame = await frameOf('deep-sea-salvage');
    made(await spin(frame, 500));
    expect((await grant(id)).wagered).toBe(0n);
    await giveCash(0);
    platform.clock.advance(10_000);
    expect(await spin(frame, 500)).toMatchObject({
      status: 422,
      body: { refusal: 'bonus_max_bet', max_stake: { currency: 'EUR', amount_cents: 400 } },
    });
    made(await spin(frame, 400));
    expect((await grant(id)).wagered).toBe(400n);
  });

  it('a game names how its stakes count for the bonus, at its start and with each balance [PX-33]', async () => {
    const named = async () => (await frame.send<{ wagering: unknown }>('GET', '/frame/api/balance')).body.wagering;
    const frame = await frameOf('deep-sea-salvage');
    expect(frame.start.wagering).toBeNull();
    await giveBonus(platform, playerId, { amount: 5_000n, terms: { max_bet_cents: 400 } });
    expect(await named()).toEqual({ percent: 100, max_stake_cents: 400 });
    expect((await frameOf('deep-sea-salvage')).start.wagering).toEqual({ percent: 100, max_stake_cents: 400 });
  });

  it('an excluded game is refused if it needs the bonus, and counts nothing if cash pays it [PX-33]', async () => {
    await giveCash(100);
    const id = await giveBonus(platform, playerId, { amount: 5_000n, terms: { excluded_games: ['deep-sea-salvage'] } });
    const frame = await frameOf('deep-sea-salvage');
    made(await spin(frame, 100));
    expect((await grant(id)).wagered).toBe(0n);
    await giveCash(0);
    platform.clock.advance(10_000);
    expect(await spin(frame, 100)).toMatchObject({ status: 422, body: { refusal: 'bonus_excluded_game' } });
  });

  it('a bonus is not used for a stake in another currency [PX-20]', async () => {
    await giveCash(0);
    await giveMoney(platform, email, 'CAD', 0);
    await giveBonus(platform, playerId, { amount: 5_000n, currency: 'CAD' });
    const frame = await frameOf('deep-sea-salvage');
    expect(await spin(frame, 100)).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
  });
});

describe('a round that stays open', () => {
  const restore = async () => {
    await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
    await giveCash(500);
    return await giveBonus(platform, playerId, { amount: 5_000n });
  };

  it('a flight is paid from both, collected to both, and counts once it is settled above 1.50x [PX-12] [PX-35]', async () => {
    const frame = await frameOf('rocket-x');
    let id = 0;
    const round = await flightUpAt(frame, 1_000, 160, async () => (id = await restore()));
    expect(await money()).toEqual({ cash: 0n, bonus: 4_500n });
    expect(await grant(id)).toMatchObject({ open_rounds: 1, wagered: 0n });
    const collected = made(await frame.act(round.id, 'collect'));
    expect(collected).toMatchObject({ state: 'settled', win_cents: 1_600, balance_cents: 800, bonus_cents: 5_300 });
    expect(await grant(id)).toMatchObject({ open_rounds: 0, balance: 5_300n, wagered: 1_000n });
    await everythingAddsUp();
  });

  it('a flight collected below 1.50x counts nothing [PX-35]', async () => {
    const frame = await frameOf('rocket-x');
    let id = 0;
    const round = await flightUpAt(frame, 1_000, 120, async () => (id = await restore()));
    made(await frame.act(round.id, 'collect'));
    expect((await grant(id)).wagered).toBe(0n);
  });

  it('chips that are taken back return to both, with the progress they made [PX-13]', async () => {
    const id = await restore();
    const frame = await frameOf('aurum-roulette');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const placed = made(
      await frame.bet(randomUUID(), { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 1_000 }] }),
    );
    expect(await money()).toEqual({ cash: 0n, bonus: 4_500n });
    expect(await grant(id)).toMatchObject({ open_rounds: 1, wagered: 1_000n });
    expect(made(await frame.act(placed.id, 'roll_back'))).toMatchObject({ balance_cents: 500, bonus_cents: 5_000 });
    expect(await grant(id)).toMatchObject({ open_rounds: 0, wagered: 0n, balance: 5_000n, stage: 'handle_bets' });
    await everythingAddsUp();
  });

  it('chips on both sides count only what they can lose [PX-34]', async () => {
    const id = await restore();
    const frame = await frameOf('aurum-roulette');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const bets = ['red', 'black'].map(spot => ({ spot, stake_cents: 500 }));
    made(await frame.bet(randomUUID(), { engine: 'roulette', bets }));
    expect((await grant(id)).wagered).toBe(0n);
  });

  it('a bonus that is cancelled during a round ends when the round closes, and its share of the win goes to the operator [PX-17]', async () => {
    const frame = await frameOf('rocket-x');
    let id = 0;
    const round = await flightUpAt(frame, 1_000, 160, async () => (id = await restore()));
    const canceled = await player.send<{ stage: string; ends_after_round: boolean }>(
      'DELETE',
      `/api/player/bonuses/${id}`,
    );
    expect(canceled.body).toMatchObject({ stage: 'handle_bets', ends_after_round: true });
    expect(await money()).toEqual({ cash: 0n, bonus: 4_500n });
    expect((await fly(frame, 100)).body).toMatchObject({ refusal: 'not_enough_money' });
    made(await frame.act(round.id, 'collect'));
    expect(await money()).toEqual({ cash: 800n, bonus: 0n });
    expect(await grant(id)).toMatchObject({ stage: 'canceled', balance: 0n, open_rounds: 0 });
    await everythingAddsUp();
  });
});

describe('the end of a bonus', () => {
  it('a bonus whose wagering is complete becomes cash before the outcome, so the win is cash in full [PX-18]', async () => {
    await giveCash(0);
    const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 0.5 } });
    const frame = await frameOf('deep-sea-salvage');
    const round = made(await spin(frame, 500));
    expect(await money()).toEqual({ cash: 500n + minor(round.win_cents), bonus: 0n });
    expect(await grant(id)).toMatchObject({
      stage: 'finished',
      wagered: 500n,
      converted: 500n,
      completed_by: round.id,
    });
    await everythingAddsUp();
  });

  it('money above the maximum win goes back to the operator at the conversion [PX-37]', async () => {
    await giveCash(500);
    const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 0.5, max_win_cents: 600 } });
    const round = made(await spin(await frameOf('deep-sea-salvage'), 500));
    expect(await money()).toEqual({ cash: 600n + minor(round.win_cents), bonus: 0n });
    expect(await grant(id)).toMatchObject({ stage: 'finished', converted: 600n });
    await everythingAddsUp();
  });

  it('a contribution is never more than is left to wager [PX-31]', async () => {
    await giveCash(1_000);
    const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 0.25 } });
    made(await spin(await frameOf('deep-sea-salvage'), 1_000));
    expect(await grant(id)).toMatchObject({ stage: 'finished', wagered: 250n });
  });

  it('a bonus that holds less than the smallest stake is lost [PX-21]', async () => {
    const frame = await frameOf('deep-sea-salvage');
    for (let tries = 0; tries < 60; tries += 1) {
      await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
      await giveCash(0);
      const id = await giveBonus(platform, playerId, { amount: 105n });
      platform.clock.advance(10_000);
      const round = made(await spin(frame, 100));
      if (round.win_cents === 0) {
        expect(await money()).toEqual({ cash: 0n, bonus: 0n });
        expect(await grant(id)).toMatchObject({ stage: 'lost', balance: 0n });
        await everythingAddsUp();
        return;
      }
    }
    throw new Error('No spin lost');
  });

  it('a bonus expires when its time to wager is over, and pays nothing from that moment [PX-45]', async () => {
    await giveCash(0);
    const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager_days: 1 } });
    platform.clock.advance(86_400_000);
    player = await signInDemo(platform);
    const frame = await frameOf('deep-sea-salvage');
    expect(await spin(frame, 100)).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
    await platform.jobs.runDue();
    expect(await grant(id)).toMatchObject({ stage: 'expired', balance: 0n });
    expect(await moneyIn('bonus')).toBe(0n);
  });

  it('a bonus without wagering becomes cash as soon as it is activated [PX-38]', async () => {
    await giveCash(0);
    const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 0 } });
    expect(await money()).toEqual({ cash: 1_000n, bonus: 0n });
    expect(await grant(id)).toMatchObject({ stage: 'finished', converted: 1_000n });
    await everythingAddsUp();
  });

  it('a bonus without wagering does not wait for the active bonus [PX-38]', async () => {
    await giveCash(0);
    const active = await giveBonus(platform, playerId, { amount: 500n });
    const free = await giveBonus(platform, playerId, { amount: 1_000n, terms: { wager: 0 } });
    expect(await money()).toEqual({ cash: 1_000n, bonus: 500n });
    expect((await grant(active)).stage).toBe('handle_bets');
    expect((await grant(free)).stage).toBe('finished');
    await everythingAddsUp();
  });

  it('a second bonus waits, and begins when the first has ended [PX-11]', async () => {
    await giveCash(0);
    const first = await giveBonus(platform, playerId, { amount: 1_000n });
    const second = await giveBonus(platform, playerId, { amount: 700n });
    expect((await grant(second)).stage).toBe('wait');
    expect((await player.send('DELETE', `/api/player/bonuses/${first}`)).status).toBe(200);
    await platform.jobs.runDue();
    expect(await grant(second)).toMatchObject({ stage: 'handle_bets', balance: 700n });
    expect(await money()).toEqual({ cash: 0n, bonus: 700n });
    await everythingAddsUp();
  });
});
