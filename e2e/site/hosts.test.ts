import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { origin, sharedSite, type Site } from './open-site.ts';

const mirrors = ['https://mirror.example', 'https://second.mirror.example:8443'];
const build = resolve(import.meta.dirname, '../../apps/web/build');

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

/** Links of the brand to other sites: social networks and partners. */
const { social, partners } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../config/fe/brand-config.json'), 'utf8'),
) as { social: { url: string }[]; partners: { url: string }[] };
const elsewhere: ReadonlySet<string> = new Set([...social, ...partners].map(({ url }) => url));

it('all hosts of the brand serve the same front end, with links and calls that stay on the requested host [ROUTE-001]', async () => {
  const family = site.behind({ SITE_ORIGINS: [origin, ...mirrors].join(',') });
  for (const path of ['/', '/de/pokies/all', '/play/turbogames/rocket-x', '/fairness', '/sign-up', '/nowhere']) {
    const main = await family.visit(origin + path);
    for (const host of mirrors) {
      const { status, page, html } = await family.visit(host + path);
      expect([path, status, page.one('h1').text]).toEqual([path, main.status, main.page.one('h1').text]);
      const addresses = page
        .all('*')
        .flatMap(element => ['href', 'src', 'action'].flatMap(name => element.attribute(name) ?? []));
      expect(addresses.length).toBeGreaterThan(5);
      const own = (address: string) =>
        /^(?:\/(?!\/)|#|mailto:|tel:|data:)/.test(address) || address.startsWith(`${host}/`);
      const others = addresses.filter(address => !own(address) && address !== host && !elsewhere.has(address));
      expect(others, `${host}${path}`).toEqual([]);
      expect(html).not.toContain(`${origin}/`);
      for (const other of mirrors.filter(one => one !== host)) expect(html).not.toContain(other);
    }
  }
  expect((await family.visit('https://third.example/')).status).toBe(421);
});

/** Names of formats, which are never requested, and manuals that libraries name in their messages. */
const formats = ['www.w3.org', 'schema.org', 'json-schema.org', 'www.sitemaps.org'];
const manuals = ['react.dev', 'reactrouter.com', 'base-ui.com', 'github.com'];
const named = new Set([...formats, ...manuals]);
/** Base addresses used only for parsing. */
const placeholders = new Set(['site.invalid', 'localhost']);

it('no built file contains a host name [ROUTE-001]', () => {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const hosts = files.flatMap(name =>
    [...readFileSync(join(build, name), 'utf8').matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)].map(
      ([, host = '']) => host,
    ),
  );
  expect([...new Set(hosts)].filter(host => !named.has(host) && !placeholders.has(host))).toEqual([]);
});
