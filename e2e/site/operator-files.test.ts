import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putLimit } from '../../apps/platform/src/limits/put-limit.ts';
import { openSite, origin, type Site, type Visitor } from './open-site.ts';

const mirror = 'https://mirror.example';
const folder = mkdtempSync(join(tmpdir(), 'operator-files-'));
const env = { FE_CONFIG_DIR: folder, SITE_ORIGINS: `${origin},${mirror}` };

/** The same casino with these operator files. */
function withFiles(files: Readonly<Record<string, unknown>>): Visitor {
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  const visitor = site.behind(env);
  for (const name of Object.keys(files)) rmSync(join(folder, `${name}.json`));
  return visitor;
}

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const logoOf = async (visitor: Visitor, path = '/') => {
  const { page } = await visitor.visit(path);
  const [logo] = page.all('a', { class: 'logo' });
  const [image] = logo?.all('img') ?? [];
  return {
    image: image?.attribute('src') ?? null,
    mark: logo?.all('svg').length,
    title: logo?.text,
    name: logo?.attribute('aria-label'),
    leads: logo?.attribute('href'),
  };
};

it("the header shows the operator's logo on every page, and a host's own logo on that host [CALL-009] [SHELL-020]", async () => {
  const own = { image: null, mark: 1, title: 'Liftoff', name: 'Liftoff, home', leads: '/' };
  expect(await logoOf(withFiles({}))).toEqual(own);
  const file = { image: '/pictures/scene/launch', title: 'Winter', hosts: { 'mirror.example': { title: 'Mirror' } } };
  const changed = withFiles({ 'logo-config': file });
  const winter = { image: '/pictures/scene/launch', mark: 0, title: 'Winter', name: 'Winter, home', leads: '/' };
  for (const path of ['/', '/sign-in', '/sign-up']) expect([path, await logoOf(changed, path)]).toEqual([path, winter]);
  expect(await logoOf(changed, `${mirror}/`)).toEqual({ ...own, title: 'Mirror', name: 'Mirror, home' });
});

it.each([
  ['a picture from another site', { image: 'https://elsewhere.example/logo.png' }],
  ['another host after two slashes', { image: '//elsewhere.example/logo.png' }],
  ['a script URL', { image: 'javascript:alert(1)' }],
  ['a data URL', { image: 'data:text/html,<script>alert(1)</script>' }],
  ['values that are not strings', { image: 7, title: ['Winter'] }],
  ['a list', ['/pictures/scene/launch']],
  ['malformed hosts', { hosts: { localhost: 'x' } }],
])('a logo setting with %s is ignored, and the page is still served [CALL-009] [CALL-013]', async (_what, file) => {
  expect(await logoOf(withFiles({ 'logo-config': file }))).toEqual({
    image: null,
    mark: 1,
    title: 'Liftoff',
    name: 'Liftoff, home',
    leads: '/',
  });
});

it("the lobby lists the operator's categories in the configured order [CALL-010]", async () => {
  const chipsOf = async (visitor: Visitor) => {
    const { page } = await visitor.visit('/');
    return page
      .one('nav', { class: /lobby__chips/ })
      .all('a')
      .map(chip => chip.text);
  };
  const written = (...categories: string[]) => withFiles({ 'menu-categories-games': { categories } });
  const chips = (...categories: string[]) => ['All games', ...categories, 'Studios'];
  expect(await chipsOf(written('tables', 'new'))).toEqual(chips('Tables', 'New'));
  expect(await chipsOf(written('new', 'tables'))).toEqual(chips('New', 'Tables'));
  expect(await chipsOf(written('new'))).toEqual(chips('New'));
  expect(await chipsOf(written('nowhere', 'tables'))).toEqual(chips('Tables'));
});

/** The footer's licence mark, and the end of its line: a notice, if there is one, and the copyright. */
const lineOf = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) => {
  const { page } = await visitor.visit(path, headers);
  const [, end] = /Responsible play\. (.*?)\.?$/.exec(page.one('p', { class: /trust__text/ }).text) ?? [];
  return `${page.one('span', { class: /trust__mark/ }).text}. ${end}`;
};
const owners = [
  { licence: 'EE', group: '759', company: 'Diamond OÜ' },
  { group: '759', company: 'Diamond N.V.', notice: { 'en-CA': 'Played with your own manager.' } },
  { licence: 'EE', company: 'Moon OÜ' },
  { company: 'Moon N.V.' },
];

it("the footer's licence and copyright depend on the player's licence and group [ROLE-026] [SHELL-074]", async () => {
  const visitor = withFiles({ 'brand-config': { owners, licences: { CW: 'CW-7', EE: 'EE-7' }, year: 2027 } });
  expect(await lineOf(visitor, '/')).toBe('Licence no. CW-7. © 2027 Moon N.V');
  expect(await lineOf(visitor, '/en-CA', { 'x-test-country': 'EE' })).toBe('Licence no. EE-7. © 2027 Moon OÜ');
  const cookie = await site.signIn('demo@liftoff.test');
  await site.casino.db.query(
    `INSERT INTO player_groups (player_id, group_id)
     SELECT id, '759' FROM players WHERE email = 'demo@liftoff.test' ON CONFLICT DO NOTHING`,
  );
  expect(await lineOf(visitor, '/', { cookie })).toBe(
    'Licence no. CW-7. Played with your own manager. © 2027 Diamond N.V',
  );
});

it('a host that is not a main host shows the Curaçao licence, even to a player under another licence [ROLE-024] [CALL-048]', async () => {
  const visitor = withFiles({ 'brand-config': { owners, licences: { CW: 'CW-7', EE: 'EE-7' } } });
  const estonian = {
    'x-test-country': 'EE',
    cookie: await site.signIn('estonia@liftoff.test', { 'x-test-country': 'EE' }),
  };
  expect(await lineOf(visitor, '/en-CA', estonian)).toMatch(/^Licence no\. EE-7\. © 2026 Moon OÜ/);
  expect(await lineOf(visitor, `${mirror}/en-CA`, estonian)).toMatch(/^Licence no\. CW-7\. © 2026 Moon N\.V/);
});

it('the sign-up page preselects the country and currency that the client context reports for the visitor [CALL-051]', async () => {
  for (const [country, currency] of [
    ['NZ', 'NZD'],
    ['CA', 'CAD'],
    ['EE', 'EUR'],
  ] as const) {
    const headers = { 'x-test-country': country };
    expect(await (await site.ask('/client-context', { headers })).json()).toEqual({
      default_currency: currency,
      geo: country,
    });
    const { page } = await site.visit('/sign-up', headers);
    const chosen = page.all('option', { selected: true }).map(option => option.attribute('value'));
    expect([country, chosen]).toEqual([country, expect.arrayContaining([currency])]);
    expect(chosen.filter(value => /^(?:NZD|CAD|EUR)$/.test(value ?? ''))).toEqual([currency]);
  }
});

it.each([
  ['the currency of their country', { enabled: ['NOK', 'AUD', 'EUR'] }, 'NOK'],
  ['euros if accounts cannot have that currency', { enabled: ['AUD', 'EUR'] }, '€'],
  ['the first offered currency if neither is offered', { enabled: ['AUD', 'CAD'] }, 'A$'],
])('a guest from Norway sees amounts in %s [I18N-021] [CALL-008] [CALL-051]', async (_which, file, sign) => {
  const visitor = withFiles({ 'currency-config': file });
  const from = { 'x-test-country': 'NO' };
  const { page } = await visitor.visit('/en-CA/payments', from);
  const signs = [...page.one('main').text.matchAll(/([^\d\s]*)\s?[\d,]+ to \1\s?[\d,]+(?! \w)/g)].map(([, of]) => of);
  expect(new Set(signs.filter(Boolean))).toEqual(new Set([sign]));
});

it('limits are shown in fiat and crypto currencies, or only in fiat if the operator chooses so [VALID-056]', async () => {
  const { db, deps } = site.casino;
  const cookie = await site.signIn('estonia@liftoff.test');
  const [player] = await db.query<{ id: bigint }>(`SELECT id FROM players WHERE email = 'estonia@liftoff.test'`);
  const accounts = [
    { currency: 'EUR', amount: 12_300n },
    { currency: 'BTC', amount: 4_560_000n },
  ];
  const loss = { type: 'loss', period: 'week', endsAt: null, accounts } as const;
  await db.transaction(tx => putLimit(tx, deps, Number(player?.id), loss));
  const shown = async (visitor: Visitor) => {
    const { page } = await visitor.visit('/profile/limits', { cookie });
    const { text } = page.one('main');
    return { fiat: text.includes('123'), coins: text.includes('BTC') || text.includes('0.0456') };
  };
  expect(await shown(withFiles({}))).toEqual({ fiat: true, coins: true });
  expect(await shown(withFiles({ 'brand-config': { fiatLimitsOnly: true } }))).toEqual({ fiat: true, coins: false });
});

it("a bonus page shows the operator's text, unless the bonus is disabled [ROUTE-073] [CALL-005]", async () => {
  const page = (locale: string, title: string) =>
    site.casino.db.query(
      `INSERT INTO cms_pages (path, locale, title, description, keywords, content, categories, hidden, updated_on, position)
       VALUES ('/bonuses/first-flight', $1, $2, 'Its terms.', '', '<p>Wager it ten times.</p>', '{}', false, '2026-11-24', 99)`,
      [locale, title],
    );
  await page('en-CA', 'First flight');
  await page('de', 'Erster Flug');
  const shown = async (visitor: Visitor, path: string) => {
    const visited = await visitor.visit(path);
    return [visited.status, visited.page.all('h1')[0]?.text, /Wager it ten times/.test(visited.html)];
  };
  const listed = async (visitor: Visitor) =>
    (await visitor.visit('/sitemap/de.xml')).html.includes('/de/bonuses/first-flight');
  const all = withFiles({});
  expect(await shown(all, '/bonuses/first-flight')).toEqual([200, 'First flight', true]);
  expect(await shown(all, '/de/bonuses/first-flight')).toEqual([200, 'Erster Flug', true]);
  expect((await all.visit('/bonuses/second-flight')).status).toBe(404);
  expect(await listed(all)).toBe(true);
  const fewer = withFiles({ 'disabled-bonuses': { ids: ['first-flight'] } });
  for (const path of ['/bonuses/first-flight', '/de/bonuses/first-flight'])
    expect((await shown(fewer, path)).slice(0, 1)).toEqual([404]);
  expect(await listed(fewer)).toBe(false);
  const odd = withFiles({ 'disabled-bonuses': { ids: 'first-flight' } });
  expect(await shown(odd, '/bonuses/first-flight')).toEqual([200, 'First flight', true]);
  await site.casino.db.query("DELETE FROM cms_pages WHERE path = '/bonuses/first-flight'");
});
