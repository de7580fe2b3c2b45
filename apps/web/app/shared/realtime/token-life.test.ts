import { expect, it } from 'vitest';
import { tokenLifeMs } from './token-life.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;

it.each([
  ['ten minutes', { sub: '7', iat: 1_000, exp: 1_600, session: 'ÿ?>~' }, 595_000],
  ['shorter than the network delay', { iat: 1_000, exp: 1_002 }, 0],
  ['no expiry time', { iat: 1_000 }, null],
  ['no issue time', { exp: 1_600 }, null],
  ['strings instead of numbers', { iat: '1000', exp: '1600' }, null],
])("calculates a token's usable lifetime: %s", (_, claims, lifeMs) => {
  expect(tokenLifeMs(tokenWith(claims))).toBe(lifeMs);
});

it.each(['', 'token', 'a.b.c', 'a.%%.c'])('returns no lifetime for the token "%s"', token => {
  expect(tokenLifeMs(token)).toBeNull();
});
