import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { emailKey, phoneKey } from '@liftoff/rules/account/same-person';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { listenFor, openSocket } from '../../testing/sockets.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { isPlayerExcludedElsewhere } from './excluded-people.ts';

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const spin = { engine: 'slot', stake_cents: 20 };

let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

const block = async (blocked: string, of = email) => {
  const answer = await platform.operator().send('POST', `/console/api/players/${of}`, { blocked });
  expect(answer.status).toBe(200);
};
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const held = () => balanceOf(platform.db, playerAccount(playerId, 'held', 'EUR'));
const begin = async () => {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = await player.send<{ payment: Payment }>('POST', '/payments/deposits', body);
  expect(begun.status).toBe(201);
  return begun.body.payment;
};
function credit(payment: Payment) {
  const body = JSON.stringify({
    event_id: randomUUID(),
    payment_id: payment.id,
    state: 'succeeded',
    amount_cents: 5_000,
    currency: 'EUR',
    account: `player-${playerId}`,
  });
  const headers = {
    [signatureHeader]: sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body),
  };
  return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
}
const signIn = (caller: TestCaller, of = email) =>
  caller.send('POST', '/api/users/sign_in', { user: { email: of, password: 'Liftoff-2026!' } });

describe('a self-exclusion', () => {
  it('a self-exclusion ends sessions, games, sockets, codes and links in a single transaction [A10] [C12]', async () => {
    platform.open.outbox.start();
    const sockets = await listenFor(platform.open.hub);
    const token = (await player.send<{ realtime: { token: string } }>('GET', '/api/player/settings')).body.realtime
      .token;
    const socket = await openSocket(sockets.url, token, [`balance#${playerId}`]);
    const second = await signInDemo(platform);
    const frame = await openFrameOf(platform, player, slot, 'real');
    const demo = await openFrameOf(platform, player, slot, 'demo');
    await block('self_excluded');
    expect(await socket.closed).toBe(3503);
    // An event still in the outbox would close the new socket as well, instead of the server refusing it.
    await platform.open.outbox.flush();
    await expect(openSocket(sockets.url, token)).rejects.toThrow('3500');
    expect((await player.send('GET', '/api/player')).body).toEqual({});
    expect((await second.send('GET', '/api/player')).body).toEqual({});
    for (const open of [frame, demo]) expect((await open.bet(randomUUID(), spin)).status).toBe(401);
    const open = await platform.db.query('SELECT FROM game_sessions WHERE player_id = $1 AND ended_at IS NULL', [
      playerId,
    ]);
    expect(open).toEqual([]);
    expect(await signIn(platform.caller())).toMatchObject({ status: 403, body: { refusal: 'self_excluded' } });
    await sockets.close();
  });

  it('a self-exclusion also stops a sign-in that is already waiting for its one-time code [C12] [A15]', async () => {
    const caller = platform.caller();
    expect(await signIn(caller, 'otp@liftoff.test')).toMatchObject({ body: { refusal: 'otp_required' } });
    await block('self_excluded', 'otp@liftoff.test');
    const code = await caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: '123456' } });
    expect(code).toMatchObject({ status: 401, body: { refusal: 'wrong_credentials' } });
  });

  it('a self-exclusion leaves no session of a concurrent sign-in open [C12]', async () => {
    for (let round = 0; round < 3; round += 1) {
      await block('none');
      await Promise.all([
        ...Array.from({ length: 3 }, () => signIn(platform.caller())),
        block('self_excluded'),
        ...Array.from({ length: 3 }, () => signIn(platform.caller())),
      ]);
      const open = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [
        playerId,
      ]);
      expect(open).toEqual([]);
    }
  });
});

describe.each(['self_excluded', 'cooling_off'] as const)('a deposit that arrives when its player is %s', kind => {
  it('a deposit by a blocked player is reserved, never enters play, and is reported to the player and the console [C12] [I10]', async () => {
    const payment = await begin();
    const before = await cash();
    await block(kind);
    expect((await credit(payment)).status).toBe(200);
    expect((await credit(payment)).status).toBe(200);
    expect([await cash(), await held()]).toEqual([before, 5_000n]);
    const reported = await platform.operator().send<ReservedPayment[]>('GET', '/console/api/held_payments');
    expect(reported.body).toMatchObject([
      { payment: { id: payment.id, state: 'rejected', held_for: kind, amount_cents: 5_000 }, player: { email } },
    ]);
    const mails = await platform
      .operator()
      .send<{ text: string }[]>('GET', '/console/api/mails?to=demo%40liftoff.test');
    // The break itself is confirmed by a separate email.
    const texts = mails.body.map(({ text }) => text).filter(text => text.includes(payment.id));
    expect(mails.body).toHaveLength(2);
    expect(texts).toEqual([expect.stringContaining('50.00')]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    await block('none');
    const later = await signInDemo(platform);
    const listed = await later.send<Payment[]>('GET', '/api/player/payments');
    expect(listed.body[0]).toMatchObject({ id: payment.id, state: 'rejected', held_for: kind });
    expect(await cash()).toBe(before);
  });

  it('a deposit that arrives while a break begins is either credited before it or reserved, but never both and never neither', async () => {
    const before = await cash();
    const payments = [await begin(), await begin(), await begin(), await begin()];
    await Promise.all([...payments.map(credit), block(kind)]);
    expect((await cash()) - before + (await held())).toBe(20_000n);
    const late = await platform.db.query<{ held_for: string | null }>(
      'SELECT held_for FROM payments WHERE player_id = $1',
      [playerId],
    );
    expect(BigInt(late.filter(row => row.held_for === kind).length) * 5_000n).toBe(await held());
  });
});

describe('a cooling-off', () => {
  it('a cooling-off refuses the next bet but leaves the player signed in, because withdrawals are still allowed [C11]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    await block('cooling_off');
    expect(await frame.bet(randomUUID(), spin)).toMatchObject({ status: 403, body: { refusal: 'cooling_off' } });
    expect((await player.send('GET', '/api/player')).body).toMatchObject({ email });
  });
});

describe('a person who has self-excluded [C13]', () => {
  const device = 'a-browser-of-the-demo-player';
  const register = (change: object) =>
    platform
      .caller()
      .send('POST', '/api/users', { user: { ...signUpForm, email: `${randomUUID()}@example.com`, ...change } });
  const out = { status: 403, body: { refusal: 'self_excluded' } };
  const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const person = { first_name: 'Mira', last_name: 'Kask', date_of_birth: '17/05/1990' };

  beforeEach(async () => {
    await player.send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!', dfpc: device } });
    await block('self_excluded');
  });

  it.each([
    ['e-mail', { email: 'Demo+again@liftoff.test', date_of_birth: '01/01/1970' }],
    ['name and birthday', person],
    ['name turned round', { ...person, first_name: 'KASK', last_name: 'mira' }],
    ['browser', { dfpc: device, date_of_birth: '01/01/1970' }],
    ['name with zero-width characters', { ...person, first_name: 'M\u{200b}ira', last_name: 'Ka\u{2060}sk' }],
    ['name with Cyrillic letters', { ...person, first_name: 'Мirа', last_name: 'Каѕk' }],
    ['e-mail with Cyrillic letters', { email: 'dеmо@liftoff.test', date_of_birth: '01/01/1970' }],
  ])('an excluded person who is recognised by their %s cannot register again [CALL-032]', async (_name, change) => {
    expect(await register(change)).toMatchObject(out);
    const rows = await platform.db.query<{ count: number }>('SELECT count(*)::int AS count FROM players');
    expect(rows[0]?.count).toBe(9);
  });

  it('a stranger who shares only the birthday or only the name is not taken for an excluded person', async () => {
    expect((await register({ date_of_birth: person.date_of_birth })).status).toBe(201);
    expect((await register({ ...person, date_of_birth: '18/05/1990' })).status).toBe(201);
    expect((await register({ ...person, first_name: 'Paul' })).status).toBe(201);
    expect((await signIn(platform.caller(), 'tester@liftoff.test')).status).toBe(200);
  });

  it('an excluded person cannot later enter their identifying details in a new profile', async () => {
    const caller = platform.caller();
    const user = { ...signUpForm, email: 'later@example.com', date_of_birth: person.date_of_birth };
    expect((await caller.send('POST', '/api/users', { user })).status).toBe(201);
    const name = { first_name: person.first_name, last_name: person.last_name };
    expect(await caller.send('PATCH', '/api/player', name)).toMatchObject(out);
    const [phone] = await platform.db.query<{ mobile_phone: string }>(
      'SELECT mobile_phone FROM players WHERE id = $1',
      [playerId],
    );
    expect(await caller.send('PATCH', '/api/player', { mobile_phone: phone?.mobile_phone })).toMatchObject(out);
    expect((await caller.send('PATCH', '/api/player', { first_name: 'Paul' })).status).toBe(200);
  });

  it('an excluded person cannot sign in, deposit or play under a second account', async () => {
    const other = await signInDemo(platform, 'vip@liftoff.test');
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', last_name = 'Kask' WHERE email IN ('vip@liftoff.test', 'tester@liftoff.test')`,
    );
    expect(await other.send('POST', '/payments/deposits', deposit)).toMatchObject(out);
    expect(await other.send('POST', `/api/games/${slot}/launch`, { mode: 'real' })).toMatchObject(out);
    expect(await signIn(platform.caller(), 'tester@liftoff.test')).toMatchObject(out);
  });

  const second = 'vip@liftoff.test';
  const sameName = () =>
    platform.db.query(`UPDATE players SET first_name = 'Mira', last_name = 'Kask' WHERE email = $1`, [second]);

  it('a second account that was already signed in can neither bet nor deposit from the moment of the exclusion', async () => {
    await block('none');
    await sameName();
    const other = await signInDemo(platform, second);
    const frame = await openFrameOf(platform, other, slot, 'real');
    platform.clock.advance(10_000);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    await block('self_excluded');
    platform.clock.advance(10_000);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(out);
    expect(await other.send('POST', '/payments/deposits', deposit)).toMatchObject(out);
  });

  it.each([
    ['mailbox', `email = 'demo+again@liftoff.test'`],
    ['phone', `mobile_phone = (SELECT mobile_phone FROM players WHERE email = 'demo@liftoff.test')`],
  ])('a second account that shares only the %s with the excluded person can no longer bet', async (_what, same) => {
    await block('none');
    const frame = await openFrameOf(platform, await signInDemo(platform, second), slot, 'real');
    await platform.db.query(`UPDATE players SET date_of_birth = '1970-01-01', ${same} WHERE email = $1`, [second]);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    await block('self_excluded');
    platform.clock.advance(10_000);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(out);
  });

  it("an excluded person's second account loses its games, sessions and sockets within a second", async () => {
    await block('none');
    await sameName();
    platform.open.outbox.start();
    const sockets = await listenFor(platform.open.hub);
    const other = await signInDemo(platform, second);
    const id = (await other.send<{ id: number }>('GET', '/api/player')).body.id;
    const stranger = await signInDemo(platform, 'tester@liftoff.test');
    const { token } = (await other.send<{ realtime: { token: string } }>('GET', '/api/player/settings')).body.realtime;
    const socket = await openSocket(sockets.url, token, [`balance#${id}`]);
    const frame = await openFrameOf(platform, other, slot, 'real');
    await block('self_excluded');
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect(await socket.closed).toBe(3503);
    // An event still in the outbox would close the new socket as well, instead of the server refusing it.
    await platform.open.outbox.flush();
    await expect(openSocket(sockets.url, token)).rejects.toThrow('3500');
    expect((await other.send('GET', '/api/player')).body).toEqual({});
    expect(await frame.bet(randomUUID(), spin)).toMatchObject({ status: 401 });
    expect((await stranger.send('GET', '/api/player')).body).toMatchObject({ email: 'tester@liftoff.test' });
    await sockets.close();
  });

  it('several exclusions at the same time all take effect on other accounts within a second', async () => {
    for (const another of ['vip@liftoff.test', 'tester@liftoff.test']) await block('self_excluded', another);
    const failed = vi.spyOn(platform.deps.log, 'error');
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect(failed.mock.calls).toEqual([]);
    const rows = await platform.db.query('SELECT others_ended_at FROM excluded_people');
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ others_ended_at: platform.clock.now() })));
  });

  it('the database computes the same email and phone keys as the rules', async () => {
    const people = [
      ['first.last+tag@gmail.com', '+1 (613) 555-0142'],
      ['a.b.c@googlemail.com', '613555'],
      ['plain+one+two@example.com', null],
      ['dotted.name@example.co.uk', '0043 660 1234567'],
      ['еvа.ѕmіth+1@xn--mller-kva.example', null],
      ['αɑ.жüæ.ﬁ.ո@gmail.com', null],
      ['ɑαаᴄсԁꬲеҽꬵꞙẝքɡᶃƍցһհıɪɩιіꙇӏϳјոռᴏᴑꬽοσоօρрԛգզꭇꭈᴦгꜱƽѕꞟᴜꭎꭒʋυսᴠνѵɯᴡѡԝաхɣᶌʏỿꭚγуүᴢ@example.com', null],
    ] as const;
    for (const [to, phone] of people) {
      const [row] = await platform.db.query<{ email_key: string; phone_key: string | null }>(
        'UPDATE players SET email = $2, mobile_phone = $3 WHERE id = $1 RETURNING email_key, phone_key',
        [playerId, to, phone],
      );
      expect(row).toEqual({ email_key: emailKey(to), phone_key: phoneKey(phone) });
    }
  });

  it('a player who does not exist does not count as excluded', async () => {
    expect(await isPlayerExcludedElsewhere(platform.db, 987_654, platform.clock.now())).toBe(false);
  });

  it('a person can register again once the exclusion has ended', async () => {
    await block('none');
    expect((await register(person)).status).toBe(201);
  });
});
