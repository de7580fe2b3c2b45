import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedOffers } from '../../seed/seed-offers.ts';
import { issueBonus } from '../../testing/bonus.ts';
import { loseYesterday } from '../../testing/lose.ts';
import { signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { mayPromote } from './may-promote.ts';

const email = 'vip@liftoff.test';
const dayMs = 86_400_000;

let platform: TestPlatform;
let player: TestCaller;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform, email);
  await player.send('PUT', '/api/subscriptions', { receive_promos: true, receive_sms_promos: false });
});
afterEach(() => platform.close());

const count = async (text: string, values: unknown[] = []) => (await platform.db.query(text, values)).length;

it.each([
  ['self_excluded', null],
  ['cooling_off', '2027-06-01'],
])('a player who is %s gets no emails and no messages for half a year [C15]', async (blocked, until) => {
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
  if (until) await platform.db.query('UPDATE user_limits SET ends_at = $2 WHERE player_id = $1', [id, until]);
  await platform.jobs.runDue();
  await platform.open.outbox.flush();
  const sent = async () => [
    await count('SELECT FROM mails WHERE recipient = $1', [email]),
    await count(`SELECT FROM outbox WHERE channel LIKE '%#' || $1::text`, [id]),
    await count(`SELECT FROM events WHERE channel LIKE '%#' || $1::text`, [id]),
  ];
  const before = await sent();
  const told: number[][] = [];
  for (let week = 0; week < 27; week += 1) {
    platform.clock.advance(7 * dayMs);
    await platform.jobs.runDue();
    await platform.open.outbox.flush();
    told.push(await sent());
  }
  // Events older than a few minutes are deleted, so the number can fall, but nothing is ever added.
  expect(
    told.every(
      ([mails = 0, waiting = 0, events = 0]) => mails === before[0] && waiting === 0 && events <= (before[2] ?? 0),
    ),
  ).toBe(true);
});

it('a player on a break or with several accounts is shown no offers on the site [C15] [PX-07]', async () => {
  const areOffersShown = async () =>
    (await player.send<{ offers_shown: boolean }>('GET', '/api/info/shown')).body.offers_shown;
  expect(await areOffersShown()).toBe(true);
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`, [id]);
  expect(await areOffersShown()).toBe(false);
  await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`, [id]);
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
  expect(await areOffersShown()).toBe(false);
});

it('a player on a break cannot turn promotional messages on and has no manager to call, but can still turn messages off [C15]', async () => {
  const managers = async () => (await player.send<object[]>('POST', '/api/fe/config/managers', {})).body.length;
  await player.send('PUT', '/api/subscriptions', { receive_promos: true, receive_sms_promos: false });
  expect(await managers()).toBe(1);
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
  expect(await managers()).toBe(0);
  const request = await player.send('PUT', '/api/subscriptions', { receive_promos: false, receive_sms_promos: true });
  expect(request.body).toEqual({
    receive_promos: false,
    receive_sms_promos: false,
    promos_waiting: null,
    sms_promos_waiting: null,
  });
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'none' });
  expect(await managers()).toBe(1);
});

const foundOn = (day: string) =>
  `INSERT INTO register_checks (player_id, day, listed) SELECT id, ($2::timestamptz AT TIME ZONE 'UTC')::date ${day}, true
   FROM players WHERE email = $1`;

it.each([
  ['found in a register today', foundOn('')],
  ['found in a register and not asked about for a month', foundOn('- 30')],
  ['closed out', `UPDATE players SET closed_for = 'under_age', closed_at = $2 WHERE email = $1`],
])('a player who is %s cannot turn promotional messages on and has no manager [C14] [C15]', async (_what, become) => {
  const managers = async () => (await player.send<object[]>('POST', '/api/fe/config/managers', {})).body.length;
  expect(await managers()).toBe(1);
  await platform.db.query(become, [email, platform.clock.now()]);
  expect(await managers()).toBe(0);
  const request = { receive_promos: true, receive_sms_promos: true };
  expect((await player.send('PUT', '/api/subscriptions', request)).body).toMatchObject({
    receive_sms_promos: false,
    sms_promos_waiting: null,
  });
});

it('an account that was closed because its player is under age gets no offers and cannot sign in [C15] [C25]', async () => {
  const managers = async () => (await player.send<object[]>('POST', '/api/fe/config/managers', {})).body.length;
  await platform.db.query(`UPDATE players SET closed_for = 'under_age', closed_at = $2 WHERE email = $1`, [
    email,
    platform.clock.now(),
  ]);
  expect(await managers()).toBe(0);
  const user = { email, password: 'Liftoff-2026!' };
  expect(await platform.caller().send('POST', '/api/users/sign_in', { user })).toMatchObject({
    status: 422,
    body: { refusal: 'under_age' },
  });
});

it('a second account of a self-excluded person gets no offers [C13] [C15]', async () => {
  const managers = async () => (await player.send<object[]>('POST', '/api/fe/config/managers', {})).body.length;
  await platform.db.query(`UPDATE players SET first_name = 'Mira', last_name = 'Kask' WHERE email = $1`, [email]);
  expect(await managers()).toBe(1);
  await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'self_excluded' });
  expect(await managers()).toBe(0);
});

it('a player who does not exist gets no promotions', async () => {
  expect(await mayPromote(platform.deps)(platform.db, 9_999_999)).toBe(false);
});

it('a player on a break keeps no bonus, is shown none, and is issued none for half a year [C15] [PX-46]', async () => {
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  await loseYesterday(platform, id);
  const bonus = String(await issueBonus(platform, id, { amount: 1_000n }));
  const shown = async () => [
    (await player.send<object[]>('GET', '/api/v2/bonuses')).body.length,
    (await player.send<object[]>('GET', '/api/player/cashback')).body.length,
  ];
  expect(await shown()).toEqual([1, 1]);
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
  await platform.db.query(`UPDATE user_limits SET ends_at = '2027-06-01' WHERE player_id = $1`, [id]);
  expect(await shown()).toEqual([0, 0]);
  const kept = await player.send<{ id: string; stage: string }[]>('GET', '/api/player/bonuses');
  expect(kept.body).toMatchObject([{ id: bonus, stage: 'canceled' }]);
  for (let week = 0; week < 26; week += 1) {
    platform.clock.advance(7 * dayMs);
    await platform.jobs.runDue();
  }
  expect(await count('SELECT FROM bonus_grants WHERE player_id = $1', [id])).toBe(1);
  expect(await count('SELECT FROM spin_sets WHERE player_id = $1', [id])).toBe(0);
});
