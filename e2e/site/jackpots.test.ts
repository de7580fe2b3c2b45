import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

it('without JavaScript, the jackpots and the rules of one are complete pages with amounts and odds [PROUTE-024] [C29]', async () => {
  const list = await site.visit('/jackpots');
  expect(list.status).toBe(200);
  expect(list.page.one('h1').text).toBe('Jackpots');
  expect(list.page.text).toContain('1 in 480 million at €1');
  const own = await site.visit('/harbour-drop');
  expect([own.status, own.page.one('h1').text]).toEqual([200, 'Harbour Drop']);
  expect(own.page.text).toContain('We add 0.8% of each stake');
  expect((await site.visit('/jackpot')).status).toBe(404);
});

it('if the winners fail to load, the failure is logged and the jackpots are shown with an empty list [PERR-011]', async () => {
  const broken = () => Response.json({ refusal: 'unavailable' }, { status: 500 });
  const { edge, visit } = site.behind({}, asked => (asked === '/api/jackpot_wins' ? broken() : undefined));
  const { status, page } = await visit('/jackpots');
  expect(status).toBe(200);
  expect(page.text).toContain('No winners yet');
  expect(page.text).toContain('Mystic Jackpots');
  expect(edge.failedLoads.map(({ load }) => load)).toEqual(['GET /api/jackpot_wins']);
});
