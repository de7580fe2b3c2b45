import type { User } from '@liftoff/contract/account/account';
import { expect, it } from 'vitest';
import type { Call } from '../../core/call.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { openSignInSession } from '../sign-in/open-sign-in-session.ts';
import { deviceHash } from '../profile/person.ts';
import { endAllSessions, endSession, openSession, resolveSession, signOutEverywhere } from './sessions.ts';
import { endOverdueVisit } from './visits.ts';
import { newToken } from '../../core/token.ts';

let made = 0;
const platform = usePlatform({ seed: 'none' });

async function newPlayer() {
  const caller = platform.caller();
  const email = `session-${made++}@example.com`;
  const answer = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, email, caller };
}
const signIn = (caller: ReturnType<TestPlatform['caller']>, email: string, more: object = {}, agent = 'a browser') =>
  caller.send<User>(
    'POST',
    '/api/users/sign_in',
    { user: { email, password: signUpForm.password, ...more } },
    { 'user-agent': agent },
  );
const front = { background: false, country: 'CA' };
const open = (playerId: number, userAgent?: string) =>
  platform.db.transaction(tx =>
    openSession(tx, platform.deps, { playerId, ip: '203.0.113.1', country: 'CA', userAgent, remembered: true }),
  );

it("a token resolves only its own player's session, and only until that session ends [A8]", async () => {
  const { id } = await newPlayer();
  await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '21'), ($1, '07')`, [id]);
  const { token, session, ended } = await open(id);
  expect(ended).toEqual([]);
  expect(session).toMatchObject({ playerId: id, startedAt: platform.clock.now() });
  expect(await resolveSession(platform.db, platform.deps, token, front)).toEqual({
    session,
    player: { id, groups: ['07', '21'] },
  });
  expect(await resolveSession(platform.db, platform.deps, `${token}x`, front)).toBeNull();
  expect(await endSession(platform.db, platform.deps, token)).toBe(session.id);
  expect(await endSession(platform.db, platform.deps, token)).toBeNull();
  expect(await resolveSession(platform.db, platform.deps, token, front)).toBeNull();
});

it('keeps five of the sessions opened at the same moment, including the last one [A9]', async () => {
  const { id } = await newPlayer();
  const tokens: string[] = [];
  for (let count = 0; count < 12; count += 1) tokens.push((await open(id)).token);
  const standing = await Promise.all(
    tokens.map(token => resolveSession(platform.db, platform.deps, token, { background: false, country: 'CA' })),
  );
  expect(standing.at(-1)).not.toBeNull();
  const left = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [id]);
  expect(left).toHaveLength(5);
});

it('records activity at most once a second, and never for a background poll [A9]', async () => {
  const { id } = await newPlayer();
  const { token, session } = await open(id);
  const begun = platform.clock.now();
  const seenAfter = async (ms: number, background: boolean) => {
    platform.clock.moveTo(new Date(begun.getTime() + ms));
    await resolveSession(platform.db, platform.deps, token, { ...front, background });
    const [row] = await platform.db.query<{ seen_at: Date }>('SELECT seen_at FROM sessions WHERE id = $1', [
      session.id,
    ]);
    return (row?.seen_at.getTime() ?? 0) - begun.getTime();
  };
  expect(await seenAfter(999, false)).toBe(0);
  expect(await seenAfter(1_000, true)).toBe(0);
  expect(await seenAfter(1_000, false)).toBe(1_000);
  expect(await seenAfter(1_999, false)).toBe(1_000);
});

it("ends all of a player's sessions, sockets, challenges and links immediately [A10] [C12]", async () => {
  const { id } = await newPlayer();
  const { session } = await open(id);
  await platform.db.query('INSERT INTO otp_challenges (token_hash, player_id, created_at) VALUES ($1, $2, $3)', [
    newToken(platform.deps).hash,
    id,
    platform.clock.now(),
  ]);
  await platform.db.query(
    `INSERT INTO mail_tokens (token_hash, player_id, email, purpose, expires_at) VALUES ($1, $2, '', 'unlock', $3)`,
    [newToken(platform.deps).hash, id, new Date(platform.clock.now().getTime() + 60_000)],
  );
  await platform.db.transaction(tx => endAllSessions(tx, platform.deps, id, 'excluded'));
  const left = await Promise.all(
    [
      'SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL',
      'SELECT FROM otp_challenges WHERE player_id = $1 AND NOT closed',
      'SELECT FROM mail_tokens WHERE player_id = $1 AND used_at IS NULL',
    ].map(async text => (await platform.db.query(text, [id])).length),
  );
  expect(left).toEqual([0, 0, 0]);
  const revoked = await platform.db.query('SELECT FROM revocations WHERE subject IN ($1, $2)', [
    `session:${session.id}`,
    `player:${id}`,
  ]);
  expect(revoked).toHaveLength(2);
});

it("a sign-in records the time, the IP address and the browser, and ends the browser's previous session [A8]", async () => {
  const { id, email, caller } = await newPlayer();
  const [before] = await platform.db.query<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1', [id]);
  platform.clock.advance(60_000);
  const answer = await signIn(caller, email, { dfpc: 'code-of-a-browser' }, 'x'.repeat(300));
  const at = platform.clock.now();
  expect(answer.body.current_sign_in_at).toBe(at.toISOString());
  expect((await caller.send<User>('GET', '/api/player')).body.current_sign_in_at).toBe(at.toISOString());
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43}\.[\w-]{43}; Max-Age=43200; /);
  const sessions = 'SELECT ip, user_agent FROM sessions WHERE player_id = $1 AND ended_at IS NULL';
  expect(await platform.db.query(sessions, [id])).toEqual([{ ip: '203.0.113.7', user_agent: 'x'.repeat(200) }]);
  const devices = await platform.db.query('SELECT device, seen_at FROM player_devices WHERE player_id = $1', [id]);
  expect(devices).toEqual([{ device: deviceHash('code-of-a-browser'), seen_at: at }]);
  const revoked = await platform.db.query('SELECT FROM revocations WHERE subject = $1', [`session:${before?.id}`]);
  expect(revoked).toHaveLength(1);
});

it('opens no session for an unknown player or if a gate refuses', async () => {
  const { id } = await newPlayer();
  const call: Pick<Call, 'ip' | 'header'> = { ip: '203.0.113.9', header: () => undefined };
  const as = (playerId: number, refused: 'self_excluded' | null) =>
    platform.db.transaction(tx =>
      openSignInSession(
        tx,
        platform,
        call as Call,
        { playerId, way: 'password', device: undefined, remembered: true },
        [async () => (refused === null ? null : { refused })],
      ),
    );
  await expect(as(987_654, null)).rejects.toThrow('Player 987654 has gone');
  const count = async () => (await platform.db.query('SELECT FROM sessions WHERE player_id = $1', [id])).length;
  const before = await count();
  expect(await as(id, 'self_excluded')).toEqual({ refused: 'self_excluded' });
  expect(await count()).toBe(before);
});

it('refuses a password sign-in from a closed country or if no trusted country is known [C27]', async () => {
  const { email } = await newPlayer();
  for (const country of ['US', null]) {
    const abroad = platform.caller({ country });
    expect(await signIn(abroad, email)).toMatchObject({ status: 451, body: { refusal: 'country_closed' } });
    expect((await abroad.send('GET', '/api/player')).body).toEqual({});
  }
});

it("keeps the session's stored country if a call carries no trusted country, and clears it if the trusted country is unknown [C27]", async () => {
  const { id } = await newPlayer();
  const { token, session } = await open(id);
  const seen = async () =>
    (await platform.db.query('SELECT seen_country FROM sessions WHERE id = $1', [session.id]))[0];
  const call = (headers: Record<string, string>) =>
    platform.open.app.request('/api/player', { headers: { cookie: `__Host-session=${token}`, ...headers } });
  await call({});
  expect(await seen()).toEqual({ seen_country: 'CA' });
  await call({ 'x-test-country': 'DE' });
  expect(await seen()).toEqual({ seen_country: 'DE' });
  await call({ 'x-test-country': '' });
  expect(await seen()).toEqual({ seen_country: null });
});

it('signing out everywhere ends all sessions and connections, and the player can sign in again immediately [C16]', async () => {
  const { id, email, caller } = await newPlayer();
  await platform.db.transaction(tx => signOutEverywhere(tx, platform.deps, id, 'pause'));
  const left = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [id]);
  expect(left).toEqual([]);
  expect(await platform.db.query('SELECT FROM revocations WHERE subject = $1', [`player:${id}`])).toHaveLength(1);
  const links = await platform.db.query('SELECT FROM mail_tokens WHERE player_id = $1 AND used_at IS NULL', [id]);
  expect(links).toHaveLength(1);
  expect((await signIn(caller, email)).status).toBe(200);
});

it('a sign-in without a previous session revokes nothing', async () => {
  const { email } = await newPlayer();
  expect((await signIn(platform.caller(), email)).status).toBe(200);
  const subjects = await platform.db.query<{ subject: string }>('SELECT subject FROM revocations');
  expect(subjects.map(({ subject }) => subject)).not.toContain('session:null');
});

it('ends overdue sessions one at a time until none is left [C10]', async () => {
  const { id } = await newPlayer();
  const end = () => platform.db.transaction(tx => endOverdueVisit(tx, platform.deps));
  const visits = [await open(id), await open(id)];
  await platform.db.query('UPDATE sessions SET ends_at = $2 WHERE id = ANY ($1::uuid[])', [
    visits.map(({ session }) => session.id),
    platform.clock.now(),
  ]);
  expect([await end(), await end(), await end()]).toEqual([true, true, false]);
  const ended = await platform.db.query('SELECT ended_at FROM sessions WHERE id = ANY ($1::uuid[])', [
    visits.map(({ session }) => session.id),
  ]);
  expect(ended).toEqual(visits.map(() => ({ ended_at: platform.clock.now() })));
});
