import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ofGuest, ofPlayer } from './all-pages.ts';
import { openSite, type Site, type Visited } from './open-site.ts';

const assets = resolve(import.meta.dirname, '../../apps/web/build/client/assets');
const namesIn = (style: string): string[] => [...style.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
/** What each style sheet of the build names. */
const sheets = new Map(
  readdirSync(assets)
    .filter(file => file.endsWith('.css'))
    .map(file => [file, new Set(namesIn(readFileSync(join(assets, file), 'utf8')))]),
);

/** What is folded away or empty as the page comes: its style comes with its script. */
const folded = new Set(['dd__p--player', 'hdr__who', 'hdr__today', 'hdr__themes', 'who', 'toasts']);

/** Classes on a page whose style it neither has in itself nor links. */
function unstyled({ page, html }: Visited): string[] {
  const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, style = '']) => namesIn(style));
  const linked = page
    .all('link', { rel: 'stylesheet' })
    .map(link => /\/assets\/([^#?]+)/.exec(link.attribute('href') ?? '')?.[1] ?? '');
  const known = new Set([...inPage, ...linked.flatMap(file => [...(sheets.get(file) ?? [])]), ...folded]);
  const used = page.all('*', { class: true }).flatMap(element => (element.attribute('class') ?? '').split(/\s+/));
  const isStyled = (name: string) => [...sheets.values()].some(names => names.has(name));
  return [...new Set(used)].filter(name => name !== '' && !known.has(name) && isStyled(name));
}

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

it('every page comes with the style of what is drawn on it: nothing moves when its script does', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  const visits = [
    ...ofGuest.map(([path]) => ({ path, headers: {} })),
    ...[...ofPlayer, '/support'].map(path => ({ path, headers: { cookie } })),
  ];
  const found: Record<string, string[]> = {};
  for (const { path, headers } of visits) {
    const names = unstyled(await site.visit(path, headers));
    if (names.length > 0) found[path] = names;
  }
  expect(sheets.size).toBeGreaterThan(20);
  expect(found).toEqual({});
});

/** The selectors of a sheet that ask what an element holds, what they ask for left out. */
function holders(sheet: string): string[] {
  const inner = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  return [...sheet.matchAll(/[^{};]+(?=\{)/g)]
    .map(([selector]) => selector)
    .filter(selector => selector.includes(':has('))
    .map(selector => selector.replaceAll(inner, ':has()'));
}

/**
 * Browsers keep one list of what any `:has()` can change. A universal selector in it stands for every element, and the
 * whole page is restyled whenever one comes or goes.
 */
it('after `:has()` no sheet names every element', () => {
  const all = [...sheets.keys()].flatMap(file => holders(readFileSync(join(assets, file), 'utf8')));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(selector => /:has\(\)[^,]*[\s>+~]\*/.test(selector))).toEqual([]);
  expect(holders('.a:has(.b:not(:is(.c))) > *{}')).toEqual(['.a:has() > *']);
});
