import { LimitPeriod, type UserLimit } from '@liftoff/contract/limits/limits';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstBrokenAuditLine } from '../database/audit.ts';
import { ownLimits, type OwnLimits } from '../testing/own-limits.ts';
import { openFrameOf } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { setLimit } from './set-limit.ts';

/** Tests of limits that players set, lower and end themselves. */
const dayMs = 86_400_000;

let own: OwnLimits;
let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  own = ownLimits(platform);
});
beforeEach(async () => {
  player = await own.begin();
});

const playerId = async () => (await player.send<{ id: number }>('GET', '/api/player')).body.id;
const later = (ms: number) => new Date(platform.clock.now().getTime() + ms).toISOString();
const amountOf = (limit: UserLimit | undefined) => limit?.accounts[0]?.amount_cents;
const invalid = (token: string) => ({ status: 422, body: { refusal: 'invalid', errors: { token: [token] } } });

describe("a player's own limits", () => {
  it.each(['loss', 'wager', 'deposit'])(
    'a %s limit can be set for every period, read, lowered and ended [C1] [CALL-077] [D8]',
    async type => {
      for (const [at, period] of LimitPeriod.options.entries()) {
        const made = await own.set({ type, period, currency: 'EUR', amount_cents: 5_000 + at });
        expect(made).toMatchObject({ status: 201, body: { type, period, minutes: null, pending: null } });
        expect(made.body.accounts).toMatchObject([{ currency: 'EUR', amount_cents: 5_000 + at }]);
        const lowered = await own.set({ type, period, currency: 'EUR', amount_cents: 4_000 + at });
        expect(lowered.body).toMatchObject({ id: made.body.id, accounts: [{ amount_cents: 4_000 + at }] });
        expect((await own.remove(made.body.id)).body).toMatchObject({ id: made.body.id, pending: { removal: true } });
      }
      const periods = (await own.list()).map(limit => limit.period);
      expect(periods).toEqual(LimitPeriod.options);
      const tokens = await own.tokens();
      platform.clock.advance(dayMs);
      for (const token of tokens) expect((await own.confirm(token)).status).toBe(200);
      await own.signIn();
      expect(await own.list()).toEqual([]);
    },
  );

  it('a session limit is stored in minutes and applies to each session [C1] [CALL-077]', async () => {
    const made = await own.set({ type: 'session', period: 'day', minutes: 90 });
    expect(made).toMatchObject({ status: 201, body: { type: 'session', minutes: 90, accounts: [], resets_at: null } });
    expect((await own.set({ type: 'session', period: 'day', minutes: 60 })).body).toMatchObject({
      minutes: 60,
      pending: null,
    });
    expect((await own.set({ type: 'session', period: 'day', minutes: 120 })).body).toMatchObject({
      minutes: 60,
      pending: { removal: false, minutes: 120, accounts: [] },
    });
    const token = await own.mailed();
    expect((await own.mails())[0]).toContain('Session limit (per visit), from 60 minutes to 120 minutes');
    platform.clock.advance(dayMs);
    expect(await own.confirm(token)).toMatchObject({ status: 200, body: { type: 'session', confirmed: true } });
    await own.signIn();
    expect(await own.only()).toMatchObject({ minutes: 120, pending: null });
  });

  it('a limit in a second currency applies in addition to the first [C7]', async () => {
    await own.loss(5_000);
    const { body } = await own.loss(9_000, 'day', 'CAD');
    expect(body.accounts.map(({ currency, amount_cents }) => [currency, amount_cents])).toEqual([
      ['CAD', 9_000],
      ['EUR', 5_000],
    ]);
    expect((await own.loss(8_000, 'day', 'CAD')).body.accounts.map(({ amount_cents }) => amount_cents)).toEqual([
      8_000, 5_000,
    ]);
  });

  it.each([
    ['no amount', { type: 'loss', period: 'day', currency: 'EUR' }, 'amount_cents'],
    ['no currency', { type: 'loss', period: 'day', amount_cents: 1 }, 'currency'],
    ['a currency without an account', { type: 'loss', period: 'day', currency: 'BTC', amount_cents: 1 }, 'currency'],
    ['minutes of money', { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 1, minutes: 60 }, 'minutes'],
    ['no minutes', { type: 'session', period: 'day' }, 'minutes'],
    ['a session of a week', { type: 'session', period: 'week', minutes: 60 }, 'period'],
    ['money of a break', { type: 'coolingoff', period: 'day', currency: 'EUR' }, 'currency'],
    ['no password', { type: 'selfexclusion', period: 'forever' }, 'password'],
    [
      'a password of money',
      { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 1, password: 'a' },
      'password',
    ],
    ['a password of a cooling-off', { type: 'coolingoff', period: 'day', password: 'a' }, 'password'],
    ['a term the licence does not have', { type: 'coolingoff', period: 'month_6' }, 'period'],
    ['more than there is', { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 1e14 + 1 }, 'amount_cents'],
    ['half an amount', { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 0.5 }, 'amount_cents'],
    ['less than nothing', { type: 'loss', period: 'day', currency: 'EUR', amount_cents: -1 }, 'amount_cents'],
  ])('a limit with %s is refused, and nothing is set', async (_what, body, field) => {
    const answer = await player.send<{ errors: object }>('POST', '/api/user_limits', body);
    expect(answer).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect(answer.body.errors).toEqual({
      [field]: [expect.stringMatching(/^(VALIDATION\.COMMON\.[A-Z_]+|invalid|too_small)$/)],
    });
    expect(await own.list()).toEqual([]);
  });

  it.each([['-1'], ['1.5'], ['1e309'], ['"1e3"'], ['"٣"'], ['null'], ['[100]']])(
    'a limit of the amount %s is refused, and nothing is set [A25]',
    async amount => {
      const body = `{"type":"loss","period":"day","currency":"EUR","amount_cents":${amount}}`;
      expect((await player.send('POST', '/api/user_limits', body)).status).toBe(422);
      expect(await own.list()).toEqual([]);
    },
  );

  it('a limit request accepts no field that the player may not set [A20]', async () => {
    const more = { starts_at: '2030-01-01T00:00:00Z', player_id: 1, ends_at: later(1), current_value_amount_cents: -9 };
    for (const [field, value] of Object.entries(more)) {
      const body = { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 1, [field]: value };
      expect((await player.send('POST', '/api/user_limits', body)).status).toBe(422);
    }
    expect(await own.list()).toEqual([]);
  });

  it('a limit reports when more becomes available, which is when the oldest amount leaves the window [C6]', async () => {
    expect((await own.loss(5_000)).body.resets_at).toBeNull();
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
    const at = later(dayMs);
    platform.clock.advance(600_000);
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
    expect((await own.only()).resets_at).toBe(at);
  });

  it('a limit is written once per idempotency key, and a key that was used for another limit is refused [A24]', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 5_000 };
    const first = await own.set(body, key);
    await own.loss(3_000);
    expect((await own.set(body, key)).body).toEqual(first.body);
    expect(amountOf(await own.only())).toBe(3_000);
    expect(await own.set({ ...body, amount_cents: 6_000 }, key)).toMatchObject({
      status: 409,
      body: { refusal: 'idempotency_mismatch' },
    });
  });

  it('a session limit without minutes gets the requested minutes immediately [C2]', async () => {
    const id = await playerId();
    await platform.db.transaction(tx =>
      setLimit(tx, platform.deps, id, { type: 'session', period: 'day', endsAt: null, accounts: [] }),
    );
    const standing = await own.only();
    expect(standing.minutes).toBeNull();
    const given = await own.set({ type: 'session', period: 'day', minutes: 60 });
    expect(given).toMatchObject({ status: 201, body: { id: standing.id, minutes: 60, pending: null } });
  });
});

describe('lowering a limit', () => {
  it('a lower limit applies to the next bet in an open frame and to the next deposit [C2]', async () => {
    await own.loss(5_000);
    await own.set({ type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 50_000 });
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    platform.clock.advance(10_000);
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
    platform.clock.advance(10_000);
    await own.loss(10);
    expect(await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).toMatchObject({
      status: 403,
      body: { refusal: 'limit_reached' },
    });
    await own.set({ type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 1_000 });
    const deposit = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    expect(await player.send('POST', '/payments/deposits', deposit)).toMatchObject({
      status: 403,
      body: { refusal: 'limit_reached', limit: { type: 'deposit', left_cents: 1_000 } },
    });
  });

  it('lowering an open-ended limit keeps the amount counted since the limit began [C4]', async () => {
    await own.loss(5_000, 'forever');
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    platform.clock.advance(10_000);
    await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 500 });
    const before = (await own.only()).accounts[0]?.current_value_amount_cents;
    platform.clock.advance(10_000);
    await own.loss(4_999, 'forever');
    expect((await own.only()).accounts[0]?.current_value_amount_cents).toBe(before);
  });

  it("a lower limit drops a pending raise, and the raise's token never works again [C3] [A17]", async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    const token = await own.mailed();
    expect((await own.loss(4_000)).body).toMatchObject({ pending: null });
    platform.clock.advance(dayMs);
    expect(await own.confirm(token)).toMatchObject(invalid('unknown'));
    await own.signIn();
    expect(amountOf(await own.only())).toBe(4_000);
  });

  it('setting the same amount also drops a pending change, but changes nothing else', async () => {
    await own.loss(5_000);
    await own.loss(9_000);
    expect((await own.loss(5_000)).body).toMatchObject({ pending: null, accounts: [{ amount_cents: 5_000 }] });
  });
});

it('every change of a limit is recorded in the audit trail with its actor, IP address, old value and new value [C36]', async () => {
  const { id } = (await own.loss(5_000)).body;
  await own.loss(4_000);
  await own.loss(9_000);
  const token = await own.mailed();
  await own.remove(id);
  await own.loss(4_000);
  platform.clock.advance(1_000);
  await own.loss(9_000);
  platform.clock.advance(dayMs);
  player = await own.signIn();
  await own.confirm(await own.mailed());
  expect(await own.confirm(token)).toMatchObject(invalid('unknown'));
  const rows = await platform.db.query<{ actor: string; action: string; before: unknown; after: unknown; ip: string }>(
    'SELECT actor, action, before, after, ip FROM audit WHERE subject = $1 ORDER BY line',
    [`limit:${id}`],
  );
  const eur = (amount: string) => ({ currency: 'EUR', amount });
  const after = (amount: string) => ({ type: 'loss', period: 'day', ...eur(amount) });
  expect(rows.map(({ action, before, after: then }) => [action, before, then])).toEqual([
    ['limit.set', null, after('5000')],
    ['limit.lowered', eur('5000'), after('4000')],
    ['limit.raise_asked', eur('4000'), after('9000')],
    ['limit.removal_asked', eur('4000'), null],
    ['limit.change_dropped', eur('4000'), after('4000')],
    ['limit.raise_asked', eur('4000'), after('9000')],
    ['limit.raised', eur('4000'), eur('9000')],
  ]);
  expect(new Set(rows.map(({ actor, ip }) => `${actor} ${ip}`))).toEqual(
    new Set([`player:${await playerId()} 203.0.113.7`]),
  );
  expect(await firstBrokenAuditLine(platform.db)).toBeNull();
});

it('changes of session minutes and the removal of a limit are also recorded in the audit trail [C36]', async () => {
  const { id } = (await own.set({ type: 'session', period: 'day', minutes: 90 })).body;
  await own.set({ type: 'session', period: 'day', minutes: 60 });
  await own.set({ type: 'session', period: 'day', minutes: 60 });
  await own.remove(id);
  platform.clock.advance(dayMs);
  expect((await own.confirm(await own.mailed())).status).toBe(200);
  const rows = await platform.db.query<{ action: string; before: unknown; after: unknown }>(
    'SELECT action, before, after FROM audit WHERE subject = $1 ORDER BY line',
    [`limit:${id}`],
  );
  const session = (minutes: number) => ({ type: 'session', period: 'day', minutes });
  expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['limit.set', null, session(90)],
    ['limit.lowered', { minutes: 90 }, session(60)],
    ['limit.removal_asked', { minutes: 60 }, null],
    ['limit.removed', { minutes: 60 }, null],
  ]);
});

it("every change of a limit is recorded as a fact and sent to the player's screens [C2]", async () => {
  const rows = async (text: string) => (await platform.db.query(text)).length;
  const id = await playerId();
  const counts = async () => {
    await platform.open.outbox.flush();
    return [
      await rows(`SELECT FROM events WHERE channel = 'game_limits#${id}'`),
      await rows(`SELECT FROM facts WHERE kind = 'limit_changed'`),
    ];
  };
  const before = await counts();
  await own.loss(5_000);
  await own.loss(4_000);
  expect(await counts()).toEqual(before.map(count => count + 2));
});
