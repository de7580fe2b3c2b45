import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { testPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const person = { first_name: 'Mira', last_name: 'Kask', date_of_birth: '17/05/1990' };
const out = { status: 403, body: { refusal: 'self_excluded' } };

let platform: TestPlatform;
beforeEach(async () => {
  const origins = 'http://localhost:3000,http://other.localhost:3000';
  platform = await testPlatform({ seed: 'small', env: { SITE_ORIGINS: origins } });
  await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'self_excluded' });
});
afterEach(() => platform.close());

describe('recognising a person who has self-excluded [C13]', () => {
  it('an excluded person who changes one letter of the name is recognised by the same postal code, but not with another postal code', async () => {
    const caller = platform.caller();
    const born = { date_of_birth: person.date_of_birth, country: 'DE', currency: 'EUR' };
    const user = { ...signUpForm, ...born, email: 'near@example.com' };
    expect((await caller.send('POST', '/api/users', { user })).status).toBe(201);
    const near = { first_name: 'Mirra', last_name: person.last_name };
    expect(await caller.send('PATCH', '/api/player', { ...near, postal_code: '10115' })).toMatchObject(out);
    expect((await caller.send('PATCH', '/api/player', { ...near, postal_code: '10117' })).status).toBe(200);
  });

  it('an excluded person is recognised on every host of the platform', async () => {
    const user = () => ({ ...signUpForm, ...person, email: `${randomUUID()}@example.com` });
    const at = (origin: string) => platform.caller().send('POST', '/api/users', { user: user() }, { origin });
    for (const origin of platform.config.siteOrigins) expect(await at(origin)).toMatchObject(out);
    expect(platform.config.siteOrigins.length).toBe(2);
  });
});
