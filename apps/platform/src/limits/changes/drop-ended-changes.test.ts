import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownLimits, type OwnLimits } from '../../testing/own-limits.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const oldPassword = 'Liftoff-2026!';
const password = 'seven quiet comets';
const dayMs = 86_400_000;
const notice = 'You asked to change a limit: Loss limit (daily), €50.00.';
const unknown = { status: 422, body: { refusal: 'invalid', errors: { token: ['unknown'] } } };

let platform: TestPlatform;
let own: OwnLimits;
let player: TestCaller;
/** The token of the raise that is pending when the password changes. */
let token = '';
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  own = ownLimits(platform);
  player = await own.begin();
  await own.loss(5_000);
  await own.loss(9_000);
  token = await own.mailed();
});
afterEach(() => platform.close());

async function pass(): Promise<void> {
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}
const change = () => player.send('PUT', '/api/player/password', { current_password: oldPassword, password });
async function restore() {
  await platform.caller().send('POST', '/api/users/password', { user: { email } });
  await pass();
  const link = /reset_password_token=([\w-]+)/.exec((await own.mails()).join())?.[1];
  const user = { password, password_confirmation: password, reset_password_token: link };
  return await platform.caller().send('PUT', '/api/users/password', { user });
}
async function again(): Promise<void> {
  const answer = await player.send('POST', '/api/users/sign_in', { user: { email, password } });
  expect(answer.status).toBe(200);
}
const dropped = async () =>
  (await platform.db.query(`SELECT FROM audit WHERE action = 'limit.change_dropped' AND actor = 'platform'`)).length;

describe('a pending change of a limit', () => {
  it.each([
    ['changed', change],
    ['restored', restore],
  ])(
    'a pending change is dropped once the password is %s, and the player is notified by email [A10] [C3]',
    async (_what, renew) => {
      expect((await renew()).status).toBe(204);
      await again();
      expect(await own.only()).toMatchObject({ pending: null, accounts: [{ amount_cents: 5_000 }] });
      await pass();
      expect((await own.mails()).filter(text => text.includes(notice))).toHaveLength(1);
      expect(await dropped()).toBe(1);
      await pass();
      expect(await dropped()).toBe(1);
      platform.clock.advance(dayMs);
      expect(await own.confirm(token)).toMatchObject(unknown);
    },
  );

  it('a change that is requested again after the password change waits for its full delay again [C3]', async () => {
    await change();
    const asked = await own.loss(9_000);
    const from = new Date(platform.clock.now().getTime() + dayMs).toISOString();
    expect(asked.body.pending?.confirmable_at).toBe(from);
    const second = (await own.tokens()).find(other => other !== '' && other !== token) ?? '';
    await pass();
    expect(await dropped()).toBe(0);
    platform.clock.advance(dayMs);
    expect(await own.confirm(token)).toMatchObject(unknown);
    expect(await own.confirm(second)).toMatchObject({ status: 200, body: { confirmed: true } });
  });

  it('a self-exclusion also drops a pending change, and sends no email that links to a closed page [C12]', async () => {
    await player.send('POST', '/api/user_limits', { type: 'selfexclusion', period: 'forever', password: oldPassword });
    await pass();
    expect(await dropped()).toBe(1);
    expect((await own.mails()).filter(text => text.includes(notice))).toEqual([]);
  });
});
