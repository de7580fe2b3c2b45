import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { decoded } from '../../apps/edge/src/testing/decoded.ts';
import { playerCookie, testEdge } from '../../apps/edge/src/testing/test-edge.ts';
import type { WebBuild } from '../../apps/edge/src/pages/web-build.ts';

const web = resolve(import.meta.dirname, '../../apps/web/build');
const origin = 'http://localhost:3000';

/** Two players with recognisable data. The fake platform answers by their session cookie. */
const canaries = ['canary-of-ada', 'canary-of-ben'] as const;
const cookieOf = (who: number) => playerCookie(`session-of-${canaries[who]}`);
const userOf = (who: number) => ({
  id: 7 + who,
  email: `${canaries[who]}@liftoff.test`,
  nickname: canaries[who],
  currency: 'EUR',
  language: 'en-CA',
  statuses: [],
  auth_fields_missed: [],
  two_factor_enabled: false,
});
const account = { currency: 'EUR', active: true, amount_cents: 100, available_to_cashout_cents: 100, bonus_cents: 0 };

it('a thousand pages for two players, requested alternately and twelve at a time, contain nothing about the other player [A45]', async () => {
  const { renderPage } = (await import(pathToFileURL(join(web, 'server/index.js')).href)) as WebBuild;
  const edge = testEdge({
    env: { NODE_ENV: 'test', SITE_ORIGINS: origin, RATE_FACTOR: '1000' },
    renderPage,
    clientFolder: join(web, 'client'),
    platform: async ({ url, headers }) => {
      const who = canaries.findIndex(name => headers.get('cookie')?.includes(name));
      const { pathname } = new URL(url);
      // Delays answers by different times, so that they arrive in another order than they were requested.
      await new Promise(done => setTimeout(done, (pathname.length * 7 + edge.received.length * 3) % 5));
      if (pathname === '/api/player') return Response.json(who < 0 ? {} : userOf(who));
      if (pathname === '/api/player/accounts')
        return Response.json(who < 0 ? [] : [{ ...account, amount_cents: 100 + who }]);
      return Response.json([]);
    },
  });
  const paths = ['/oops', '/search', '/profile/gifts', '/oops'];
  const visit = async (number: number) => {
    const who = number % 2;
    const path = paths[Math.floor(number / 2) % paths.length] ?? '/';
    const answer = await edge.send(path, { headers: { cookie: cookieOf(who) } });
    const html = await decoded(answer);
    expect([number, canaries.map(name => html.includes(name))]).toEqual([number, [who === 0, who === 1]]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  };
  for (let at = 0; at < 1_000; at += 12)
    await Promise.all(Array.from({ length: Math.min(12, 1_000 - at) }, (_, place) => visit(at + place)));
});
