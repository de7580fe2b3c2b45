import type { User } from '@liftoff/contract/account/account';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { firstBrokenAuditLine } from '../database/audit.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { listenFor, openSocket } from '../testing/sockets.ts';
import { testConsoleToken } from '../testing/test-config.ts';
import { testPlatform, usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, email: 'console@example.com' } });
});

const change = (body: object, email = 'console%40example.com') =>
  platform.operator().send<{ refusal?: string }>('POST', `/console/api/players/${email}`, body);

describe('the console', () => {
  it('the console opens only with its token [A19]', async () => {
    for (const token of ['', 'wrong', 'console-token-of-tests ']) {
      const headers = token === '' ? {} : { 'x-console-token': token.trimEnd() === token ? token : `${token.trim()}x` };
      expect((await platform.caller().send('GET', '/console/api/mails', undefined, headers)).status).toBe(401);
    }
    expect((await platform.operator().send('GET', '/console/api/mails')).status).toBe(200);
  });

  it('the console changes groups, licence, verification and balance; the balance changes by a posted adjustment [I4] [C36]', async () => {
    expect(
      (
        await change({
          groups: [21, '259'],
          licence: 'EE',
          verified: true,
          balance: { currency: 'CAD', amount_cents: 12_345 },
        })
      ).status,
    ).toBe(200);
    expect((await change({ balance: { currency: 'CAD', amount_cents: 5_000 } })).status).toBe(200);
    const caller = platform.caller();
    const user = { email: 'console@example.com', password: signUpForm.password };
    const signedIn = await caller.send<User>('POST', '/api/users/sign_in', { user });
    expect(signedIn.body).toMatchObject({ license_name: 'EE', verified: true });
    expect(signedIn.body.statuses.map(status => status.id)).toEqual(['21', '259']);
    const accounts = await caller.send<{ amount_cents: number }[]>('GET', '/api/player/accounts');
    expect(accounts.body[0]?.amount_cents).toBe(5_000);
    const trail = await platform.db.query(
      `SELECT actor, action, before, after, ip FROM audit WHERE action = 'player.changed' ORDER BY line`,
    );
    const by = { actor: 'operator', action: 'player.changed', ip: expect.stringMatching(/./) as string };
    expect(trail).toEqual([
      {
        ...by,
        before: { groups: [], licence: 'CW', verified: false, balance: { currency: 'CAD', amount_cents: 0 } },
        after: {
          groups: [21, '259'],
          licence: 'EE',
          verified: true,
          balance: { currency: 'CAD', amount_cents: 12_345 },
        },
      },
      {
        ...by,
        before: { balance: { currency: 'CAD', amount_cents: 12_345 } },
        after: { balance: { currency: 'CAD', amount_cents: 5_000 } },
      },
    ]);
    expect(await firstBrokenAuditLine(platform.db)).toBeNull();
    const ledger = await platform.operator().send<{ intact: boolean }>('GET', '/console/api/ledger');
    expect(ledger.body.intact).toBe(true);
  });

  it('the console rejects an unknown player or licence', async () => {
    expect((await change({ verified: true }, 'nobody%40example.com')).status).toBe(404);
    expect((await change({ licence: 'XX' })).body.refusal).toBe('invalid');
  });

  it('a player excluded in the console cannot sign in, even with the right password [C12]', async () => {
    await change({ blocked: 'self_excluded' });
    const user = { email: 'console@example.com', password: signUpForm.password };
    const answer = await platform.caller().send<{ refusal: string }>('POST', '/api/users/sign_in', { user });
    expect([answer.status, answer.body.refusal]).toEqual([403, 'self_excluded']);
    await change({ blocked: 'none' });
    expect((await platform.caller().send('POST', '/api/users/sign_in', { user })).status).toBe(200);
  });

  it("the console moves the platform's clock and returns it to real time", async () => {
    const before = platform.clock.now().toISOString();
    const moved = await platform.operator().send('POST', '/console/api/clock', { now: '2027-01-01T00:00:00Z' });
    expect(moved.body).toEqual({ now: '2027-01-01T00:00:00.000Z', moved: true });
    const back = await platform.operator().send<{ now: string }>('POST', '/console/api/clock', { now: null });
    expect(back.body).toEqual({ now: before, moved: false });
  });

  it('the console cannot move the clock of a public production site, but can return it to real time [A50]', async () => {
    const env = {
      NODE_ENV: 'production',
      RATE_FACTOR: '1',
      SITE_ORIGINS: 'https://casino.example',
      PLATFORM_PUBLIC_URL: 'https://platform.example',
    };
    const open = await testPlatform({ seed: 'none', env, db: platform.db, random: 'public' });
    const headers = { 'x-console-token': testConsoleToken, 'x-forwarded-proto': 'https' };
    const move = (now: string | null) => open.caller().send('POST', '/console/api/clock', { now }, headers);
    const before = open.clock.now();
    expect(await move('2031-01-01T00:00:00Z')).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    expect(open.clock.now()).toEqual(before);
    expect(await move(null)).toMatchObject({ status: 200, body: { moved: false } });
  });

  it('the console publishes an event on a channel, and a guest subscribed to the channel receives it [RT-001]', async () => {
    platform.open.outbox.start();
    const sockets = await listenFor(platform.open.hub);
    onTestFinished(() => sockets.close());
    const settings = await platform.caller().send<{ realtime: { token: string } }>('GET', '/api/player/settings');
    const heard = await openSocket(sockets.url, settings.body.realtime.token, ['wins']);
    const event = { channel: 'wins', data: { nickname: 'Mira' } };
    const answer = await platform.operator().send<{ offset: number }>('POST', '/console/api/publish', event);
    expect(answer.body.offset).toBeGreaterThan(0);
    await expect.poll(() => heard.received).toEqual([event]);
  });

  it('the console detects that the audit trail was changed, and reports the changed line [A51]', async () => {
    interface Checked {
      intact: boolean;
      checks: { id: string; intact: boolean; detail: string | null }[];
    }
    const { db } = platform;
    const check = async () => {
      const { body } = await platform.operator().send<Checked>('GET', '/console/api/ledger');
      return [body.intact, body.checks.find(({ id }) => id === 'audit')];
    };
    expect(await check()).toEqual([true, { id: 'audit', intact: true, detail: null }]);
    await db.query("ALTER TABLE audit DISABLE TRIGGER USER; UPDATE audit SET actor = 'nobody' WHERE line = 1");
    const detail = 'line 1 of the audit trail was changed or removed';
    expect(await check()).toEqual([false, { id: 'audit', intact: false, detail }]);
  });
});
