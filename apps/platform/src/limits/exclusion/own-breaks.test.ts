import type { LimitOptions, UserLimit } from '@liftoff/contract/limits/limits';
import { openCountry } from '@liftoff/rules/account/licence';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { licencePolicy } from '../../market/licence-policy.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { listenFor, openSocket } from '../../testing/sockets.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

/** Tests of breaks that players begin themselves, and of the options they are shown beforehand. */
const dayMs = 86_400_000;
const email = 'demo@liftoff.test';
const password = 'Liftoff-2026!';
const slot = 'deep-sea-salvage';
const spin = { engine: 'slot', stake_cents: 20 };

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(2 * dayMs);
  await platform.db.query('DELETE FROM excluded_people');
  await platform.db.query('DELETE FROM user_limit_accounts');
  await platform.db.query('DELETE FROM user_limits');
  player = await signInDemo(platform, email);
});

const set = (body: object, by = player) => by.send<UserLimit>('POST', '/api/user_limits', body);
const coolOff = (period: string) => set({ type: 'coolingoff', period });
const exclude = (period: string, word: string = password) => set({ type: 'selfexclusion', period, password: word });
const list = async () => (await player.send<UserLimit[]>('GET', '/api/user_limits')).body;
const signIn = () => platform.caller().send('POST', '/api/users/sign_in', { user: { email, password } });
const deposit = () =>
  player.send('POST', '/payments/deposits', { method_id: 'card', amount_cents: 2_000, currency: 'EUR' });
const launch = (mode: string) => player.send('POST', `/api/games/${slot}/launch`, { mode, locale: 'en-CA' });
const refused = (refusal: string) => ({ status: 403, body: { refusal } });

describe('a cooling-off', () => {
  it.each([
    ['day', 0, 1],
    ['day_3', 0, 3],
    ['week', 0, 7],
    ['month', 1, 0],
    ['month_2', 2, 0],
    ['month_3', 3, 0],
  ])('a cooling-off for a %s lasts for %i months and %i days [C1] [C11] [D8]', async (period, months, days) => {
    const end = platform.clock.now();
    end.setUTCMonth(end.getUTCMonth() + months, end.getUTCDate() + days);
    expect(await coolOff(period)).toMatchObject({
      status: 201,
      body: { type: 'coolingoff', period, ends_at: end.toISOString(), accounts: [], pending: null },
    });
  });

  it('a cooling-off refuses bets, launches and deposits, but leaves the account open, until it ends by the clock [C11]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    expect((await coolOff('day')).status).toBe(201);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(refused('cooling_off'));
    expect(await deposit()).toMatchObject(refused('cooling_off'));
    expect(await launch('real')).toMatchObject(refused('cooling_off'));
    expect(await launch('demo')).toMatchObject(refused('cooling_off'));
    expect((await player.send('GET', '/api/player')).body).toMatchObject({ email });
    expect((await player.send('GET', '/api/player/payments')).status).toBe(200);
    platform.clock.advance(dayMs - 1);
    player = await signInDemo(platform, email);
    expect(await launch('real')).toMatchObject(refused('cooling_off'));
    platform.clock.advance(1);
    expect((await launch('real')).status).toBe(200);
    expect((await deposit()).status).toBe(201);
    expect(await list()).toEqual([]);
  });

  it('a cooling-off cannot be removed or shortened, and a longer one runs alongside it [C11]', async () => {
    const week = (await coolOff('week')).body;
    expect(await player.send('DELETE', `/api/user_limits/${week.id}`)).toMatchObject(refused('forbidden'));
    expect((await coolOff('day')).body).toEqual(week);
    expect((await coolOff('month')).body.period).toBe('month');
    expect((await list()).map(({ period }) => period)).toEqual(['week', 'month']);
  });
});

it('a break appears in the audit trail once, with its period and its end [C36]', async () => {
  const { id, ends_at } = (await coolOff('week')).body;
  await coolOff('day');
  const rows = await platform.db.query('SELECT action, after, ip FROM audit WHERE subject = $1', [`limit:${id}`]);
  const after = { type: 'coolingoff', period: 'week', ends_at };
  expect(rows).toEqual([{ action: 'break.begun', after, ip: '203.0.113.7' }]);
});

describe('the one-click pause', () => {
  const pause = (by = player, headers = {}) =>
    by.send<UserLimit>('POST', '/api/user_limits', { type: 'coolingoff', period: 'day', sign_out: true }, headers);
  const setCash = (cents: number) =>
    platform
      .operator()
      .send('POST', `/console/api/players/${email}`, { balance: { currency: 'EUR', amount_cents: cents } });

  it('the one-click pause signs the player out on every device, ends their games, and refuses bets, deposits and launches for 24 hours [C16]', async () => {
    const other = await signInDemo(platform, email);
    const frame = await openFrameOf(platform, other, slot, 'real');
    const end = new Date(platform.clock.now().getTime() + dayMs).toISOString();
    const answer = await pause();
    expect(answer).toMatchObject({ status: 201, body: { type: 'coolingoff', period: 'day', ends_at: end } });
    expect(answer.headers.get('set-cookie')).toContain('__Host-session=;');
    for (const caller of [player, other]) expect((await caller.send('GET', '/api/player')).body).toEqual({});
    expect((await frame.bet(randomUUID(), spin)).status).toBe(401);
    player = await signInDemo(platform, email);
    expect(await list()).toMatchObject([{ type: 'coolingoff', ends_at: end }]);
    expect(await launch('real')).toMatchObject(refused('cooling_off'));
    expect(await launch('demo')).toMatchObject(refused('cooling_off'));
    expect(await deposit()).toMatchObject(refused('cooling_off'));
    // The account stays open, because money may leave it [C11].
    expect((await player.send('GET', '/api/player/payments')).status).toBe(200);
    platform.clock.advance(dayMs - 1);
    player = await signInDemo(platform, email);
    expect(await launch('real')).toMatchObject(refused('cooling_off'));
    platform.clock.advance(1);
    expect((await launch('real')).status).toBe(200);
  });

  it("the one-click pause closes all of the player's sockets within two seconds [C16] [A10]", async () => {
    platform.open.outbox.start();
    const sockets = await listenFor(platform.open.hub);
    const opened = await Promise.all(
      [player, await signInDemo(platform, email)].map(async caller => {
        const settings = await caller.send<{ realtime: { token: string; user: string } }>(
          'GET',
          '/api/player/settings',
        );
        const { token, user } = settings.body.realtime;
        return openSocket(sockets.url, token, [`balance#${user}`]);
      }),
    );
    await pause();
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('still open')), 2_000).unref());
    expect(await Promise.race([Promise.all(opened.map(({ closed }) => closed)), late])).toEqual([3503, 3503]);
    await sockets.close();
  });

  it('the one-click pause exists under every licence, cannot be undone or shortened, and leaves a longer break unchanged [C16]', async () => {
    await platform.db.query(`UPDATE players SET licence = 'none' WHERE email = $1`, [email]);
    const day = (await pause()).body;
    await platform.db.query(`UPDATE players SET licence = 'CW' WHERE email = $1`, [email]);
    player = await signInDemo(platform, email);
    expect(await player.send('DELETE', `/api/user_limits/${day.id}`)).toMatchObject(refused('forbidden'));
    const week = (await coolOff('week')).body;
    expect((await pause()).body).toEqual(week);
    expect((await player.send('GET', '/api/player')).body).toEqual({});
  });

  it("a break that signs the player out must be a cooling-off with one of the licence's periods", async () => {
    const stop = (body: object) => player.send('POST', '/api/user_limits', { ...body, sign_out: true });
    expect(await stop({ type: 'coolingoff', period: 'month_9' })).toMatchObject({ status: 422 });
    expect(await stop({ type: 'session', period: 'day', minutes: 30 })).toMatchObject({
      status: 422,
      body: { errors: { sign_out: expect.anything() as unknown } },
    });
    expect(await list()).toEqual([]);
  });

  it('the one-click pause lets an open round end and pay, while a bet that waited for the same lock takes nothing [C16] [B27]', async () => {
    await setCash(50_000);
    const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    const id = randomUUID();
    const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
    expect((await frame.bet(id, flight)).status).toBe(200);
    platform.clock.advance(1_000);
    const held = { text: 'SELECT FROM game_sessions WHERE id = $1 FOR UPDATE', values: [frame.sessionId] };
    const [stopped, late] = await behindLock(platform.db, held, [
      { run: () => pause(), waits: true },
      { run: () => frame.bet(randomUUID(), flight), waits: true },
    ]);
    expect([stopped.status, late.status]).toEqual([201, 401]);
    platform.clock.advance(10 * 60_000);
    expect((await frame.send<{ state: string }>('GET', `/frame/api/rounds/${id}`)).body.state).toBe('settled');
    const rounds = await platform.db.query(`SELECT FROM game_rounds WHERE session_id = $1`, [frame.sessionId]);
    expect(rounds).toHaveLength(1);
  });
});

describe('a self-exclusion', () => {
  it.each(['month_12', 'year_3', 'year_5', 'forever'])(
    'a self-exclusion for %s requires the password, and blocks sign-in until it ends [C1] [C12] [D8]',
    async period => {
      const other = await signInDemo(platform, email);
      const answer = await exclude(period);
      expect(answer).toMatchObject({ status: 201, body: { type: 'selfexclusion', period } });
      expect(answer.headers.get('set-cookie')).toContain('__Host-session=;');
      expect(answer.headers.get('clear-site-data')).toBe('"storage"');
      for (const caller of [player, other]) expect((await caller.send('GET', '/api/player')).body).toEqual({});
      const end = answer.body.ends_at;
      const shut = await signIn();
      expect(shut).toMatchObject(refused('self_excluded'));
      expect((shut.body as { until?: string }).until ?? null).toBe(end);
      const user = { email, password: 'not the password' };
      const guess = await platform.caller().send('POST', '/api/users/sign_in', { user });
      expect(guess.body).toEqual({ refusal: 'wrong_credentials', request_id: expect.any(String) });
      if (end === null) {
        expect(period).toBe('forever');
        platform.clock.advance(200 * 365 * dayMs);
        expect(await signIn()).toMatchObject(refused('self_excluded'));
        return platform.clock.moveTo(new Date('2033-01-01T12:00:00Z'));
      }
      platform.clock.moveTo(new Date(Date.parse(end) - 1));
      expect(await signIn()).toMatchObject(refused('self_excluded'));
      platform.clock.moveTo(new Date(end));
      expect((await signIn()).status).toBe(200);
    },
  );

  it('a self-exclusion is refused with a wrong password, and wrong attempts are counted [C12] [A13]', async () => {
    for (let guess = 0; guess < 3; guess += 1)
      expect(await exclude('forever', `guess ${guess}`)).toMatchObject({
        status: 422,
        body: { refusal: 'invalid', errors: { password: ['VALIDATION.PASSWORD.WRONG'] } },
      });
    expect(await exclude('forever')).toMatchObject({ status: 429 });
    expect(await list()).toEqual([]);
    platform.clock.advance(30 * 60_000 - 1);
    player = await signInDemo(platform, email);
    platform.clock.advance(1);
    expect((await exclude('forever')).status).toBe(201);
  });

  it.each(['day', 'month_6'])(
    'a self-exclusion for %s is refused if the licence does not offer that period',
    async period => {
      expect(await exclude(period)).toMatchObject({ status: 422, body: { errors: { period: expect.anything() } } });
      expect(await list()).toEqual([]);
    },
  );

  it('a self-exclusion invalidates the links of pending changes, so that no limit is raised afterwards [C3] [C12]', async () => {
    const loss = (amount_cents: number) => set({ type: 'loss', period: 'day', currency: 'EUR', amount_cents });
    await loss(1_000);
    await loss(9_000);
    const address = `/console/api/mails?to=${encodeURIComponent(email)}`;
    const [mail] = (await platform.operator().send<{ text: string }[]>('GET', address)).body;
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await exclude('forever');
    platform.clock.advance(dayMs);
    expect(await platform.caller().send('POST', '/api/user_limits/confirm', { token })).toMatchObject({ status: 422 });
  });

  it('the stored idempotency data of a self-exclusion contains nothing of the password [A24]', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { type: 'selfexclusion', period: 'forever', password };
    expect((await player.send('POST', '/api/user_limits', body, headers)).status).toBe(201);
    const [kept] = await platform.db.query<{ same: boolean }>(
      `SELECT input_hash = sha256(convert_to($2, 'UTF8')) AS same FROM idempotency WHERE key = $1`,
      [headers['idempotency-key'], JSON.stringify({ type: 'selfexclusion', period: 'forever' })],
    );
    expect(kept).toEqual({ same: true });
  });
});

describe('the options for limits and breaks', () => {
  const options = async (licence: string, country: string) => {
    await platform.db.query('UPDATE players SET licence = $2, country = $3 WHERE email = $1', [
      email,
      licence,
      country,
    ]);
    return (await player.send<LimitOptions>('GET', '/api/user_limits/options')).body;
  };

  it("the options follow the player's licence: the delay of a raise, and every period with its end [C3] [C11] [C12] [D8]", async () => {
    platform.clock.moveTo(new Date('2033-02-01T12:00:00.000Z'));
    player = await signInDemo(platform, email);
    const estonia = await options('EE', 'EE');
    expect(estonia.raise_delay).toEqual({ hours: 24, after_period: false });
    expect(estonia.exclusion).toEqual([
      { period: 'month_6', ends_at: '2033-08-01T12:00:00.000Z' },
      { period: 'month_9', ends_at: '2033-11-01T12:00:00.000Z' },
      { period: 'month_12', ends_at: '2034-02-01T12:00:00.000Z' },
      { period: 'year_3', ends_at: '2036-02-01T12:00:00.000Z' },
    ]);
    expect(estonia.cooling_off.map(({ period }) => period)).toEqual('day day_3 week month month_2 month_3'.split(' '));
    expect((await options('SE', 'DE')).raise_delay).toEqual({ hours: 72, after_period: true });
    expect((await options('CW', 'DE')).exclusion.at(-1)).toEqual({ period: 'forever', ends_at: null });
    const closed = await options('none', 'DE');
    expect([closed.raise_delay, closed.cooling_off, closed.exclusion]).toEqual([null, [], []]);
    expect([estonia.pays_out, (await options('MT', 'DE')).pays_out, closed.pays_out]).toEqual([true, false, false]);
    await options('CW', 'DE');
  });

  it('the options name a helpline with a number or address in every served country, and guests see it too [C12]', async () => {
    const open = Object.keys(licencePolicy.countries).filter(country => openCountry(licencePolicy, country));
    expect(open).toHaveLength(8);
    const anywhere = (await options('CW', 'XX')).help;
    expect(anywhere[0]?.url).toMatch(/^https:/);
    for (const country of open) {
      const { help } = await options('CW', country);
      expect(help, country).not.toEqual(anywhere);
      for (const line of help) expect(line.phone ?? line.url, `${country}: ${line.name}`).toBeTruthy();
      expect((await platform.caller({ country }).send('GET', '/api/help_lines')).body, country).toEqual(help);
    }
    for (const country of ['XX', null])
      expect((await platform.caller({ country }).send('GET', '/api/help_lines')).body).toEqual(anywhere);
    await options('CW', 'DE');
  });
});
