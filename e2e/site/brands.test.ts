import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, origin, type Site, type Visitor } from './open-site.ts';

const marea = 'http://marea.localhost:3000';
const tokens = '--color-brand: #4fd6c0';
const first = {
  origin,
  name: 'Liftoff',
  product: 'rocket',
  company: 'Liftoff N.V.',
  licence: 'CW-0000-EX',
  email: 'help@liftoff.example',
  ground: '#0a0c14',
};
const second = {
  origin: marea,
  name: 'Marea',
  product: 'marea',
  company: 'Marea Play N.V.',
  licence: 'CW-0001-EX',
  email: 'help@marea.example',
  ground: '#071317',
};

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await openSite('small', { SITE_ORIGINS: `${origin},${marea}` });
  visitor = site.behind({ SITE_ORIGINS: `${origin},${marea}` });
});
afterAll(() => site.close());

const pages = [
  '/',
  '/sign-in',
  '/sign-up',
  '/pokies/all',
  '/play/turbogames/rocket-x',
  '/terms-and-conditions',
  '/cookie-policy',
  '/payments',
  '/support',
  '/oops',
  '/offline',
  '/nowhere',
  '/play/nobody/nothing',
];
const locales = ['', '/fr-CA', '/de', '/no', '/it', '/et'];

/**
 * The text that readers and machines get: the HTML without styles, without scripts that run, and without addresses.
 */
const said = (html: string): string =>
  html.replaceAll(/<(style|script)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/liftoff\.\w+/g, '');

describe.each([
  [first, second],
  [second, first],
])('the hosts of $name', (brand, other) => {
  it.each(pages)(
    "the page %s on a brand's host names this brand and no other, in every language [ROUTE-001]",
    async path => {
      for (const locale of locales) {
        const { html } = await visitor.visit(brand.origin + (path === '/' ? locale || '/' : locale + path));
        expect(said(html), locale).not.toContain(other.name);
        expect(html.includes(tokens), 'the look').toBe(brand === second);
        expect(said(html)).not.toContain('{brand}');
      }
    },
  );

  it("a page's title, preview, copyright, licence, logo and browser colours belong to its host's brand [SHELL-074]", async () => {
    const { page, html } = await visitor.visit(`${brand.origin}/`);
    const meta = (name: string) =>
      page.all('meta').find(tag => [tag.attribute('name'), tag.attribute('property')].includes(name));
    expect(page.one('head').one('title').text).toContain(brand.name);
    expect(meta('og:site_name')?.attribute('content')).toBe(brand.name);
    expect(meta('og:image')?.attribute('content')).toMatch(new RegExp(`^${brand.origin}/pictures/scene/`));
    expect(meta('theme-color')?.attribute('content')).toBe(brand.ground);
    expect(page.one('p', { class: /trust__text/ }).text).toContain(brand.company);
    expect(page.one('p', { class: /trust__text/ }).text).toContain(brand.licence);
    expect(page.all('a', { class: 'logo' })[0]?.text).toBe(brand.name);
    expect(html).toContain(`"name":"${brand.name}"`);
  });

  it("the footer shows the brand's own email address as a mailto link [SHELL-063]", async () => {
    for (const path of ['/', '/terms-and-conditions']) {
      const { page } = await visitor.visit(brand.origin + path);
      const mail = page.one('footer', { id: 'footer' }).one('a', { href: /^mailto:/ });
      expect([mail.attribute('href'), mail.text]).toEqual([`mailto:${brand.email}`, brand.email]);
    }
  });

  it("the prize wheel has the slug of its host's brand, and no other brand's [PROUTE-016]", async () => {
    const { status, html } = await visitor.visit(`${brand.origin}/${brand.product}-wheel`);
    expect(status).toBe(200);
    expect(html.includes('"paths":{'), 'the browser is told').toBe(brand === second);
    expect((await visitor.visit(`${brand.origin}/${other.product}-wheel`)).status).toBe(404);
    expect((await visitor.visit(`${brand.origin}/${brand.product}-wheel.data`)).status).toBe(200);
    expect((await visitor.visit(`${brand.origin}/rocketmart-wheel`)).status).toBe(200);
  });

  it("an installed app has the name and icons of its host's brand", async () => {
    const manifest = await (await visitor.ask(`${brand.origin}/site.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name, theme_color: brand.ground });
    const folder = brand === second ? '../../config/brands/marea/public/' : '../../apps/web/public/';
    for (const icon of [
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'apple-touch-icon.png',
    ]) {
      const answer = await visitor.ask(`${brand.origin}/${icon}`);
      expect(
        Buffer.from(await answer.arrayBuffer()).equals(readFileSync(resolve(import.meta.dirname, folder, icon))),
      ).toBe(true);
    }
  });

  it("the platform reports only the requested host's brand and its hosts [CALL-048]", async () => {
    const project = await (await visitor.ask(`${brand.origin}/api/info/project`)).json();
    expect(project).toEqual({ name: brand.name, hosts: [new URL(brand.origin).host], default_locale: 'en-CA' });
  });
});

it("a host that belongs to no brand is refused, even if its name ends like a brand's host", async () => {
  for (const host of [
    'http://other.localhost:3000',
    'http://x.marea.localhost:3000',
    'http://marea.localhost.evil.example',
  ])
    expect((await visitor.visit(`${host}/`)).status).toBe(421);
});

it("a brand without a logo file does not get the other brand's logo or name", async () => {
  const asked = async (host: string, name: string) => (await visitor.ask(`${host}/api/fe/config/${name}`)).json();
  expect(await asked(marea, 'logo-config')).toEqual({ image: '/favicon.svg' });
  expect(await asked(origin, 'logo-config')).toEqual({});
  // Settings that belong to no brand are shared.
  expect(await asked(marea, 'menu-categories-games')).toEqual(await asked(origin, 'menu-categories-games'));
});
