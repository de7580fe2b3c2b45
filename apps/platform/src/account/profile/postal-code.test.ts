import type { User } from '@liftoff/contract/account/account';
import { beforeEach, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  made += 1;
  player = platform.caller();
  const user = { ...signUpForm, email: `moves-${made}@example.com`, country: 'DE' };
  expect((await player.send('POST', '/api/users', { user })).status).toBe(201);
  expect((await edit({ postal_code: '10115' })).status).toBe(200);
});

const edit = (change: object) => player.send<User>('PATCH', '/api/player', change);
const wrongCode = { status: 422, body: { errors: { postal_code: ['VALIDATION.POSTAL_CODE.INVALID'] } } };

it('refuses a new country while the stored postal code is invalid there, unless the same edit sends a valid or an empty code [VALID-042]', async () => {
  expect(await edit({ country: 'CA' })).toMatchObject(wrongCode);
  expect((await player.send<User>('GET', '/api/player')).body).toMatchObject({ country: 'DE', postal_code: '10115' });
  expect(await edit({ country: 'CA', postal_code: '10117' })).toMatchObject(wrongCode);
  expect((await edit({ country: 'CA', postal_code: 'H2X 1Y4' })).body).toMatchObject({ country: 'CA' });
  expect(await edit({ country: 'DE' })).toMatchObject(wrongCode);
  expect((await edit({ country: 'DE', postal_code: '' })).body).toMatchObject({ country: 'DE', postal_code: null });
  expect((await edit({ country: 'CA' })).status).toBe(200);
});

it('keeps the stored postal code if the country stays the same or the new country accepts the code too [VALID-042]', async () => {
  await platform.db.query(`UPDATE players SET postal_code = 'old form' WHERE email = $1`, [
    `moves-${made}@example.com`,
  ]);
  expect((await edit({ country: 'DE', city: 'Berlin' })).body).toMatchObject({ postal_code: 'old form' });
  expect((await edit({ postal_code: '10115' })).status).toBe(200);
  expect((await edit({ country: 'EE' })).body).toMatchObject({ country: 'EE', postal_code: '10115' });
});
