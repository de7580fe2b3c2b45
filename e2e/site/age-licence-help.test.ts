import { locales } from '@liftoff/contract/core/locale';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site, type Visited, type Visitor } from './open-site.ts';
import { screensOfSite } from './screens.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const helpPage = /\/responsible-gaming$/;
/** Addresses besides the routes: popups, errors, and pages shown in place of another. */
const further = [
  '/popup/sign-in',
  '/popup/sign-up',
  '/popup/remind',
  '/popup/no-such',
  '/play/no/such',
  '/producers/no-such',
  '/offline',
  '/guest',
];

/** Names what a page lacks: the age mark, the licence, or the link to responsible gaming. */
function lacks({ page }: Pick<Visited, 'page'>): string[] {
  const has = {
    age: page.all('span', { class: /^age-mark\b/ }).some(({ text }) => /^(?:18|19|20|21)\+/.test(text)),
    licence: /\b[A-Z]{2}-0000-EX\b/.test(page.text),
    help: page.all('a', { href: helpPage }).some(link => link.text !== ''),
  };
  return Object.entries(has)
    .filter(([, is]) => !is)
    .map(([name]) => name);
}

interface Arrived extends Visited {
  /** Final path after redirects. */
  at: string;
}

/** Follows redirects as a browser does and returns the final page, or `null` if it is outside the site. */
async function pageAt(visitor: Visitor, path: string, cookie: string): Promise<Arrived | null> {
  let at = path;
  for (let hops = 0; hops < 6; hops++) {
    const visited = await visitor.visit(at, cookie === '' ? {} : { cookie });
    if (visited.location === null) return { ...visited, page: visited.page, at };
    if (/^https?:/.test(visited.location)) return null;
    at = visited.location;
  }
  throw new Error(`${path} leads nowhere`);
}

/** Checks each screen in every fourth locale, shifted from locale to locale, and the lobby in all locales. */
const inTurn = (locale: number) => (screen: string, at: number) => screen === '/' || (at + locale) % 4 === 0;

it.each(locales.map((locale, at) => ({ locale, at })))(
  'every page shows the age, the licence and a help link in $locale [C37]',
  async ({ locale, at }) => {
    const cookie = await site.signIn('estonia@liftoff.test');
    const wanting: Record<string, string[]> = {};
    const helpPages = new Set<string>();
    const look = (name: string, visited: Arrived | null) => {
      if (visited === null) return;
      const missing = lacks(visited);
      if (missing.length > 0) wanting[`${name} ${visited.at} ${visited.status}`] = missing;
      for (const link of visited.page.all('a', { href: helpPage })) helpPages.add(link.attribute('href') ?? '');
    };
    const addressOf = (screen: string) => `/${locale}${screen === '/' ? '' : screen}`;
    // Pages to check as a player: those that differ for a player, and those that redirect a guest.
    const ofPlayer = ['/', '/search', '/cashbox', '/no-such-page'];
    for (const screen of [...screensOfSite(), ...further].filter(inTurn(at))) {
      const visited = await pageAt(site, addressOf(screen), '');
      look(`guest ${screen}`, visited);
      if (visited && !visited.at.split('?')[0]?.endsWith(screen.split('?')[0] ?? '')) ofPlayer.push(screen);
    }
    expect(ofPlayer.length).toBeGreaterThan(7);
    for (const screen of ofPlayer) look(`player ${screen}`, await pageAt(site, addressOf(screen), cookie));
    // The platform answers nothing, so the edge shows its error page.
    const away = site.behind({}, () => new Response(null, { status: 503 }));
    for (const caller of ['', cookie]) look('without the platform', await pageAt(away, addressOf('/search'), caller));
    expect(wanting).toEqual({});
    for (const path of helpPages) {
      const { status, page } = await site.visit(path);
      expect([path, status, page.all('h1').length]).toEqual([path, 200, 1]);
    }
  },
  60_000,
);

it.each(['/oops', '/email-verify', '/no-such-page', '/play/no/such', '/'])(
  '%s shows a player the number and minimum age of their own licence, and shows a guest those for the country [ROLE-023] [SHELL-069]',
  async path => {
    const cookie = await site.signIn('estonia@liftoff.test');
    const numbers = async (headers: Record<string, string>) => {
      const { page } = await site.visit(path, { 'x-test-country': 'CA', ...headers });
      const ages = page.all('span', { class: /\bage-mark\b/ }).flatMap(({ text }) => text.match(/^\d+\+/)?.[0] ?? []);
      return [...new Set([...(page.text.match(/\b[A-Z]{2}-0000-EX\b/g) ?? []), ...ages])].toSorted();
    };
    expect(await numbers({ cookie })).toEqual(['21+', 'EE-0000-EX']);
    expect(await numbers({})).toEqual(['18+', 'CW-0000-EX']);
    expect(await numbers({ 'x-test-country': 'EE' })).toEqual(['21+', 'EE-0000-EX']);
  },
);
