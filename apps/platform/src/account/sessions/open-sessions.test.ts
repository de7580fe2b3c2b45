import type { User } from '@liftoff/contract/account/account';
import type { OpenSession } from '@liftoff/contract/account/security';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { sessionAbsoluteMs, sessionIdleMs } from './session-times.ts';

let email = '';
let playerId = 0;
let here: TestCaller;
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `devices-${made++}@example.com`;
  const signedUp = platform.caller();
  playerId = (await signedUp.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body.id;
  await signedUp.send('DELETE', '/api/users/sign_out');
  here = await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36');
});

async function signIn(agent = 'curl/8', more: object = {}, country = 'CA'): Promise<TestCaller> {
  const caller = platform.caller({ country });
  const user = { email, password: signUpForm.password, ...more };
  const answer = await caller.send('POST', '/api/users/sign_in', { user }, { 'user-agent': agent });
  expect(answer.status).toBe(200);
  return caller;
}
const list = async (caller = here) => (await caller.send<OpenSession[]>('GET', '/api/player/sessions')).body;
const isSignedIn = async (caller: TestCaller) =>
  'id' in (await caller.send<object>('GET', '/api/player', undefined, { 'x-background': '1' })).body;
const revoked = (id: string | undefined) =>
  platform.db.query('SELECT FROM revocations WHERE subject = $1', [`session:${id}`]);
const trail = () =>
  platform.db.query('SELECT action, before FROM audit WHERE subject = $1 ORDER BY line', [`player:${playerId}`]);

describe("a player's sessions", () => {
  it('lists sessions with device, country and last activity: the current one first, then the most recently active [A11]', async () => {
    await signIn('Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1');
    platform.clock.advance(60_000);
    await signIn('curl/8', {}, 'DE');
    const now = platform.clock.now().toISOString();
    const before = new Date(platform.clock.now().getTime() - 60_000).toISOString();
    const reported = await list();
    expect(reported).toEqual([
      expect.objectContaining({
        current: true,
        browser: 'Chrome',
        system: 'Windows',
        kind: 'computer',
        country: 'CA',
        started_at: before,
        seen_at: now,
      }),
      expect.objectContaining({ current: false, browser: null, country: 'DE', seen_at: now }),
      expect.objectContaining({ current: false, system: 'iPhone', kind: 'phone', started_at: before, seen_at: before }),
    ]);
  });

  it("lists only the player's open sessions, not sessions that ended, were idle or are too old [A9] [A11]", async () => {
    const other = await signIn();
    const idle = await signIn();
    await other.send('DELETE', '/api/users/sign_out');
    expect(await list()).toHaveLength(2);
    platform.clock.advance(sessionIdleMs - 1_000);
    await list();
    platform.clock.advance(1_000);
    expect(await isSignedIn(idle)).toBe(false);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
    for (let hours = 0; hours < 12; hours += 0.25) {
      platform.clock.advance(sessionAbsoluteMs / 48);
      await list();
    }
    expect(await isSignedIn(here)).toBe(false);
    const neighbour = await platform.caller().send<User>('POST', '/api/users', {
      user: { ...signUpForm, email: `neighbour-${email}` },
    });
    expect(neighbour.status).toBe(201);
    here = await signIn();
    expect(await list()).toHaveLength(1);
  });

  it('ends a single session with its sockets, audits it, and leaves the other sessions open [A10] [A11] [C36]', async () => {
    const [ended, left] = [await signIn(), await signIn()];
    const id = (await list(ended))[0]?.id ?? '';
    const answer = await here.send<OpenSession[]>('DELETE', `/api/player/sessions/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.map(session => session.id)).toEqual((await list()).map(session => session.id));
    expect(answer.body).toHaveLength(2);
    expect([await isSignedIn(ended), await isSignedIn(left), await isSignedIn(here)]).toEqual([false, true, true]);
    expect(await revoked(id)).toHaveLength(1);
    expect(await trail()).toContainEqual({ action: 'player.sessions_ended', before: [id] });
    expect((await here.send('DELETE', `/api/player/sessions/${id}`)).status).toBe(404);
  });

  it('refuses to end the calling session from the list, because signing out does that [A11]', async () => {
    const [{ id } = { id: '' }] = await list();
    expect((await here.send('DELETE', `/api/player/sessions/${id}`)).status).toBe(404);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('ends all sessions except the calling one, with their sockets [A10] [A11] [C36]', async () => {
    const others = [await signIn(), await signIn()];
    const ids = (await list()).slice(1).map(({ id }) => id);
    const answer = await here.send<OpenSession[]>('DELETE', '/api/player/sessions');
    expect(answer.body.map(({ current }) => current)).toEqual([true]);
    expect(await Promise.all([here, ...others].map(isSignedIn))).toEqual([true, false, false]);
    for (const id of ids) expect(await revoked(id)).toHaveLength(1);
    const line = (await trail()).at(-1);
    expect(new Set([line?.['before']].flat())).toEqual(new Set(ids));
    const lines = await trail();
    expect((await here.send('DELETE', '/api/player/sessions')).status).toBe(200);
    expect(await trail()).toEqual(lines);
  });
});

describe('“Keep me signed in”', () => {
  const cookieOf = async (more: object) => {
    const user = { email, password: signUpForm.password, ...more };
    const answer = await platform.caller().send('POST', '/api/users/sign_in', { user });
    return answer.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-session=')) ?? '';
  };
  const until = /Max-Age=(\d+)/;

  it('keeps the session cookie for twelve hours, or until the browser is closed, without changing how long the session lasts [A9]', async () => {
    expect(until.exec(await cookieOf({ remember_me: true }))?.[1]).toBe(String(sessionAbsoluteMs / 1_000));
    expect(until.exec(await cookieOf({}))?.[1]).toBe(String(sessionAbsoluteMs / 1_000));
    const short = await cookieOf({ remember_me: false });
    expect(short).toMatch(/^__Host-session=[\w-]{43}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    platform.clock.advance(sessionIdleMs);
    const caller = platform.caller();
    caller.cookies.set('__Host-session', short.slice('__Host-session='.length, short.indexOf(';')));
    expect(await isSignedIn(caller)).toBe(false);
  });
});
