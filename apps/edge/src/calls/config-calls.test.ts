import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@liftoff/contract/content/content';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { siteConfig } from '@liftoff/contract/content/site-config';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '../app/app.ts';
import { readConfig } from '../config/config.ts';
import { configAnswers } from './fe-config.ts';
import { PageBodies } from '../pages/page-bodies.ts';
import { PageKeeper } from '../pages/page-keeper.ts';
import { connectPlatform } from '../data/platform.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { RenderGate } from '../limits/render-gate.ts';
import { TelemetrySinks } from '../reports/telemetry.ts';
import { Texts } from './texts.ts';
import { readVisitor } from '../config/visitor.ts';

/** Every configuration call as a browser makes it: over HTTP, at the address that the requirement names. */
const calls: { title: string; path: string; call: Endpoint; written: object }[] = [
  {
    title: 'tags by the name of the referrer [CALL-001]',
    path: '/api/fe/config/stag-by-referrer-name',
    call: siteConfig.stagByReferrer,
    written: { 'search.example': '131811_a' },
  },
  {
    title: 'the survey widget [CALL-002]',
    path: '/api/fe/config/survey-config',
    call: siteConfig.surveyConfig,
    written: { survey_id: 's1', survey_collector_id: 'c1', is_enable_widget: true },
  },
  {
    title: 'the betting site [CALL-003]',
    path: '/api/fe/config/betting-config',
    call: siteConfig.bettingConfig,
    written: { url: 'https://sport.liftoff.example/' },
  },
  {
    title: 'the adventure calendar [CALL-004] [PCALL-015]',
    path: '/api/fe/config/vip-adventures',
    call: siteConfig.vipAdventures,
    written: { groupId: 21, firstDay: '2026-11-17', neededDays: 9 },
  },
  {
    title: 'bonuses that are not shown [CALL-005]',
    path: '/api/fe/config/disabled-bonuses',
    call: siteConfig.disabledBonuses,
    written: { ids: ['welcome-2'] },
  },
  {
    title: 'changed gifts [CALL-006]',
    path: '/api/fe/config/modify-gifts-config',
    call: siteConfig.modifyGifts,
    written: { welcome: { title: 'A first gift' } },
  },
  {
    title: 'tags without promotions [CALL-007]',
    path: '/api/fe/config/excluded-promo-stags',
    call: siteConfig.excludedPromoStags,
    written: { stags: ['20011'] },
  },
  {
    title: 'the currencies on offer [CALL-008]',
    path: '/api/fe/config/currency-config',
    call: siteConfig.currencyConfig,
    written: { enabled: ['CAD', 'EUR', 'BTC'] },
  },
  {
    title: 'the categories of the games menu [CALL-010]',
    path: '/api/fe/config/menu-categories-games',
    call: siteConfig.menuCategories,
    written: { categories: ['new', 'tables'] },
  },
  {
    title: 'gifts beside a deposit [CALL-011]',
    path: '/api/fe/config/additional-gifts',
    call: siteConfig.additionalGifts,
    written: { gifts: [{ id: 7 }] },
  },
  {
    title: 'the groups of the prize wheel [PCALL-013]',
    path: '/api/fe/config/wheel-config',
    call: siteConfig.wheelConfig,
    written: { groups: [1308, 1309] },
  },
];

const folder = mkdtempSync(join(tmpdir(), 'config-calls-'));
const fileOf = (path: string) => join(folder, `${path.split('/').at(-1)}.json`);
// Nothing listens on the discard port, so a call that the edge does not answer itself ends in 503.
const config = readConfig({ NODE_ENV: 'test', PLATFORM_URL: 'http://127.0.0.1:9' });
const now = () => 0;

/** An edge that reads the folder at every call, without a platform behind it and without pages. */
function openEdge() {
  const local = configAnswers(folder, false);
  const limiter = new RateLimiter(now);
  const app = makeApp({
    config,
    local,
    web: {
      load: () => Promise.reject(new Error('no page is asked for')),
      clientFolder: folder,
      scripts: null,
      close: async () => undefined,
    },
    platform: connectPlatform(config, local, now, fetch),
    texts: new Texts(join(config.root, 'messages'), true),
    telemetry: new TelemetrySinks(now, limiter),
    limiter,
    bodies: new PageBodies(),
    keeper: new PageKeeper(now),
    gate: new RenderGate(),
    now,
  });
  return createAdaptorServer({ fetch: app.fetch });
}

const server = openEdge();
const get = (path: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-test-country': 'NZ' } });
};

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise(resolve => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a configuration call', () => {
  it.each(calls)('a configuration call returns $title', async ({ path, call, written }) => {
    expect(call).toMatchObject({ route: `GET ${path}`, server: 'edge', built: true });

    const unset = await get(path);
    expect([unset.status, await unset.json()]).toEqual([200, {}]);
    expect(call.answer.parse({})).toEqual({});

    writeFileSync(fileOf(path), JSON.stringify(written));
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(call.answer.parse(await answer.json())).toEqual(written);

    writeFileSync(fileOf(path), '{"half":');
    const broken = await get(path);
    expect(broken.status).toBe(500);
    expect(await broken.json()).toEqual({
      refusal: 'unavailable',
      retry_after_sec: 5,
      request_id: broken.headers.get('x-request-id'),
    });
    rmSync(fileOf(path));
  });

  it("configuration calls return the shipped files in the contract's format [CALL-013]", async () => {
    const answers = configAnswers(config.feConfigDir, true);
    const visitor = readVisitor(new Headers(), '127.0.0.1', config);
    for (const { route, answer } of Object.values(siteConfig)) {
      const response = answers('GET', new URL(splitRoute(route).path, 'http://edge'), visitor);
      const body: unknown = await response?.json();
      expect(answer.parse(body), route).toEqual(body);
    }
  });

  it('a configuration call with an unknown name is passed on to the platform', async () => {
    expect((await get('/api/fe/config/secrets')).status).toBe(503);
  });
});

describe('a configuration file that is not JSON', () => {
  it('an edge that caches its files does not start if one is not JSON, and its error names the file', () => {
    const file = fileOf('/api/fe/config/betting-config');
    writeFileSync(file, 'url: https://sport.example');
    expect(() => configAnswers(folder, true)).toThrow(`${file} is not usable`);
    rmSync(file);
  });
});

describe('other calls answered by the edge', () => {
  it("reports the visitor's country and default currency [CALL-051]", async () => {
    expect(content.clientContext.route).toBe('GET /client-context');
    const answer = await get('/client-context');
    expect([answer.status, await answer.json()]).toEqual([200, { default_currency: 'NZD', geo: 'NZ' }]);
  });

  it("returns a locale's messages, whatever the time parameter is [CALL-052]", async () => {
    const answer = await get('/messages/de.json?time=2026-11-20T15%3A05%3A00.000Z');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.json()).toHaveProperty('shell');
    expect((await get('/messages/xx.json')).status).toBe(404);
  });
});
