import type { Adjustment } from '@liftoff/contract/console/adjustments';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadSettings } from '../core/setting-faults.ts';
import { firstBrokenAuditLine } from '../database/audit.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { behindLock } from '../testing/race.ts';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { testConfig, testConsoleToken } from '../testing/test-config.ts';
import { testPlatform, usePlatform } from '../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const tokens = { ada: 'ada-alone-knows-this', ben: 'ben-alone-knows-this', carla: 'carla-alone-knows-this' };
const CONSOLE_STAFF = Object.entries(tokens)
  .map(entry => entry.join(':'))
  .join(',');
type Person = keyof typeof tokens | 'console';

let playerId: number;
const platform = usePlatform({ seed: 'small', env: { CONSOLE_STAFF } });
beforeAll(async () => {
  playerId = (await (await signInDemo(platform)).send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(() => giveMoney(platform, email, 'EUR', 10_000));

const as = <Body>(person: Person, method: string, path: string, body?: object, key?: string) =>
  platform.caller().send<Body>(method, `/console/api${path}`, body, {
    'x-console-token': person === 'console' ? testConsoleToken : tokens[person],
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  });
const lock = () => ({ text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] });
type Answered = Adjustment & { refusal?: string };
const change = { currency: 'EUR', amount_cents: 2_500, reason: 'A round was paid out too low' };
const propose = (person: Person, more: object = {}, key?: string) =>
  as<Answered>(person, 'POST', `/players/${email}/adjustments`, { ...change, ...more }, key);
const decide = (person: Person, id: string, decision = 'confirmed') =>
  as<Answered>(person, 'POST', `/adjustments/${id}`, { decision });
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const lines = (id: string) =>
  platform.db.query(
    `SELECT actor, action, subject, before, after, ip FROM audit WHERE action IN ('balance.change_proposed', 'balance.change_confirmed',
       'balance.change_declined') AND after ->> 'adjustment' = $1 ORDER BY line`,
    [id],
  );

describe('a balance change made by staff', () => {
  it('a balance change moves no money when it is proposed, and the full amount once another person confirms it [A51] [I4]', async () => {
    const proposed = await propose('ada');
    expect([proposed.status, proposed.body.state, proposed.body.proposed_by]).toEqual([201, 'proposed', 'ada']);
    expect(await cash()).toBe(10_000n);
    const confirmed = await decide('ben', proposed.body.id);
    expect([confirmed.status, confirmed.body.state, confirmed.body.decided_by]).toEqual([200, 'confirmed', 'ben']);
    expect(await cash()).toBe(12_500n);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    const line = {
      subject: `player:${playerId}`,
      after: { adjustment: proposed.body.id, ...change },
      ip: expect.stringMatching(/./) as string,
    };
    expect(await lines(proposed.body.id)).toEqual([
      { ...line, actor: 'staff:ada', action: 'balance.change_proposed', before: null },
      {
        ...line,
        actor: 'staff:ben',
        action: 'balance.change_confirmed',
        before: { currency: 'EUR', amount_cents: 10_000 },
      },
    ]);
    expect(await firstBrokenAuditLine(platform.db)).toBeNull();
  });

  it('a balance change cannot be confirmed by its proposer, by a caller without a name, or directly in the database [A51]', async () => {
    const { id } = (await propose('ada')).body;
    for (const person of ['ada', 'console'] as const)
      expect([(await decide(person, id)).body.refusal, await cash()]).toEqual(['forbidden', 10_000n]);
    const stranger = await platform.caller().send('POST', `/console/api/adjustments/${id}`, { decision: 'confirmed' });
    expect(stranger.status).toBe(401);
    const past = platform.db.query(
      `UPDATE balance_adjustments SET state = 'confirmed', decided_by = proposed_by, decided_at = proposed_at WHERE id = $1`,
      [id],
    );
    await expect(past).rejects.toThrow('balance_adjustments');
    expect((await lines(id)).length).toBe(1);
  });

  it('only a named person can propose a balance change, so the shared console token is refused [A51]', async () => {
    expect(await propose('console')).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
  });

  it('a balance change that two people confirm concurrently is applied once, and a later confirmation moves nothing [A51] [I5]', async () => {
    const { id } = (await propose('ada')).body;
    const [ben, carla] = await behindLock(platform.db, lock(), [
      { run: () => decide('ben', id), waits: true },
      { run: () => decide('carla', id), waits: true },
    ]);
    expect([ben.status, carla.status, ben.body.decided_by]).toEqual([200, 200, carla.body.decided_by]);
    expect((await decide('ben', id)).body).toEqual(ben.body);
    expect(await cash()).toBe(12_500n);
    expect((await lines(id)).length).toBe(2);
  });

  it('a declined balance change moves nothing, even if it is confirmed later, and its proposer may decline it [A51]', async () => {
    for (const person of ['ben', 'ada'] as const) {
      const { id } = (await propose('ada')).body;
      const declined = await decide(person, id, 'declined');
      expect(declined.body).toMatchObject({ state: 'declined', decided_by: person });
      expect((await decide('carla', id)).body).toEqual(declined.body);
      expect((await lines(id)).at(-1)).toMatchObject({ actor: `staff:${person}`, action: 'balance.change_declined' });
    }
    expect(await cash()).toBe(10_000n);
  });

  it('a balance change that is confirmed and declined concurrently ends in one state, and the money matches it [A51]', async () => {
    const { id } = (await propose('ada')).body;
    const answers = await behindLock(platform.db, lock(), [
      { run: () => decide('ben', id), waits: true },
      { run: () => decide('carla', id, 'declined'), waits: true },
    ]);
    const [state] = answers.map(({ body }) => body.state);
    expect(answers.map(({ body }) => body.state)).toEqual([state, state]);
    expect(await cash()).toBe(state === 'confirmed' ? 12_500n : 10_000n);
  });

  it('a balance change cannot take more than the balance, and stays proposed if the balance is too low [A51] [I3]', async () => {
    const { id } = (await propose('ada', { amount_cents: -10_001 })).body;
    expect((await decide('ben', id)).body.refusal).toBe('not_enough_money');
    const listed = await as<Adjustment[]>('console', 'GET', '/adjustments');
    expect(listed.body.find(one => one.id === id)).toMatchObject({ state: 'proposed', decided_by: null });
    await giveMoney(platform, email, 'EUR', 10_001);
    expect((await decide('carla', id)).body.state).toBe('confirmed');
    expect(await cash()).toBe(0n);
  });

  it('a balance change is proposed once per idempotency key, and needs an amount, a reason and an existing player [A51]', async () => {
    const key = randomUUID();
    const [first, again] = [await propose('ada', {}, key), await propose('ada', {}, key)];
    expect(again.body).toEqual(first.body);
    expect((await propose('ada', { amount_cents: 1 }, key)).body.refusal).toBe('idempotency_mismatch');
    for (const wrong of [{ amount_cents: 0 }, { reason: ' ' }])
      expect((await propose('ada', wrong)).body.refusal).toBe('invalid');
    const nobody = await as<Answered>('ada', 'POST', '/players/nobody@example.com/adjustments', change);
    expect(nobody.body.refusal).toBe('not_found');
    expect((await decide('ben', randomUUID())).body.refusal).toBe('not_found');
  });
});

it('in production, no single person can change a balance on a public site [A51]', async () => {
  const { db } = platform;
  const env = {
    NODE_ENV: 'production',
    RATE_FACTOR: '1',
    SITE_ORIGINS: 'https://casino.example',
    PLATFORM_PUBLIC_URL: 'https://platform.example',
    CONSOLE_STAFF,
  };
  const open = await testPlatform({ seed: 'none', env, db, random: 'public' });
  for (const token of [testConsoleToken, tokens.ada]) {
    const body = { balance: { currency: 'EUR', amount_cents: 99_999 } };
    const headers = { 'x-console-token': token, 'x-forwarded-proto': 'https' };
    const answer = await open.caller().send('POST', `/console/api/players/${email}`, body, headers);
    expect(answer).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
  }
  expect(await cash()).toBe(10_000n);
});

it.each([
  ['a short token', 'ada:short'],
  ['a name twice', `ada:${tokens.ada},ada:${tokens.ben}`],
  ['a token of two', `ada:${tokens.ada},ben:${tokens.ada}`],
  ['no name', tokens.ada],
])('the staff setting is rejected if it has %s [A51]', (_what, given) => {
  expect(() => testConfig({ CONSOLE_STAFF: given })).toThrow(BadSettings);
});
