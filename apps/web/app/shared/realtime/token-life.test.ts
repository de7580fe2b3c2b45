import { expect, it } from 'vitest';
import { tokenLifeMs } from './token-life.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;

it.each([
  ['ten minutes', { sub: '7', iat: 1_000, exp: 1_600, session: 'ÿ?>~' }, 595_000],
  ['less than the way takes', { iat: 1_000, exp: 1_002 }, 0],
  ['no end', { iat: 1_000 }, null],
  ['no beginning', { exp: 1_600 }, null],
  ['words for numbers', { iat: '1000', exp: '1600' }, null],
])("calculates a token's usable lifetime: %s", (_, claims, lifeMs) => {
  expect(tokenLifeMs(tokenWith(claims))).toBe(lifeMs);
});

it.each(['', 'token', 'a.b.c', 'a.%%.c'])('returns no lifetime for the token "%s"', token => {
  expect(tokenLifeMs(token)).toBeNull();
});
