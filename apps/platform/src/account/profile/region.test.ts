import { beforeAll, describe, expect, it } from 'vitest';
import { demoPlayers } from '../../seed/demo-players.ts';
import { signInDemo } from '../../testing/play.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { totpCode } from '../two-factor/totp.ts';

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

/** A caller with the same cookies in another country. */
function moved(from: TestCaller, country: string | null): TestCaller {
  const caller = platform.caller({ country });
  for (const [name, value] of from.cookies) caller.cookies.set(name, value);
  return caller;
}
const launch = (caller: TestCaller, mode: 'real' | 'demo') =>
  caller.send('POST', '/api/games/deep-sea-salvage/launch', { mode });
const deposit = (caller: TestCaller) =>
  caller.send('POST', '/payments/deposits', { method_id: 'card', amount_cents: 5_000, currency: 'EUR' });
const signIn = (caller: TestCaller) =>
  caller.send('POST', '/api/users/sign_in', { user: { email: 'vip@liftoff.test', password: 'Liftoff-2026!' } });
const signUp = (caller: TestCaller) =>
  caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'region@example.com' } });

/** Two-factor secret of the demo player who signs in with a code. */
const totpSecret = demoPlayers.find(({ email }) => email === 'otp@liftoff.test')?.totpSecret ?? '';

async function sessionsOf(email: string): Promise<number> {
  const rows = await platform.db.query(
    'SELECT FROM sessions s JOIN players p ON p.id = s.player_id WHERE p.email = $1',
    [email],
  );
  return rows.length;
}

const closed = { status: 451, body: { refusal: 'country_closed' } };

describe.each([
  ['a closed country', 'US'],
  ['a country without a row', 'FR'],
  ['a country nobody vouches for', null],
])('calls from %s', (_name, country) => {
  it('refuses to launch a game for real money, but allows a demo [C27] [D16]', async () => {
    expect(await launch(moved(player, country), 'real')).toMatchObject(closed);
    expect((await launch(platform.caller({ country }), 'demo')).status).toBe(200);
  });

  it('refuses a deposit from a country that is not open [C27]', async () => {
    expect(await deposit(moved(player, country))).toMatchObject(closed);
  });

  it('refuses a registration from a country that is not open [C27]', async () => {
    expect(await signUp(platform.caller({ country }))).toMatchObject(closed);
  });

  it('refuses both the password and the one-time code of a two-factor sign-in, even if the sign-in began in an open country', async () => {
    const user = { email: 'otp@liftoff.test', password: 'Liftoff-2026!' };
    const away = platform.caller({ country });
    expect(await away.send('POST', '/api/users/sign_in', { user })).toMatchObject(closed);
    expect(away.cookies.size).toBe(0);
    const home = platform.caller({ country: 'DE' });
    expect(await home.send('POST', '/api/users/sign_in', { user })).toMatchObject({
      body: { refusal: 'otp_required' },
    });
    platform.clock.advance(60_000);
    const code = totpCode(totpSecret, Math.floor(platform.clock.now().getTime() / 30_000));
    const second = moved(home, country);
    expect(await second.send('POST', '/api/users/sign_in', { user: { otp_attempt: code } })).toMatchObject(closed);
    expect((await second.send('GET', '/api/player')).body).toEqual({});
    expect(await sessionsOf(user.email)).toBe(0);
  });

  it('refuses a password sign-in from a country that is not open', async () => {
    expect(await signIn(platform.caller({ country }))).toMatchObject(closed);
    expect(await sessionsOf('vip@liftoff.test')).toBe(0);
  });
});

describe('calls from an open country', () => {
  it('allows real play, deposits, registration and sign-in from an open country', async () => {
    expect((await launch(moved(player, 'DE'), 'real')).status).toBe(200);
    expect((await deposit(moved(player, 'DE'))).status).toBe(201);
    expect((await signUp(platform.caller({ country: 'CA' }))).status).toBe(201);
    expect((await signIn(platform.caller({ country: 'NO' }))).status).toBe(200);
  });
});

it('in production, ignores a country header from a caller without the edge key', async () => {
  const { originOf } = await import('../../http/admission/caller.ts');
  const headers = new Headers({ 'x-country': 'CA', 'x-test-country': 'CA' });
  const production = { ...platform.config, mode: 'production' as const };
  expect(originOf({ headers }, '203.0.113.9', production).country).toBeNull();
  headers.set('x-edge-key', production.edgeKey ?? '');
  expect(originOf({ headers }, '203.0.113.9', production).country).toBe('CA');
});
