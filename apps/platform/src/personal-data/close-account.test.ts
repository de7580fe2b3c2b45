import type { User } from '@liftoff/contract/account/account';
import type { DataState } from '@liftoff/contract/account/personal-data';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reauthMaxAgeMs } from '../http/admission/needs-reauth.ts';
import { applicant, picture, type Applicant } from '../testing/documents.ts';
import { openPoints } from '../points/points.ts';
import { giveMoney, openFrameOf } from '../testing/play.ts';
import { reachPhase } from '../testing/reach-phase.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

const dayMs = 86_400_000;
let platform: TestPlatform;
let player: Applicant;
const logged: string[] = [];
beforeAll(async () => {
  platform = await testPlatform({
    seed: 'small',
    log: pino({ level: 'trace' }, { write: line => void logged.push(line) }),
  });
});
beforeEach(async () => {
  platform.clock.advance(60_000);
  player = await applicant(platform, { currency: 'EUR' });
});
afterAll(() => platform.close());

interface Closed {
  refusal?: string;
  errors?: Record<string, string[]>;
  closed_at: string;
  erased_from: string;
  kept_until: string | null;
}
const close = (caller: TestCaller = player.caller) => caller.send<Closed>('POST', '/api/player/closure');
const closing = async () => (await player.caller.send<DataState>('GET', '/api/player/data')).body.closing;
const inTheWay = (...account: string[]) => ({ status: 409, body: { refusal: 'account_in_use', errors: { account } } });
const signIn = (email = player.email) =>
  platform.caller().send<{ refusal?: string }>('POST', '/api/users/sign_in', {
    user: { email, password: signUpForm.password },
  });
const money = (cents: number) => giveMoney(platform, player.email, 'EUR', cents);
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
const row = async () => (await platform.db.query('SELECT * FROM players WHERE id = $1', [player.id]))[0] ?? {};

/** The names of all tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await platform.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await platform.db.query(`SELECT FROM "${name}" t WHERE t::text ILIKE $1 LIMIT 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('refusals to close an account', () => {
  it('refuses to close an account that has a balance, and the closure page reports this in advance [C40]', async () => {
    await money(1);
    expect((await closing()).in_the_way).toEqual(['balance']);
    expect(await close()).toMatchObject(inTheWay('balance'));
    expect((await player.caller.send<User>('GET', '/api/player')).body.email).toBe(player.email);
    expect((await signIn()).status).toBe(200);
    await money(0);
    expect((await closing()).in_the_way).toEqual([]);
    expect((await close()).status).toBe(200);
  });

  it('refuses to close an account while a deposit, a withdrawal or a bet is in progress [C40]', async () => {
    const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    await platform.operator().send('POST', `/console/api/players/${player.email}`, { verified: true });
    const begun = await player.caller.send<{ payment: { id: string } }>('POST', '/payments/deposits', body);
    expect(begun.status).toBe(422);
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', last_name = 'K', city = 'T', address = 'P 7', postal_code = 'M5V 2T6',
         mobile_phone = '+14165550142' WHERE id = $1`,
      [player.id],
    );
    const deposit = await player.caller.send<{ payment: { id: string } }>('POST', '/payments/deposits', body);
    expect(deposit.status).toBe(201);
    expect(await close()).toMatchObject(inTheWay('deposit'));
    await player.caller.send('POST', `/payments/${deposit.body.payment.id}/cancel`);
    expect((await closing()).in_the_way).toEqual([]);

    await platform.db.query(
      `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at)
       VALUES ($1, $2, 'cashout', 'processing', 'card', 'sandbox-card', 'EUR', 100, $3)`,
      [randomUUID(), player.id, platform.clock.now()],
    );
    expect(await close()).toMatchObject(inTheWay('withdrawal'));
    await platform.db.query(`UPDATE payments SET state = 'succeeded', finished_at = $2 WHERE player_id = $1`, [
      player.id,
      platform.clock.now(),
    ]);

    await money(500);
    const frame = await openFrameOf(platform, player.caller, 'aurum-roulette', 'real');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const bets = [{ spot: 'red', stake_cents: 500 }];
    expect((await frame.bet(randomUUID(), { engine: 'roulette', bets })).status).toBe(200);
    expect(await close()).toMatchObject(inTheWay('bet'));
    // The refused closure has ended no game.
    expect((await frame.send('GET', '/frame/api/balance')).status).toBe(200);
  });

  it('refuses to close an account unless the password was entered recently [C40] [A11]', async () => {
    platform.clock.advance(reauthMaxAgeMs + 1);
    expect(await close()).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    expect(await platform.db.query('SELECT FROM account_closures WHERE player_id = $1', [player.id])).toEqual([]);
  });

  it('only one of two concurrent closures and a deposit succeeds [C40]', async () => {
    const { cookies } = player.caller;
    const again = () => {
      const caller = platform.caller();
      for (const [name, value] of cookies) caller.cookies.set(name, value);
      return caller;
    };
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', last_name = 'K', city = 'T', address = 'P 7', postal_code = 'M5V 2T6',
         mobile_phone = '+14165550143' WHERE id = $1`,
      [player.id],
    );
    const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const [one, two, deposit] = await Promise.all([
      close(again()),
      close(again()),
      again().send('POST', '/payments/deposits', body, { 'idempotency-key': randomUUID() }),
    ]);
    const closed = [one, two].filter(({ status }) => status === 200).length;
    expect(closed + (deposit.status === 201 ? 1 : 0)).toBe(1);
    const pending = await platform.db.query(
      `SELECT FROM payments m JOIN players p ON p.id = m.player_id
       WHERE p.id = $1 AND p.closed_at IS NOT NULL AND m.finished_at IS NULL`,
      [player.id],
    );
    expect(pending).toEqual([]);
  });

  it('refuses a deposit if the account was closed in the meantime [C40]', async () => {
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', last_name = 'K', city = 'T', address = 'P 7', postal_code = 'M5V 2T6',
         mobile_phone = '+14165550145' WHERE id = $1`,
      [player.id],
    );
    const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const deposit = () => player.caller.send<{ refusal?: string }>('POST', '/payments/deposits', body);
    // Closes the account without ending the player's session.
    await platform.db.query(`UPDATE players SET closed_for = 'own_wish', closed_at = $2 WHERE id = $1`, [
      player.id,
      platform.clock.now(),
    ]);
    expect(await deposit()).toMatchObject({ status: 401, body: { refusal: 'unauthenticated' } });
    await platform.db.query('UPDATE players SET closed_for = NULL, closed_at = NULL WHERE id = $1', [player.id]);
    expect((await deposit()).status).toBe(201);
  });
});

describe('an account that its player closes', () => {
  it('closing an account signs the player out everywhere and prevents signing in, with an email and an audit entry [C40] [C36]', async () => {
    const other = platform.caller();
    await other.send('POST', '/api/users/sign_in', { user: { email: player.email, password: signUpForm.password } });
    const answer = await close();
    expect(answer).toMatchObject({ status: 200, body: { kept_until: null } });
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    for (const caller of [player.caller, other])
      expect((await caller.send('GET', '/api/player/data')).status).toBe(401);
    expect((await signIn()).body.refusal).toBe('wrong_credentials');
    const lines = await platform.db.query<{ after: unknown }>(
      `SELECT after FROM audit WHERE action = 'player.closed' AND subject = $1`,
      [`player:${player.id}`],
    );
    expect(lines.map(({ after }) => after)).toMatchObject([{ closed_for: 'own_wish', kept_until: null }]);
    const to = encodeURIComponent(player.email);
    const mails = await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${to}`);
    expect(mails.body.map(({ subject }) => subject)).toContain('Your account is closed');
  });

  it('a closed account cannot be opened by a password reset or an autologin link [C40]', async () => {
    const mails = async () => {
      const to = encodeURIComponent(player.email);
      return (await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${to}`)).body;
    };
    await close();
    await platform.caller().send('POST', '/api/users/password', { user: { email: player.email } });
    await pass(1_000);
    const token = (await mails()).flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []).at(0) ?? '';
    const user = {
      reset_password_token: token,
      password: signUpForm.password,
      password_confirmation: signUpForm.password,
    };
    await platform.caller().send('PUT', '/api/users/password', { user });
    expect(['account_closed', 'wrong_credentials']).toContain((await signIn()).body.refusal);
    const link = await platform.operator().send('POST', `/console/api/players/${player.email}/autologin`);
    expect(link).toMatchObject({ status: 403, body: { refusal: 'account_closed' } });
  });

  it('all data about the person is erased after a day if no money has moved [C40]', async () => {
    // Lists of winners show only six characters of a name, and names contain only letters.
    const mark = `zq${[...String(player.id)].map(digit => 'abcdefghij'.charAt(Number(digit))).join('')}`.slice(0, 6);
    const profile = { first_name: mark, last_name: mark, nickname: mark, city: mark, address: mark };
    expect((await player.caller.send('PATCH', '/api/player', profile)).status).toBe(200);
    await player.caller.send('POST', '/api/player/email', { email: `${mark}@example.com` });
    await platform.db.query(`UPDATE sessions SET user_agent = $2 WHERE player_id = $1`, [player.id, mark]);
    const demo = await openFrameOf(platform, player.caller, 'deep-sea-salvage', 'demo');
    await demo.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    await player.caller.send('POST', '/api/player/data/export');
    await pass(1_000);
    // A message to support, written while signed out from the player's confirmed address.
    await platform.db.query('UPDATE players SET confirmed_at = created_at WHERE id = $1', [player.id]);
    await platform.db.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, sent_at) VALUES ($1, $2, $3, 'A', 'B', $4)`,
      [randomUUID(), mark, player.email, platform.clock.now()],
    );
    expect(await tablesWith(mark)).toEqual(
      expect.arrayContaining([
        'contact_messages',
        'email_changes',
        'game_rounds',
        'game_sessions',
        'mails',
        'players',
        'sessions',
      ]),
    );

    const { body } = await close();
    expect(Date.parse(body.erased_from)).toBe(Date.parse(body.closed_at) + dayMs);
    await pass(dayMs - 1_000);
    expect(await tablesWith(mark)).toContain('players');
    await pass(60_000);
    expect(await tablesWith(mark)).toEqual([]);
    expect(await tablesWith(player.email)).toEqual([]);
    expect(await row()).toMatchObject({ email: `erased-${player.id}@account.invalid`, date_of_birth: null });
    expect(await platform.db.query('SELECT FROM data_exports WHERE player_id = $1', [player.id])).toEqual([]);
    expect((await signIn()).body.refusal).toBe('wrong_credentials');
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter(line => line.includes(mark) || line.includes(player.email))).toEqual([]);
    // The address can be registered again.
    const user = { ...signUpForm, email: player.email };
    expect((await platform.caller().send('POST', '/api/users', { user })).status).toBe(201);
  });

  it('points are not money: a player who has only had points may close the account, and no identity is kept [C40] [PX-05]', async () => {
    const points = openPoints(platform.deps);
    await platform.db.transaction(tx => points.earn(tx, player.id, 40n, 'round:1'));
    expect(await closing()).toMatchObject({ in_the_way: [], kept_until: null });
    expect(await close()).toMatchObject({ status: 200, body: { kept_until: null } });
  });

  it("the player's identity is kept for five years if money has moved, which is reported to the player, and is then erased [C40]", async () => {
    await platform.db.query(
      `UPDATE players SET first_name = 'Mira', nickname = 'Rocketeer', mobile_phone = '+14165550144' WHERE id = $1`,
      [player.id],
    );
    await player.send('identity', await picture());
    await money(500);
    await money(0);
    const before = await platform.db.query('SELECT * FROM ledger_entries ORDER BY account_id, seq');
    const until = new Date(platform.clock.now());
    until.setUTCFullYear(until.getUTCFullYear() + 5);
    expect(Date.parse((await closing()).kept_until ?? '')).toBe(until.getTime());
    expect(Date.parse((await close()).body.kept_until ?? '')).toBe(until.getTime());
    await pass(dayMs + 60_000);
    expect(await row()).toMatchObject({
      first_name: 'Mira',
      date_of_birth: '1990-05-17',
      nickname: null,
      mobile_phone: null,
    });
    const files = () =>
      platform.db.query(
        `SELECT FROM verification_files f JOIN verification_documents d ON d.id = f.document_id
         JOIN verifications v ON v.id = d.verification_id WHERE v.player_id = $1`,
        [player.id],
      );
    expect(await files()).toHaveLength(1);
    await pass(5 * 366 * dayMs);
    await pass(60_000);
    expect(await row()).toMatchObject({ first_name: null, date_of_birth: null, country: null });
    expect(await files()).toEqual([]);
    const [line, ...more] = await platform.db.query(
      `SELECT actor FROM audit WHERE action = 'player.identity_erased' AND subject = $1`,
      [`player:${player.id}`],
    );
    expect([line, more]).toEqual([{ actor: 'platform' }, []]);
    expect(await platform.db.query('SELECT * FROM ledger_entries ORDER BY account_id, seq')).toEqual(before);
  });
});
