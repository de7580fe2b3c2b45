import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { dataOf, pageContext, type PageContext } from '../page-context.ts';
import { isLimitReached } from '../shared/player/limits/read-limits.server.ts';
import { loader } from './play.tsx';

type Answer = () => Response | Promise<Response>;

const game = { identifier: 'rocket-x', slug: 'rocket-x', provider: 'turbogames', name: 'Rocket X' };
const asItIs: Record<string, Answer> = {
  '/api/player': () => Response.json({ id: 7 }),
  '/api/player/accounts': () => Response.json([]),
  '/api/player/favorite_games': () => Response.json([]),
  '/api/games_info': () => Response.json([game]),
};

/** The page context of a player, with this answer to the request for limits. */
const pageWith = (limits: Answer, signedIn = true) =>
  ({
    signedIn,
    locale: 'en-CA',
    send: async (_route: string, url: string) => {
      const path = url.split('?')[0] ?? '';
      if (path === '/api/user_limits') return limits();
      return asItIs[path]?.() ?? Response.json([game]);
    },
  }) as unknown as PageContext;

/** Opens the game and returns the status and redirect target, or 'opened'. */
async function opening(mode: string, limits: Answer, shown: string | null = null) {
  const context = new RouterContextProvider();
  context.set(pageContext, pageWith(limits));
  context.set(dataOf, shown);
  const url = new URL(`http://liftoff.example/play/turbogames/rocket-x?mode=${mode}`);
  const params = { producer: 'turbogames', name: 'rocket-x' };
  const given = { context, params, url, request: new Request(url) } as unknown as Parameters<typeof loader>[0];
  const ended: unknown = await loader(given).catch((error: unknown) => error);
  return ended instanceof Response ? [ended.status, ended.headers.get('location')] : 'opened';
}

const json = { headers: { 'content-type': 'application/json' } };
const unreadable: readonly [string, Answer][] = [
  ['cannot be loaded', () => Response.json({ refusal: 'unavailable' }, { status: 500 })],
  ['get no response', () => Promise.reject(new TypeError('fetch failed'))],
  ['are empty', () => new Response('', json)],
  ['are incomplete', () => new Response('[{"half":', json)],
  ['are null', () => Response.json(null)],
  ['have another shape', () => Response.json([7, null, {}])],
];

it.each(unreadable)(
  'a player can open no game, neither for real money nor as a demo, if their limits %s [B12]',
  async (_how, limits) => {
    expect(await opening('real', limits)).toEqual([503, null]);
    expect(await opening('demo', limits)).toEqual([503, null]);
    // A data request of the router is redirected to the whole page, which explains the failure.
    expect(await opening('real', limits, '/play/turbogames/rocket-x')).toEqual([302, '/play/turbogames/rocket-x']);
  },
);

const reached = { id: '1', type: 'coolingoff', accounts: [], ends_at: null };
it('a reached limit redirects to the limits page, and a player without limits can play [GUARD-010]', async () => {
  expect(await opening('real', () => Response.json([reached]))).toEqual([302, '/profile/limits']);
  expect(await isLimitReached(pageWith(() => Response.json([])))).toBe(false);
});

it('limits do not block guests or visitors whose session has ended', async () => {
  const failing = () => Response.json({}, { status: 500 });
  expect(await isLimitReached(pageWith(failing, false))).toBe(false);
  const ended = () => Response.json({ refusal: 'unauthenticated' }, { status: 401 });
  expect(await isLimitReached(pageWith(ended))).toBe(false);
});
