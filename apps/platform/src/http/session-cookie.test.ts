import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

const token = 'a-token-of-a-session_0123456789';
const valueOf = (line: string) => /^__Host-session=([^;]*);/.exec(line)?.[1] ?? '';

it('marks a session cookie with the HMAC of its token, by which the edge recognises a player [B23]', () => {
  const mark = createHmac('sha256', 'key-of-the-edge').update(`session\n${token}`).digest('base64url');
  expect(valueOf(sessionCookie(token, 60, 'key-of-the-edge'))).toBe(`${token}.${mark}`);
});

it('sets the bare token as session cookie when no edge is configured', () => {
  expect(valueOf(sessionCookie(token, null, null))).toBe(token);
});

it.each(['key-of-the-edge', null])('reads the token back from the cookie that it has set (edge key: %s)', key => {
  const value = valueOf(sessionCookie(token, 60, key));
  expect(readSessionCookie(`a=b; __Host-session=${value}; c=d`)).toBe(token);
});

it.each(['', 'short', `${token}.short`, `${token}.${'x'.repeat(44)}`, `.${'x'.repeat(43)}`, `${token}..${token}`])(
  'finds no token in the malformed session cookie “%s”',
  value => expect(readSessionCookie(`__Host-session=${value}`)).toBeNull(),
);
