import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';

let addresses = 0;
const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });

/** Uses a new IP address each time, because registrations per address are limited as well. */
const signUp = (dfpc: string | undefined, change: object = {}) => {
  const user = {
    ...signUpForm,
    email: `${randomUUID()}@example.com`,
    ...(dfpc === undefined ? {} : { dfpc }),
    ...change,
  };
  return platform
    .caller({ ip: `198.51.100.${addresses++}` })
    .send<{ refusal?: string; retry_after_sec?: number }>('POST', '/api/users', { user });
};

it('one browser can open three accounts a day from any IP address, and invalid forms do not count [A13]', async () => {
  const device = randomUUID();
  for (let wrong = 0; wrong < 4; wrong += 1) expect((await signUp(device, { password: 'short' })).status).toBe(422);
  for (let opened = 0; opened < 3; opened += 1) {
    expect((await signUp(device)).status).toBe(201);
    platform.clock.advance(3_600_000);
  }
  const before = await platform.db.query('SELECT FROM players');
  const refused = await signUp(device);
  expect(refused).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 21 * 3_600 } });
  expect(await platform.db.query('SELECT FROM players')).toHaveLength(before.length);
  expect((await signUp(randomUUID())).status).toBe(201);
  expect((await signUp(undefined)).status).toBe(201);
  platform.clock.advance(21 * 3_600_000 - 1_000);
  expect((await signUp(device)).status).toBe(429);
  platform.clock.advance(2_000);
  expect((await signUp(device)).status).toBe(201);
});
