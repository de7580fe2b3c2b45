import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import type { EdgeConfig } from '../config/config.ts';
import { originOf } from '../config/hosts.ts';

/** A made-up fixture with made-up odds. */
interface Fixture {
  sport: 'football' | 'tennis' | 'basketball';
  sides: readonly [string, string];
  /** The odds for the first side, for a draw if one is possible, and for the second side. */
  odds: readonly string[];
}

const fixtures: readonly Fixture[] = [
  { sport: 'football', sides: ['Northport', 'Alder City'], odds: ['2.10', '3.40', '3.30'] },
  { sport: 'football', sides: ['Harbour United', 'Old Mill'], odds: ['1.75', '3.60', '4.80'] },
  { sport: 'tennis', sides: ['M. Kask', 'L. Ferro'], odds: ['1.62', '2.25'] },
  { sport: 'tennis', sides: ['A. Lind', 'R. Okoro'], odds: ['1.90', '1.90'] },
  { sport: 'basketball', sides: ['Tallmen', 'River Kings'], odds: ['1.48', '2.65'] },
];

/** One row of the fixture list. Nothing in it can be clicked, because no bets are taken here. */
function fixtureMarkup({ sport, sides, odds }: Fixture, words: Readonly<Record<string, string>>): string {
  const signs = odds.length === 3 ? ['1', 'X', '2'] : ['1', '2'];
  const prices = odds.map((price, at) => `<div><dt>${signs[at]}</dt><dd>${price}</dd></div>`).join('');
  return `<li><p><span>${words[sport]}</span><b>${sides.join(' – ')}</b></p><dl>${prices}</dl></li>`;
}

/** Handles a request to the sports host of one of the site's origins, in a given locale. */
type SportsSandbox = (request: Request, origin: string, locale: Locale) => Response;

type Words = Readonly<Record<string, string>>;

const file = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`./page/${name}`, import.meta.url)));
const label = 'sport.';

/**
 * The site origin whose sports host was requested [ROUTE-002]; `null` for other hosts, and if the sandbox is switched
 * off.
 */
export function sandboxedOrigin(url: URL, config: EdgeConfig): string | null {
  if (!config.bettingSandbox || !url.host.startsWith(label)) return null;
  const ofSite = new URL(url);
  ofSite.host = url.host.slice(label.length);
  return originOf(ofSite, config);
}

/**
 * A demo sports site that shows how such a site works with the platform: links to the platform, the platform's forms
 * in a frame, and their messages. It shows a few made-up fixtures, takes no bets and has no data about players.
 */
export function openSportsSandbox({ root }: EdgeConfig): SportsSandbox {
  const page = new TextDecoder().decode(file('sports.html'));
  const fonts = ['liftoff-sans-latin.woff2', 'liftoff-sans-latin-ext.woff2', 'liftoff-num.woff2'];
  const fontOf = (name: string) => new Uint8Array(readFileSync(join(root, 'packages/ui/src/fonts', name)));
  const styles = Buffer.concat([fontOf('faces.css'), file('sports.css')]);
  const files = new Map<string, readonly [type: string, bytes: Uint8Array<ArrayBuffer>]>([
    ['/sports.css', ['text/css', new Uint8Array(styles)]],
    ['/sports.js', ['text/javascript', file('sports.js')]],
    ...fonts.map(name => [`/${name}`, ['font/woff2', fontOf(name)]] as const),
  ]);
  const words = (locale: Locale): Words => {
    const own = join(root, 'messages', locale, 'sports-sandbox.json');
    const read = existsSync(own) ? own : join(root, 'messages', sourceLocale, 'sports-sandbox.json');
    return JSON.parse(readFileSync(read, 'utf8')) as Words;
  };
  const policy = (origin: string): string =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      `frame-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; ');

  return ({ method, url }, origin, locale) => {
    if (method !== 'GET' && method !== 'HEAD') return new Response('A page is only read', { status: 405 });
    const { pathname } = new URL(url);
    const [type, bytes] = files.get(pathname) ?? [];
    if (type !== undefined)
      return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
    const [place = '', ...rest] = pathname.split('/').slice(1);
    const shown = fixtures.filter(({ sport }) => place === '' || sport === place);
    if (shown.length === 0 || rest.some(part => part !== '')) return new Response('No such page', { status: 404 });
    const texts = words(locale);
    const parts: Words = {
      locale,
      origin,
      // The forms lead back to the same place through the site's own route [ROUTE-055] [OVERLAY-008].
      back: encodeURIComponent(place === '' ? '/sport' : `/sport/${place}`),
      // If the host has no parent domain, a frame does not receive the site's cookies.
      framed: String(new URL(origin).hostname.includes('.')),
      fixtures: shown.map(fixture => fixtureMarkup(fixture, texts)).join('\n'),
    };
    const html = page.replaceAll(/\{\{(text:)?([\w-]+)\}\}/g, (_whole, isText?: string, name = '') =>
      isText ? escaped(texts[name] ?? '') : (parts[name] ?? ''),
    );
    return new Response(method === 'HEAD' ? null : html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(origin),
      },
    });
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
