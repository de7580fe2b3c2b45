import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'ended-session-'));
const banner = { image: '/pictures/scene/launch' };
const files = {
  'header-notices': [{ id: 'cards', icon: 'warning', texts: { 'en-CA': { message: 'Cards are slow.' } } }],
  'banners-config': {
    banners: [
      { ...banner, id: 'guests', title: 'Join us', audience: 'guests' },
      { ...banner, id: 'players', title: 'Welcome back', audience: 'players' },
    ],
  },
};
let site: Site;
/** Cookies of a session that was signed out, and of one that never existed. */
let ended: string[];
beforeAll(async () => {
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  site = await openSite('small', { FE_CONFIG_DIR: folder });
  const cookie = await site.signIn('demo@liftoff.test');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  expect((await site.ask('/api/users/sign_out', { method: 'DELETE', headers })).status).toBeLessThan(300);
  ended = [cookie, `__Host-session=${'a'.repeat(43)}`];
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it('a visitor whose session has ended sees the same notices, banners, tiles and sign-in links as a guest [ENTITY-021] [PBANNER-004] [STATE-002]', async () => {
  const { visit } = site.behind({ FE_CONFIG_DIR: folder });
  for (const path of ['/', '/pokies/all', '/play/turbogames/rocket-x']) {
    const guest = (await visit(path)).page.text;
    for (const cookie of ended) expect([path, (await visit(path, { cookie })).page.text]).toEqual([path, guest]);
  }
  const { page } = await visit('/', { cookie: ended[0] ?? '' });
  expect(page.text).toContain('Cards are slow.');
  expect(page.text).toContain('Join us');
  expect(page.text).not.toContain('Welcome back');
});

it('opening real play with an ended session redirects to registration and then back, for both the page and its router data [ROUTE-045] [GUARD-001]', async () => {
  const to = `/sign-up?${new URLSearchParams({ redirect: '/play/turbogames/rocket-x?mode=real' })}`;
  for (const cookie of ended) {
    expect((await site.visit('/play/turbogames/rocket-x?mode=real', { cookie })).location).toBe(to);
    const data = await site.visit('/play/turbogames/rocket-x.data?mode=real', { cookie });
    expect(data.html).toContain(to);
  }
});
