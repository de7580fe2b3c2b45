import { expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { beginAttempt, signInThresholds } from './sign-in-attempts.ts';
import { planUnlockMail } from './unlock.ts';

const platform = usePlatform({ seed: 'none' });

async function newPlayer(email: string): Promise<TestCaller> {
  const caller = platform.caller();
  expect((await caller.send('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
  return caller;
}
const signIn = async (caller: TestCaller, email: string, more: object = {}) =>
  (await caller.send('POST', '/api/users/sign_in', { user: { email, password: signUpForm.password, ...more } })).status;
const guess = (caller: TestCaller, email: string) => signIn(caller, email, { password: 'wrong wrong' });
const planned = async () => (await platform.db.query(`SELECT FROM jobs WHERE name = 'account:unlock-mail'`)).length;
async function mails(email: string, afterMs = 5_000): Promise<string[]> {
  platform.clock.advance(afterMs);
  await platform.jobs.runDue();
  const listed = await platform
    .operator()
    .send<{ text: string }[]>('GET', `/console/api/mails?to=${encodeURIComponent(email)}`);
  return listed.body.map(({ text }) => text).filter(text => text.includes('unlock_token'));
}

it('schedules the unlock email before the guess that could lock the account is checked, and sends it only if the guess was wrong [A13] [A16]', async () => {
  await newPlayer('nearly@example.com');
  expect([await guess(platform.caller(), 'nearly@example.com'), await planned()]).toEqual([401, 0]);
  expect([await guess(platform.caller(), 'nearly@example.com'), await planned()]).toEqual([401, 0]);
  expect([await signIn(platform.caller(), 'nearly@example.com'), await planned()]).toEqual([200, 1]);
  expect(await mails('nearly@example.com')).toEqual([]);
  // The successful sign-in has reset the count of failures.
  expect([
    await guess(platform.caller(), 'nearly@example.com'),
    await guess(platform.caller(), 'nearly@example.com'),
  ]).toEqual([401, 401]);
});

it("the unlock link leads to the platform's own site and lets the owner's browser sign in again [A13] [A17]", async () => {
  const owner = await newPlayer('forgot@example.com');
  for (let at = 0; at < 3; at += 1) expect(await guess(owner, 'forgot@example.com')).toBe(401);
  expect(await signIn(owner, 'forgot@example.com')).toBe(429);
  const [text = ''] = await mails('forgot@example.com');
  const [, site, link] = /(\S+)\/sign-in\?unlock_token=([\w-]{43})/.exec(text) ?? [];
  expect(site).toMatch(/^\W*http:\/\/localhost:3000$/);
  const captcha = await solveCaptcha(owner);
  expect(await signIn(owner, 'forgot@example.com', { unlock_token: link, captcha })).toBe(200);
});

it('sends the unlock link once, and only after the last guess has had time to turn out right [A16]', async () => {
  const email = 'once@example.com';
  await newPlayer(email);
  for (let at = 0; at < 3; at += 1) expect(await guess(platform.caller(), email)).toBe(401);
  expect(await mails(email, 4_999)).toEqual([]);
  expect(await mails(email, 1)).toHaveLength(1);
  await platform.db.transaction(tx => planUnlockMail(tx, platform.open.platform, email));
  expect(await mails(email)).toHaveLength(1);
});

it('sends nothing to an unknown address and leaves no job behind [A16]', async () => {
  const email = 'nobody@example.com';
  const before = await planned();
  for (let at = 0; at < 3; at += 1) expect(await guess(platform.caller(), email)).toBe(401);
  expect(await planned()).toBe(before + 1);
  expect(await mails(email)).toEqual([]);
  expect(await planned()).toBe(before);
});

it('an IP address block and an account lock end after their windows, and a network block with a captcha [A13]', async () => {
  // Limits in this test: one failure per IP address in 15 minutes, three per network in an hour, three per account in
  // 30 minutes.
  const begun = platform.clock.now().getTime();
  const attempt = (ip: string, email: string, afterSec: number, solved = false) =>
    platform.db.transaction(tx =>
      beginAttempt(
        tx,
        new Date(begun + afterSec * 1_000),
        { email, ip, knownDevice: false, solved, by: 'password' },
        0.03,
      ),
    );
  const counted = { outcome: 'counted' };
  const waits = (waitSec: number, byMail = false) => ({ outcome: 'wait', waitSec, byMail });
  const captcha = { outcome: 'captcha' };
  expect(await attempt('192.0.2.1', 'a@example.com', 0)).toMatchObject({ ...counted, shuts: false });
  expect(await attempt('192.0.2.1', 'b@example.com', 60, true)).toEqual(waits(840));
  expect(await attempt('192.0.2.2', 'a@example.com', 60)).toMatchObject({ ...counted, shuts: false });
  expect(await attempt('192.0.2.3', 'b@example.com', 120)).toMatchObject(counted);
  expect(await attempt('192.0.2.4', 'c@example.com', 180)).toEqual(captcha);
  expect(await attempt('192.0.2.4', 'c@example.com', 180, true)).toMatchObject(counted);
  expect(await attempt('192.0.3.4', 'a@example.com', 180)).toMatchObject({ ...counted, shuts: true });
  // The three failures of the account were after 0, 60 and 180 seconds.
  expect(await attempt('198.51.100.1', 'a@example.com', 184, true)).toEqual(waits(1_616, true));
  expect(await attempt('198.51.100.1', 'a@example.com', 1_799, true)).toEqual(waits(1, true));
  expect(await attempt('198.51.100.1', 'a@example.com', 1_800)).toMatchObject({ ...counted, shuts: true });
  expect(await attempt('198.51.101.1', 'a@example.com', 1_801, true)).toEqual(waits(59, true));
  expect(await attempt('2001:db8:1:2::1', 'd@example.com', 240)).toMatchObject(counted);
  expect(await attempt('2001:db8:1:3::1', 'e@example.com', 240)).toMatchObject(counted);
  expect(await attempt('2001:db8:1:4::1', 'f@example.com', 240)).toMatchObject(counted);
  expect(await attempt('2001:db8:1:5::1', 'g@example.com', 240)).toEqual(captcha);
  expect(await attempt('2001:db8:2:5::1', 'g@example.com', 240)).toMatchObject(counted);
});

it('allows an IP address with twenty failures again one whole window after the last failure, however the failures were spread [A13]', async () => {
  const { failures, windowMs } = signInThresholds.perIp;
  const begun = platform.clock.now().getTime();
  let guesses = 0;
  const attempt = (afterMs: number) => {
    const of = {
      email: `spread-${(guesses += 1)}@example.com`,
      ip: '203.0.114.1',
      knownDevice: false,
      solved: true,
      by: 'password',
    } as const;
    return platform.db.transaction(tx => beginAttempt(tx, new Date(begun + afterMs), of, 1));
  };
  const stepMs = Math.floor((windowMs - 1) / (failures - 1));
  for (let at = 0; at < failures; at += 1) expect((await attempt(at * stepMs)).outcome).toBe('counted');
  const shutMs = (failures - 1) * stepMs;
  expect(await attempt(shutMs)).toEqual({ outcome: 'wait', waitSec: windowMs / 1_000, byMail: false });
  // The first of the failures has left the window.
  expect(await attempt(windowMs)).toMatchObject({ outcome: 'wait' });
  expect(await attempt(shutMs + windowMs - 1)).toEqual({ outcome: 'wait', waitSec: 1, byMail: false });
  expect((await attempt(shutMs + windowMs)).outcome).toBe('counted');
  expect((await attempt(shutMs + windowMs)).outcome).toBe('counted');
});
