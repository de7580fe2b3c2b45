import type { SessionEnd } from '@liftoff/contract/account/session-end';
import type { OpenSession } from '@liftoff/contract/account/security';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { sessionAbsoluteMs, sessionIdleMs } from './session-times.ts';

let email = '';
let player: TestCaller;
let made = 0;
const platform = usePlatform({ seed: 'none' });
const signIn = async () => {
  const caller = platform.caller();
  const user = { email, password: signUpForm.password };
  expect((await caller.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
  return caller;
};
beforeEach(async () => {
  platform.clock.advance(86_400_000);
  email = `ended-${made++}@example.com`;
  const answer = await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(answer.status).toBe(201);
  player = await signIn();
});
const ended = async (caller = player) => (await caller.send<SessionEnd>('GET', '/api/users/session_end')).body;

describe('how a session ended', () => {
  it('is unknown to a guest and while the session is open', async () => {
    expect(await ended(platform.caller())).toEqual({ reason: null, until: null });
    expect(await ended()).toEqual({ reason: null, until: null });
  });

  it('is reported to a device that was signed out from another one [A11]', async () => {
    const other = await signIn();
    await other.send<OpenSession[]>('DELETE', '/api/player/sessions');
    expect(await ended()).toEqual({ reason: 'revoked', until: null });
    expect(await ended(other)).toEqual({ reason: null, until: null });
  });

  it('is reported as signed out to a browser that still has the cookie', async () => {
    const cookie = player.cookies.get('__Host-session') ?? '';
    await player.send('DELETE', '/api/users/sign_out');
    player.cookies.set('__Host-session', cookie);
    expect((await ended()).reason).toBe('signed_out');
  });

  it('is reported to the oldest of six sessions', async () => {
    for (let session = 0; session < 5; session++) {
      platform.clock.advance(1_000);
      await signIn();
    }
    expect((await ended()).reason).toBe('new_sign_in');
  });

  it('is reported to the other devices of a player who has changed the password [A10]', async () => {
    const other = await signIn();
    const body = { current_password: signUpForm.password, password: 'Another-liftoff-2026!' };
    expect((await other.send('PUT', '/api/player/password', body)).status).toBeLessThan(300);
    expect((await ended()).reason).toBe('password');
  });

  it('is reported with the time of the next sign-in after a session limit [C10]', async () => {
    await player.send('POST', '/api/user_limits', { type: 'session', period: 'day', minutes: 20 });
    platform.clock.advance(20 * 60_000);
    const until = new Date(platform.clock.now().getTime() + sessionIdleMs).toISOString();
    expect(await ended()).toEqual({ reason: 'session_limit', until });
    await platform.jobs.runDue();
    expect(await ended()).toEqual({ reason: 'session_limit', until });
    platform.clock.advance(sessionIdleMs);
    expect(await ended()).toEqual({ reason: 'session_limit', until: null });
  });

  it('is reported as idle after half an hour without activity, and as age after twelve hours with it [A9]', async () => {
    const used = await signIn();
    platform.clock.advance(sessionIdleMs);
    expect((await ended()).reason).toBe('idle');
    const active = await signIn();
    for (let part = 0; part < 48; part++) {
      platform.clock.advance(sessionAbsoluteMs / 48);
      await active.send('GET', '/api/player');
    }
    expect((await ended(active)).reason).toBe('age');
    expect((await ended(used)).reason).toBe('idle');
  });

  it('is reported to a player who has excluded themselves [C12]', async () => {
    const body = { type: 'selfexclusion', period: 'month_12', password: signUpForm.password };
    const cookie = player.cookies.get('__Host-session') ?? '';
    const answer = await player.send('POST', '/api/user_limits', body);
    expect(answer.status).toBe(201);
    player.cookies.set('__Host-session', cookie);
    expect((await ended()).reason).toBe('excluded');
  });
});
