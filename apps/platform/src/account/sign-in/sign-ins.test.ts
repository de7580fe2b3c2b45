import type { SignIn } from '@liftoff/contract/account/security';
import { expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });

const email = 'history@example.com';
const { password } = signUpForm;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.1 Safari/605.1.15';

it("lists each of a player's last twenty sign-ins once, with time, device and country", async () => {
  const here = platform.caller();
  await here.send('POST', '/api/users', { user: { ...signUpForm, email } });
  const stranger = platform.caller();
  await stranger.send('POST', '/api/users', { user: { ...signUpForm, email: 'stranger@example.com' } });
  const moments: string[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    platform.clock.advance(60_000);
    moments.unshift(platform.clock.now().toISOString());
    const from = platform.caller({ country: turn === 20 ? 'DE' : 'CA' });
    await from.send('POST', '/api/users/sign_in', { user: { email, password } }, { 'user-agent': mac });
    if (turn === 20) {
      // The session that replaces this one after the password change belongs to the same sign-in.
      platform.clock.advance(1_000);
      const body = { current_password: password, password: 'seven quiet comets' };
      expect((await from.send('PUT', '/api/player/password', body)).status).toBe(204);
      const { body: told } = await from.send<SignIn[]>('GET', '/api/player/sign_ins');
      expect(told[0]).toEqual({
        at: moments[0],
        browser: 'Safari',
        system: 'macOS',
        kind: 'computer',
        country: 'DE',
      });
      expect(told.map(({ at }) => at)).toEqual(moments.slice(0, 20));
    }
  }
  expect((await stranger.send<SignIn[]>('GET', '/api/player/sign_ins')).body).toHaveLength(1);
});
