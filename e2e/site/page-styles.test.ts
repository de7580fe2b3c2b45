import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ofGuest, ofPlayer } from './all-pages.ts';
import { sharedSite, type Site, type Visited } from './open-site.ts';

const assets = resolve(import.meta.dirname, '../../apps/web/build/client/assets');
const namesIn = (style: string): string[] => [...style.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
/** Class names in each style sheet of the build. */
const sheets = new Map(
  readdirSync(assets)
    .filter(file => file.endsWith('.css'))
    .map(file => [file, new Set(namesIn(readFileSync(join(assets, file), 'utf8')))]),
);

/** Classes of parts that are folded away or empty in the served page; their styles load with their scripts. */
const folded = new Set([
  'dropdown__panel--player',
  'header__who',
  'header__today',
  'header__themes',
  'player-identity',
  'toasts',
]);

/** Inline style sheets of the page, such as the first sheets of the shell. */
const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);

/** Classes on a page whose style is neither inline nor linked. */
function unstyled({ page, html }: Visited): string[] {
  const inPage = stylesIn(html).flatMap(namesIn);
  const linked = page
    .all('link', { rel: 'stylesheet' })
    .map(link => /\/assets\/([^#?]+)/.exec(link.attribute('href') ?? '')?.[1] ?? '');
  const known = new Set([...inPage, ...linked.flatMap(file => [...(sheets.get(file) ?? [])]), ...folded]);
  const used = page.all('*', { class: true }).flatMap(element => (element.attribute('class') ?? '').split(/\s+/));
  const isStyled = (name: string) => [...sheets.values()].some(names => names.has(name));
  return [...new Set(used)].filter(name => name !== '' && !known.has(name) && isStyled(name));
}

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

it('every page contains the styles for everything it shows, so that nothing moves when its script loads', async () => {
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

/**
 * Whether a page has more than five elements with a class of the selector. A selector without classes counts as
 * often.
 */
function standsOften(page: Visited['page'], selector: string): boolean {
  const names = namesIn(selector);
  const has = (name: string) =>
    page.all('*', { class: true }).filter(element => element.attribute('class')?.split(/\s+/).includes(name));
  return names.length === 0 || names.some(name => has(name).length > 5);
}

/** Selectors of a sheet whose elements are size containers. */
const containers = (sheet: string): string[] =>
  [...sheet.matchAll(/([^{};]+)\{[^{}]*(?<!-)\bcontainer(?:-type)?:/g)].flatMap(([, list = '']) => list.split(','));

/**
 * Styles inside a size container are computed during layout. One container per tile would make a list take 50 %
 * longer.
 */
it('no element that occurs often on a list of games is a size container', async () => {
  const { page, html } = await site.visit('/pokies/all');
  const written = [...sheets.keys()].map(file => readFileSync(join(assets, file), 'utf8'));
  const found = [...written, ...stylesIn(html)].flatMap(containers);
  expect(found.filter(selector => standsOften(page, selector))).toEqual([]);
  expect(containers('.a{color:red}.b,.c{left:0;container-type:inline-size}.d{container:e/size}')).toEqual([
    '.b',
    '.c',
    '.d',
  ]);
  expect(standsOften(page, '.tile__art')).toBe(true);
});

/** Selectors of a sheet that use `:has()`, with its argument removed. */
function holders(sheet: string): string[] {
  const inner = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  return [...sheet.matchAll(/[^{};]+(?=\{)/g)]
    .flatMap(([list]) => list.replaceAll(inner, ':has()').split(/,(?![^(]*\))/))
    .filter(selector => selector.includes(':has()'));
}

/**
 * The last part of a selector after `:has()`, which is the element it styles; `null` if it styles the tested element
 * itself.
 */
const styledInside = (selector: string): string | null =>
  /:has\(\).*[\s>+~]([^\s>+~]+)$/.exec(selector.trim())?.[1] ?? null;

/**
 * Browsers keep one list of everything that any `:has()` styles inside an element, and search the whole page for it
 * whenever an element is added or removed. Frequent elements must not be on that list, or scrolling and dialogs slow
 * down.
 */
it('no element that occurs often in the lobby is styled through `:has()` on an ancestor', async () => {
  const { page, html } = await site.visit('/');
  const written = [...sheets.keys()].map(file => readFileSync(join(assets, file), 'utf8'));
  const all = [...written, ...stylesIn(html)].flatMap(holders);
  const inside = all.map(styledInside).filter(one => one !== null);
  expect(inside.length).toBeGreaterThan(3);
  expect(inside.filter(selector => standsOften(page, selector))).toEqual([]);
  const asked = ['.a:has(b) > *{}', '.a:has(:not(:is(.c)))>:is(.d,.e),.f{}', '.a .b:has(.c){}', '.f,.a:has(b) .d,.f{}'];
  expect(asked.flatMap(holders).map(styledInside)).toEqual(['*', ':is(.d,.e)', null, '.d']);
});
