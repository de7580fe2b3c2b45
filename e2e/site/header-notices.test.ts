import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-notices-'));
const notices = [
  {
    id: 'cards',
    icon: 'warning',
    action: '/payments',
    texts: {
      'en-CA': { message: 'Cards are slow <now>. Other methods work.', link_text: 'See methods' },
      de: { message: 'Karten dauern länger.', link_text: 'Zu den Methoden' },
    },
  },
  { id: 'gold', icon: 'gift', groups: ['259'], texts: { 'en-CA': { message: 'Gold players have a manager.' } } },
];
let site: Site;
beforeAll(async () => {
  writeFileSync(join(folder, 'header-notices.json'), JSON.stringify(notices));
  site = await openSite('small', { FE_CONFIG_DIR: folder });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const bars = async (path: string, headers: Record<string, string> = {}) => {
  const { page } = await site.visit(path, headers);
  return page.all('aside').flatMap(bar => {
    const id = bar.attribute('data-notice');
    if (id === null) return [];
    const look = bar.one('div', { class: /^notice/ }).attribute('class');
    return [{ id, look, text: bar.text, link: bar.all('a')[0]?.attribute('href') ?? null }];
  });
};

it("a header notice is in the served page: translated, as plain text, styled by kind, with its link in the page's locale [ENTITY-021] [PENTITY-018]", async () => {
  expect(await bars('/')).toEqual([
    {
      id: 'cards',
      look: 'notice notice--warn',
      text: expect.stringContaining('Cards are slow <now>. Other methods work. See methods'),
      link: '/payments',
    },
  ]);
  expect(await bars('/de/pokies/all')).toEqual([
    {
      id: 'cards',
      look: 'notice notice--warn',
      text: expect.stringContaining('Karten dauern länger.'),
      link: '/de/payments',
    },
  ]);
});

it('a player also gets header notices for their groups [ENTITY-021]', async () => {
  const ids = async (email: string) => (await bars('/', { cookie: await site.signIn(email) })).map(({ id }) => id);
  expect(await ids('vip@liftoff.test')).toEqual(['cards', 'gold']);
  expect(await ids('demo@liftoff.test')).toEqual(['cards']);
});

it('a page without header notices contains no notice code', async () => {
  const other = await openSite('small');
  const { html } = await other.visit('/');
  expect(html).not.toContain('closedNotices');
  expect(html).not.toContain('data-notice=');
  await other.close();
});

it('while the platform is down, a page is served without header notices, because they may be out of date [ENTITY-021] [B11]', async () => {
  let up = true;
  const { edge, visit } = site.behind({}, () => (up ? undefined : Promise.reject(new Error('refused'))));
  const shown = async () => {
    const { page, headers } = await visit('/');
    const ids = page.all('aside').flatMap(bar => bar.attribute('data-notice') ?? []);
    return { ids, stale: headers.get('x-data-stale') };
  };
  expect(await shown()).toEqual({ ids: ['cards'], stale: null });
  up = false;
  edge.clock.now += 600_000;
  // A cached page is first served as it is and rendered again in the background.
  await expect.poll(shown, { timeout: 20_000 }).toEqual({ ids: [], stale: '1' });
});
