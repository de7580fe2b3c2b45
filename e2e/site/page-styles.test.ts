import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ofGuest, ofPlayer } from './all-pages.ts';
import { sharedSite, type Site, type Visited } from './open-site.ts';

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

/** What is styled in the page itself: the shell's first sheets are. */
const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);

/** Classes on a page whose style it neither has in itself nor links. */
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

/** Whether a page has elements of a selector's classes again and again; of none, it may be any element. */
function standsOften(page: Visited['page'], selector: string): boolean {
  const names = namesIn(selector);
  const has = (name: string) =>
    page.all('*', { class: true }).filter(element => element.attribute('class')?.split(/\s+/).includes(name));
  return names.length === 0 || names.some(name => has(name).length > 5);
}

/** The selectors of a sheet whose elements are asked for their own size. */
const containers = (sheet: string): string[] =>
  [...sheet.matchAll(/([^{};]+)\{[^{}]*(?<!-)\bcontainer(?:-type)?:/g)].flatMap(([, list = '']) => list.split(','));

/** What is in a container is styled only while it is laid out: one for each tile makes a list take half as long again. */
it('what is asked for its own size does not stand on a list of games often', async () => {
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

/** The selectors of a sheet that ask what an element holds, what they ask for left out. */
function holders(sheet: string): string[] {
  const inner = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  return [...sheet.matchAll(/[^{};]+(?=\{)/g)]
    .flatMap(([list]) => list.replaceAll(inner, ':has()').split(/,(?![^(]*\))/))
    .filter(selector => selector.includes(':has()'));
}

/** What a selector styles inside of what it asks: the last of what stands after `:has()`; null: the asked element itself. */
const styledInside = (selector: string): string | null =>
  /:has\(\).*[\s>+~]([^\s>+~]+)$/.exec(selector.trim())?.[1] ?? null;

/**
 * Browsers keep one list of what any `:has()` styles inside, and look through the whole page for all of it whenever an
 * element comes or goes. What a page has often must not be on it, or its scrolling and every dialog pay for it.
 */
it('what a sheet styles by `:has()` inside of an element does not stand on the lobby often', async () => {
  const { page, html } = await site.visit('/');
  const written = [...sheets.keys()].map(file => readFileSync(join(assets, file), 'utf8'));
  const all = [...written, ...stylesIn(html)].flatMap(holders);
  const inside = all.map(styledInside).filter(one => one !== null);
  expect(inside.length).toBeGreaterThan(3);
  expect(inside.filter(selector => standsOften(page, selector))).toEqual([]);
  const asked = ['.a:has(b) > *{}', '.a:has(:not(:is(.c)))>:is(.d,.e),.f{}', '.a .b:has(.c){}', '.f,.a:has(b) .d,.f{}'];
  expect(asked.flatMap(holders).map(styledInside)).toEqual(['*', ':is(.d,.e)', null, '.d']);
});
