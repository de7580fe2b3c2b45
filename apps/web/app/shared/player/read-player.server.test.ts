import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { PlayerUnknown, readPlayer } from './read-player.server.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A page whose platform answers so, by the path that is asked. */
const page = (signedIn: boolean, answer: (path: string) => Response | Promise<Response>) => ({
  signedIn,
  send: (async (_route, url) => answer(new URL(url, 'http://localhost').pathname)) satisfies PageContext['send'],
});

const refusal = (status: number) => json({ refusal: 'unauthenticated', request_id: 'one' }, status);

describe('who a page is for', () => {
  it('is a guest without a session cookie, and nobody is asked', async () => {
    expect(
      await readPlayer(
        page(false, () => {
          throw new Error('asked');
        }),
      ),
    ).toBeNull();
  });

  it.each([
    ['is over', (path: string) => (path === '/api/player' ? json({}) : refusal(401))],
    ['has no player', (path: string) => json(path === '/api/player' ? {} : [])],
  ])('is a guest where the session %s', async (_what, answer) => {
    expect(await readPlayer(page(true, answer))).toBeNull();
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => refusal(500)],
    ['is overrun', () => refusal(429)],
    ['is not built', () => refusal(503)],
  ])('is not known where the platform %s: no page may say that the session has ended [B11]', async (_what, answer) => {
    await expect(readPlayer(page(true, answer))).rejects.toThrow(PlayerUnknown);
  });
});
