import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const second = 'vip@liftoff.test';
/** The demo player's name and birthday. */
const person = { first_name: 'Mira', last_name: 'Kask', date_of_birth: '17/05/1990' };
const refused = { status: 403, body: { refusal: 'second_account' } };

let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

const register = (change: object, caller = platform.caller()) =>
  caller.send('POST', '/api/users', { user: { ...signUpForm, email: `${randomUUID()}@example.com`, ...change } });
const coolOff = () => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
const limitDeposits = (of = player) =>
  of.send('POST', '/api/user_limits', { type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 90_000_000 });
const protections: readonly (readonly [name: string, begin: () => Promise<{ status: number }>])[] = [
  ['a cooling-off', coolOff],
  ['a deposit limit', limitDeposits],
];

async function pass(): Promise<void> {
  platform.clock.advance(10_000);
  await platform.jobs.runDue();
}
const depositBody = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
const begin = (of: TestCaller) => of.send<Begun>('POST', '/payments/deposits', depositBody);
/** Pays with the one sandbox card that is recognised across players. */
async function payBegun({ body, status }: { status: number; body: Begun }): Promise<Payment['id']> {
  expect(status).toBe(201);
  const paid = { card: 'tok_personal' };
  expect((await platform.caller().send('POST', `${framePath(body)}/pay`, paid)).status).toBe(200);
  await pass();
  return body.payment.id;
}
const reserved = async () =>
  (await platform.operator().send<ReservedPayment[]>('GET', '/console/api/held_payments')).body;
const reported = () =>
  platform.db.query(`SELECT subject, after FROM audit WHERE action = 'player.second_account' ORDER BY line`);

describe('registering a second account', () => {
  it.each(protections)('is refused to a person who has %s under another account', async (_name, protect) => {
    expect((await protect()).status).toBeLessThan(300);
    expect(await register(person)).toMatchObject(refused);
    expect(await register({ email: 'Demo+again@liftoff.test', date_of_birth: '01/01/1970' })).toMatchObject(refused);
    expect(await register({ ...person, first_name: 'Мira' })).toMatchObject(refused);
  });

  it('is reported to the operator, in the audit trail of the protected account and in the log [C36]', async () => {
    await coolOff();
    const warned = vi.spyOn(platform.deps.log, 'warn');
    await register(person);
    const found = { protection: 'cooling_off', other: null, at: 'sign_up' };
    expect(await reported()).toEqual([{ subject: `player:${playerId}`, after: found }]);
    expect(warned.mock.calls[0]?.[0]).toEqual({ player: playerId, ...found });
  });

  it('stays possible for somebody with the same birthday or a similar name, and for a person without limits', async () => {
    expect((await register(person)).status).toBe(201);
    await coolOff();
    expect((await register({ date_of_birth: person.date_of_birth })).status).toBe(201);
    expect((await register({ ...person, first_name: 'Mirra' })).status).toBe(201);
    expect((await register({ ...person, date_of_birth: '18/05/1990' })).status).toBe(201);
  });

  it('is possible again once the cooling-off is over', async () => {
    await coolOff();
    platform.clock.advance(86_400_000);
    expect((await register(person)).status).toBe(201);
  });

  it('does not count the limits of an account that its player has closed', async () => {
    await limitDeposits();
    await platform.db.query(`UPDATE players SET closed_for = 'own_wish', closed_at = $2 WHERE id = $1`, [
      playerId,
      platform.clock.now(),
    ]);
    expect((await register(person)).status).toBe(201);
  });
});

describe('the profile of a second account', () => {
  it('does not take the name of a person who has limits under another account', async () => {
    await limitDeposits();
    const caller = platform.caller();
    await register({ date_of_birth: person.date_of_birth }, caller);
    const name = { first_name: person.first_name, last_name: person.last_name };
    expect(await caller.send('PATCH', '/api/player', name)).toMatchObject(refused);
    expect((await caller.send('PATCH', '/api/player', { first_name: 'Paul' })).status).toBe(200);
  });

  it('stays editable if the account was opened before the limits were set', async () => {
    const caller = platform.caller();
    await register(person, caller);
    await limitDeposits();
    expect((await caller.send('PATCH', '/api/player', { nickname: 'Other' })).status).toBe(200);
  });
});

describe('an account that already exists beside a protected one', () => {
  let other: TestCaller;
  beforeEach(async () => {
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', last_name = 'Kask', date_of_birth = '1990-05-17' WHERE email = $1`,
      [second],
    );
    other = await signInDemo(platform, second);
  });

  it('can neither deposit, exchange points nor open games during a cooling-off of the same person [C11]', async () => {
    expect((await begin(other)).status).toBe(201);
    await coolOff();
    const out = { status: 403, body: { refusal: 'cooling_off' } };
    expect(await begin(other)).toMatchObject(out);
    const exchange = { points: 1_250, group: 'cash-5', version: 1 };
    expect(await other.send('POST', '/api/comp_points/exchange/money', { exchange })).toMatchObject(out);
    const launch = { mode: 'real', locale: 'en-CA' };
    expect(await other.send('POST', '/api/games/deep-sea-salvage/launch', launch)).toMatchObject(out);
  });

  it('loses a game that is already open within a second of the cooling-off, but stays signed in [C11]', async () => {
    const frame = await openFrameOf(platform, other, 'deep-sea-salvage', 'real');
    const stranger = await openFrameOf(platform, await signInDemo(platform, 'tester@liftoff.test'), 'rocket-x', 'real');
    const bet = () => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    expect((await bet()).status).toBe(200);
    await coolOff();
    await pass();
    expect((await bet()).status).not.toBe(200);
    expect((await other.send('GET', '/api/player')).body).toMatchObject({ email: second });
    const crash = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
    expect((await stranger.bet(randomUUID(), crash)).status).toBe(200);
  });

  it('cannot deposit while the same person has limits under the other account', async () => {
    await limitDeposits();
    expect(await begin(other)).toMatchObject(refused);
    expect((await begin(player)).status).toBe(201);
  });

  it('is the one that stays closed to deposits if both accounts have limits, because it is newer', async () => {
    await limitDeposits(other);
    expect(await begin(player)).toMatchObject(refused);
    expect((await begin(other)).status).toBe(201);
    await limitDeposits();
    const [older, newer] = playerId < (await idOf(other)) ? [player, other] : [other, player];
    expect((await begin(older)).status).toBe(201);
    expect(await begin(newer)).toMatchObject(refused);
  });
});

const idOf = async (of: TestCaller) => (await of.send<{ id: number }>('GET', '/api/player')).body.id;

describe('the first deposit with the card of a person who has another account', () => {
  let other: TestCaller;
  let otherId: number;
  beforeEach(async () => {
    await platform.db.query(
      `UPDATE players SET date_of_birth = '1970-01-01', mobile_phone = '+372 5550 7788' WHERE email = $1`,
      [second],
    );
    other = await signInDemo(platform, second);
    otherId = await idOf(other);
    await payBegun(await begin(player));
  });

  it.each([
    ['a cooling-off', coolOff, 'cooling_off', 'cooling_off'],
    ['a deposit limit', limitDeposits, 'second_account', 'limits'],
  ])(
    'is reserved if that account has %s, and reported to the operator',
    async (_name, protect, heldFor, protection) => {
      await protect();
      const begun = await begin(other);
      const before = await balanceOf(platform.db, playerAccount(otherId, 'cash', 'EUR'));
      const id = await payBegun(begun);
      expect(await balanceOf(platform.db, playerAccount(otherId, 'cash', 'EUR'))).toBe(before);
      expect(await reserved()).toMatchObject([{ payment: { id, held_for: heldFor }, player: { email: second } }]);
      expect(await reported()).toEqual([
        { subject: `player:${playerId}`, after: { protection, other: otherId, at: 'deposit' } },
      ]);
      expect(await begin(other)).toMatchObject({ status: 403, body: { refusal: heldFor } });
    },
  );

  it('is credited if that account has neither a break nor limits', async () => {
    await payBegun(await begin(other));
    expect(await reserved()).toEqual([]);
  });
});
