import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { reachPhase } from '../testing/reach-phase.ts';
import { behindLock } from '../testing/race.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const minuteMs = 60_000;
const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const live = 'aurum-roulette';
const spin = { engine: 'slot', stake_cents: 20 };

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small', random: 'reality check' });
beforeEach(async () => {
  platform.clock.advance(2 * 86_400_000);
  await platform.db.query('DELETE FROM reality_checks');
  await platform.db.query(`UPDATE players SET licence = 'CW', reality_check_min = NULL WHERE email = $1`, [email]);
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, email, 'EUR', 100_000);
});

const check = async (by = player) => (await by.send<RealityCheck>('GET', '/api/player/reality_check')).body;
const answer = (number: number, by = player, headers = {}) =>
  by.send<RealityCheck>('POST', '/api/player/reality_check/answers', { number }, headers);
const setEvery = (interval_min: unknown) =>
  player.send<RealityCheck>('PUT', '/api/player/reality_check', { interval_min });
const asLicence = (licence: string) =>
  platform.db.query('UPDATE players SET licence = $2 WHERE email = $1', [email, licence]);
const due = { status: 403, body: { refusal: 'reality_check' } };

/** Lets time pass while the player stays active, because a session without activity ends after half an hour. */
async function pass(minutes: number, ms = 0): Promise<void> {
  for (let left = minutes * minuteMs + ms; left > 0; left -= 20 * minuteMs) {
    platform.clock.advance(Math.min(left, 20 * minuteMs));
    await player.send('GET', '/api/player');
  }
  await platform.jobs.runDue();
}

/** A bet for each game; a live table accepts it only while betting is open. */
const chips = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] };
const bets: Readonly<Record<string, unknown>> = {
  [slot]: spin,
  'rocket-x': { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 101 },
  'roulette-royale': chips,
  [live]: chips,
};
function bet(of: OpenedFrame, game = slot) {
  if (game === live) reachPhase(platform.clock, live, 'betting');
  return of.bet(randomUUID(), bets[game]);
}

/**
 * The player's real-money play since a given time according to the ledger, by a query that is independent of the
 * product's own.
 */
async function ledger(since: Date, currency = 'EUR') {
  const [row] = await platform.db.query<{ staked: string; returned: string }>(
    `SELECT coalesce(sum(CASE WHEN t.kind IN ('stake', 'roll_back') THEN -e.amount END), 0)::text AS staked,
       coalesce(sum(CASE WHEN t.kind IN ('win', 'jackpot_win') THEN e.amount END), 0)::text AS returned
     FROM ledger_transfers t, ledger_entries e, ledger_accounts a
     WHERE e.transfer_id = t.id AND e.account_id = a.id AND a.owner = $1 AND a.currency = $2 AND t.at >= $3`,
    [`player:${playerId}`, currency, since],
  );
  const [staked, returned] = [Number(row?.staked), Number(row?.returned)];
  return { currency, staked_cents: staked, returned_cents: returned, net_cents: returned - staked };
}

const cash = async () =>
  (
    await platform.db.query(`SELECT balance FROM ledger_accounts WHERE owner = $1 AND currency = 'EUR' ORDER BY kind`, [
      `player:${playerId}`,
    ])
  ).map(row => JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));

describe('a reality check', () => {
  it.each(Object.keys(bets))(
    'an hour after play began, a reality check is due: the next bet at %s is refused in every frame, and takes nothing [C17]',
    async game => {
      const frame = await openFrameOf(platform, player, game, 'real');
      expect((await bet(frame, game)).status).toBe(200);
      const began = platform.clock.now().toISOString();
      await pass(57);
      expect(await check()).toMatchObject({ due: false, interval_min: 60, began_at: began });
      expect((await bet(frame, game)).status).toBe(200);
      await pass(3);
      const before = await cash();
      expect(await bet(frame, game)).toMatchObject(due);
      const again = await openFrameOf(platform, player, game, 'real');
      expect(await bet(again, game)).toMatchObject(due);
      expect(await cash()).toEqual(before);
      expect((await check()).due).toBe(true);
      const demo = await openFrameOf(platform, player, slot, 'demo');
      expect((await bet(demo)).status).toBe(200);
    },
  );

  it('while a reality check is due, an open round can still be played to its end [C17]', async () => {
    const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    await bet(frame, 'rocket-x');
    await pass(60, -500);
    const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
    const id = randomUUID();
    expect((await frame.bet(id, flight)).body.state).toBe('open');
    platform.clock.advance(500);
    expect((await check()).due).toBe(true);
    const collected = await frame.act(id, 'collect');
    expect([collected.status, collected.body.state]).toEqual([200, 'settled']);
    expect(await frame.bet(randomUUID(), flight)).toMatchObject(due);
  });

  it('a reality check shows the time and the staked, returned and net amounts, exact to the cent of the ledger over a hundred rounds [C17] [C18]', async () => {
    await player.send('POST', '/api/player/accounts/select', { currency: 'EUR' });
    const began = platform.clock.now();
    const frame = await openFrameOf(platform, player, slot, 'real');
    for (let round = 0; round < 100; round += 1) {
      expect((await bet(frame)).status).toBe(200);
      platform.clock.advance(36_000);
    }
    await pass(1);
    const shown = await check();
    expect(shown).toMatchObject({ due: true, began_at: began.toISOString(), due_at: expect.any(String) as string });
    expect(Date.parse(shown.now) - Date.parse(began.toISOString())).toBe(61 * minuteMs);
    expect(shown.sums).toEqual([await ledger(began)]);
    expect(shown.sums[0]?.staked_cents).toBe(2_000);
    const game = (await player.send('GET', `/api/games/${slot}/session`)).body;
    const { sums } = shown;
    const { currency, ...sum } = sums[0] ?? { currency: '' };
    expect(game).toMatchObject({ currency, ...sum });
    const stats = (await player.send<{ today: object }>('GET', '/api/player/stats')).body;
    expect(stats).toMatchObject({ currency: 'EUR', today: sum });
  });

  it('each reality check shows the sums since play began, and its number goes up by one, also when play begins again after a rest [C17]', async () => {
    const began = platform.clock.now();
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    await pass(60);
    const first = await check();
    expect(first.sums).toEqual([await ledger(began)]);
    await answer(first.number);
    await bet(frame);
    await pass(60);
    const second = await check();
    expect(second).toMatchObject({ due: true, number: first.number + 1, began_at: began.toISOString() });
    expect(second.sums).toEqual([await ledger(began)]);
    expect(second.sums[0]?.staked_cents).toBe(40);
    await player.send('DELETE', '/api/users/sign_out');
    platform.clock.advance(31 * minuteMs);
    player = await signInDemo(platform, email);
    const later = platform.clock.now();
    await bet(await openFrameOf(platform, player, slot, 'real'));
    const third = await check();
    expect(third).toMatchObject({ due: false, number: second.number + 1, began_at: later.toISOString() });
    expect(third.sums).toEqual([await ledger(later)]);
    expect(third.sums[0]?.staked_cents).toBe(20);
  });

  it('a reality check is answered only once: repeated answers, answers from another window and wrong numbers change nothing [C17] [A24]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    const { number } = await check();
    expect((await answer(number)).body).toMatchObject({ due: false, number });
    await pass(60);
    expect((await answer(number + 1)).body).toMatchObject({ due: true, number });
    const headers = { 'idempotency-key': randomUUID() };
    const answered = await answer(number, player, headers);
    expect(answered.body).toMatchObject({ due: false, number: number + 1, paused_until: null });
    expect((await bet(frame)).status).toBe(200);
    await pass(30);
    expect((await answer(number, player, headers)).body).toEqual(answered.body);
    expect((await answer(number)).body).toMatchObject({ number: number + 1 });
    await pass(30, -1);
    expect((await bet(frame)).status).toBe(200);
    platform.clock.advance(minuteMs);
    expect(await bet(frame)).toMatchObject(due);
  });

  it('two concurrent answers to a reality check start the next hour only once [C17]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    const { number } = await check();
    await pass(60);
    const held = { text: 'SELECT FROM reality_checks WHERE player_id = $1 FOR UPDATE', values: [playerId] };
    const answers = await behindLock(platform.db, held, [
      { run: () => answer(number), waits: true },
      { run: () => answer(number), waits: true },
    ]);
    expect(answers.map(({ body }) => body.number)).toEqual([number + 1, number + 1]);
    const lines = await platform.db.query(
      `SELECT FROM audit WHERE action = 'reality_check.answered' AND subject = $1 AND at = $2`,
      [`player:${playerId}`, platform.clock.now()],
    );
    expect(lines).toHaveLength(1);
  });

  it('neither signing out nor another game postpones a reality check, which starts again after half an hour away [C17]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    await pass(40);
    await bet(frame);
    await player.send('DELETE', '/api/users/sign_out');
    platform.clock.advance(25 * minuteMs);
    player = await signInDemo(platform, email);
    const other = await openFrameOf(platform, player, 'rocket-x', 'real');
    expect(await bet(other, 'rocket-x')).toMatchObject(due);
    await player.send('DELETE', '/api/users/sign_out');
    platform.clock.advance(5 * minuteMs);
    player = await signInDemo(platform, email);
    expect(await check()).toMatchObject({ due: false, began_at: null, sums: [] });
    const began = platform.clock.now();
    expect((await bet(await openFrameOf(platform, player, slot, 'real'))).status).toBe(200);
    expect(await check()).toMatchObject({ due: false, began_at: began.toISOString() });
  });
});

describe('the interval of reality checks', () => {
  it('a player can set a reality-check interval from 15 minutes to two hours, and it applies in an open game immediately [C17]', async () => {
    for (const wrong of [14, 121, 0, -60, 15.5, '60']) expect((await setEvery(wrong)).status, String(wrong)).toBe(422);
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    expect((await setEvery(15)).body).toMatchObject({ interval_min: 15, own_min: 15, licence_min: 60 });
    await pass(15);
    expect(await bet(frame)).toMatchObject(due);
    await answer((await check()).number);
    await setEvery(120);
    await pass(120, -1);
    expect((await bet(frame)).status).toBe(200);
    platform.clock.advance(minuteMs);
    expect(await bet(frame)).toMatchObject(due);
    expect((await setEvery(null)).body).toMatchObject({ interval_min: 60, own_min: null });
  });

  it("changing the interval and answering a check both notify the player's screens and are recorded in the audit trail [C17] [C36]", async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    await setEvery(15);
    await pass(15);
    const { number } = await check();
    await platform.open.outbox.flush();
    const told = async () => {
      await platform.open.outbox.flush();
      return (
        await platform.db.query(`SELECT FROM events WHERE channel = $1 AND data->>'type' = 'reality_check'`, [
          `game_limits#${playerId}`,
        ])
      ).length;
    };
    const before = await told();
    await setEvery(30);
    await answer(number);
    expect(await told()).toBe(before + 2);
    const rows = await platform.db.query(
      `SELECT actor, action, before, after, ip FROM audit WHERE subject = $1 AND action LIKE 'reality_check.%' AND at = $2 ORDER BY line`,
      [`player:${playerId}`, platform.clock.now()],
    );
    const by = { actor: `player:${playerId}`, ip: '203.0.113.7' };
    const counted_from = platform.clock.now().toISOString();
    expect(rows).toEqual([
      { ...by, action: 'reality_check.set', before: { interval_min: 15 }, after: { interval_min: 30 } },
      { ...by, action: 'reality_check.answered', before: null, after: { number, counted_from } },
    ]);
  });

  it('a longer interval does not cancel a reality check that is due, and counts from the answer to it [C17]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    await pass(60);
    expect((await setEvery(120)).body.due).toBe(true);
    expect(await bet(frame)).toMatchObject(due);
    await answer((await check()).number);
    await pass(119);
    expect((await bet(frame)).status).toBe(200);
  });

  it("the licence's interval applies if the player sets none, and no checks are due if the licence leaves them to the player [C17]", async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    const hourly = ['CW', 'CA-ON', 'EE', 'DE'];
    for (const licence of [...hourly, 'GB', 'SE', 'MT']) {
      const minutes = hourly.includes(licence) ? 60 : null;
      await asLicence(licence);
      expect(await check()).toMatchObject({ interval_min: minutes, licence_min: minutes });
    }
    await pass(180);
    expect((await bet(frame)).status).toBe(200);
    await setEvery(30);
    expect(await bet(frame)).toMatchObject(due);
  });

  it("under an unknown licence only the player's own interval applies, without a pause [C17]", async () => {
    await bet(await openFrameOf(platform, player, slot, 'real'));
    await asLicence('nowhere');
    expect(await check()).toMatchObject({ interval_min: null, licence_min: null, pause_min: 0, due: false });
    await setEvery(15);
    await pass(15);
    expect(await answer(1)).toMatchObject({ status: 200, body: { number: 2, due: false, paused_until: null } });
  });

  it('the German licence stops play for five minutes after each reality check [C17]', async () => {
    await asLicence('DE');
    const frame = await openFrameOf(platform, player, slot, 'real');
    await bet(frame);
    await pass(60);
    expect(await check()).toMatchObject({ due: true, pause_min: 5 });
    const until = new Date(platform.clock.now().getTime() + 5 * minuteMs);
    expect((await answer((await check()).number)).body).toMatchObject({ paused_until: until.toISOString() });
    platform.clock.advance(5 * minuteMs - 1);
    expect(await bet(frame)).toMatchObject(due);
    platform.clock.advance(1);
    expect((await bet(frame)).status).toBe(200);
    expect(await check()).toMatchObject({ due: false, paused_until: null });
  });
});
