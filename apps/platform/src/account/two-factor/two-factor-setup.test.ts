import type { User } from '@liftoff/contract/account/account';
import { beforeEach, expect, it } from 'vitest';
import type { CallOf } from '../../core/call.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { totpCode } from './totp.ts';
import { confirmTwoFactor } from './two-factor-setup.ts';

let player: TestCaller;
let playerId = 0;
let email = '';
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  email = `setup-${made++}@example.com`;
  player = platform.caller();
  playerId = (await player.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body.id;
});

it('restarting a setup while its code is being checked keeps nothing from the previous setup [A14]', async () => {
  const begin = async () => (await player.send<{ secret: string }>('POST', '/api/player/two_factor/setup')).body;
  const { secret } = await begin();
  const [session] = await platform.db.query<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1', [playerId]);
  const call = { player: { id: playerId }, session: { id: session?.id } } as CallOf<'player'>;
  const { db } = platform;
  const query: typeof db.query = async (text, values) => {
    if (text.startsWith('UPDATE two_factor_setups')) await begin();
    return await db.query(text, values);
  };
  expect(
    await confirmTwoFactor(
      { ...platform, db: { ...db, query } },
      call,
      totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000)),
    ),
  ).toEqual({
    refused: 'not_found',
  });
  expect((await player.send('POST', '/api/player/two_factor')).status).toBe(404);
});

it('reports a backup code as wrong if the account has no backup codes [A14]', async () => {
  await platform.db.query(`UPDATE players SET totp_secret = 'JBSWY3DPEHPK3PXP' WHERE id = $1`, [playerId]);
  const caller = platform.caller();
  await caller.send('POST', '/api/users/sign_in', { user: { email, password: signUpForm.password } });
  expect(await caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: 'AAAA-AAAA' } })).toMatchObject({
    status: 401,
    body: { refusal: 'otp_required', errors: { otp_attempt: ['wrong'] } },
  });
});
