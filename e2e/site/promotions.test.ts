import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedSite, type Site, type Visitor } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const managed = ['/rocket-mart', '/lootboxes', '/lootboxes/chances', '/rocket-wheel', '/rocketmart-wheel', '/quests'];

describe('managed promotion pages', () => {
  it('are open if the configuration enables them, and otherwise only to testers [PROUTE-032] [PROUTE-033] [PROLE-009] [PCALL-011]', async () => {
    const closed = site.behind({ FE_CONFIG_DIR: '/nowhere' });
    const [tester, player] = [await site.signIn('tester@liftoff.test'), await site.signIn('demo@liftoff.test')];
    for (const path of [...managed, '/quests/short-hop']) {
      const statuses = async (headers?: Record<string, string>) => (await closed.visit(path, headers)).status;
      expect((await site.visit(path)).status, path).toBe(200);
      expect(await statuses(), path).toBe(404);
      expect(await statuses({ cookie: player }), path).toBe(404);
      expect(await statuses({ cookie: tester }), path).toBe(200);
    }
  });

  it('include the adventure, for the players who have it [PROUTE-032] [PROUTE-033]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftoff-fe-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const calendar = 'vip-adventures.json';
    cpSync(resolve(import.meta.dirname, '../../config/fe', calendar), join(folder, calendar));
    const closed = site.behind({ FE_CONFIG_DIR: folder });
    const [tester, player] = [await site.signIn('tester@liftoff.test'), await site.signIn('vip@liftoff.test')];
    const statusOf = async (of: Visitor, cookie?: string) =>
      (await of.visit('/rocket-adventure', cookie === undefined ? {} : { cookie })).status;
    expect(await statusOf(site, player)).toBe(200);
    expect(await statusOf(site, tester)).toBe(200);
    expect(await statusOf(closed, player)).toBe(404);
    expect(await statusOf(closed)).toBe(404);
    expect(await statusOf(closed, tester)).toBe(200);
  });

  it('take their text from the content page of their name, in the language of the page [PROUTE-026] [PCALL-016]', async () => {
    for (const [path, heading] of [
      ['/rocket-mart', 'How the points shop works'],
      ['/lootboxes', 'What a box is'],
      ['/rocket-wheel', 'How the wheel works'],
      ['/de/rocket-wheel', 'So funktioniert das Glücksrad'],
    ] as const)
      expect((await site.visit(path)).html, path).toContain(`>${heading}</h2>`);
  });

  it('are shown without that text if it fails to load, and the failure is logged [PERR-004] [PERR-013]', async () => {
    const { edge, visit } = site.behind({}, path =>
      path.startsWith('/api/cms/pages/') ? Response.json({}, { status: 500 }) : undefined,
    );
    const { status, page } = await visit('/rocket-wheel');
    expect(status).toBe(200);
    expect(page.all('h1')).toHaveLength(1);
    expect(edge.failedLoads).toMatchObject([{ load: 'GET /api/cms/pages{path}', status: 500 }]);
  });
});

it('a tournament that fails to load is logged, and its page offers a retry [PERR-002]', async () => {
  const { edge, visit } = site.behind({}, path =>
    path.startsWith('/api/tournaments/') ? Response.json({}, { status: 500 }) : undefined,
  );
  const { status, html } = await visit('/tournaments/comet-cup');
  expect(status).toBe(200);
  expect(html).toContain('The tournaments didn’t load');
  expect(edge.failedLoads).toMatchObject([{ load: 'GET /api/tournaments/{id}', status: 500 }]);
});

it('/santa-vegas redirects to the hub of promotions, in every language and with the query [PROUTE-022]', async () => {
  expect((await site.visit('/santa-vegas?a=1')).location).toBe('/promotions?a=1');
  expect((await site.visit('/de/santa-vegas')).location).toBe('/de/promotions');
});
