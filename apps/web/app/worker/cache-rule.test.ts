import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filesOf, mayKeepPage, ruleOf } from './cache-rule.ts';

const site = 'https://site.example';
const asked = (path: string, about: { method?: string; mode?: string } = {}) => ({
  method: 'GET',
  mode: 'cors',
  url: new URL(path, site).href,
  ...about,
});

it.each([
  ['/', 'navigate', 'page'],
  ['/profile/limits?a=1', 'navigate', 'page'],
  ['/assets/lobby-x1.css', 'no-cors', 'file'],
  ['/guest/assets/fonts/mona.woff2', 'cors', 'file'],
  ['/pictures/moon-koi-288.webp', 'no-cors', 'file'],
  ['/assets/shell-x1.js', 'cors', 'none'],
  ['/api/player', 'cors', 'none'],
  ['/api/player/payments', 'cors', 'none'],
  ['/frame/api/rounds', 'cors', 'none'],
  ['/_.data', 'cors', 'none'],
  ['/profile.data', 'cors', 'none'],
  ['/messages/de.json', 'cors', 'none'],
  ['/', 'cors', 'none'],
  ['https://other.example/assets/lobby.css', 'no-cors', 'none'],
  ['https://other.example/', 'navigate', 'none'],
])('for %s requested in mode %s, the service worker applies the rule "%s" [B15]', (path, mode, rule) => {
  expect(ruleOf(asked(path, { mode }), site)).toBe(rule);
});

const methods = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
const modes = fc.constantFrom('cors', 'no-cors', 'same-origin', 'navigate', 'websocket');
const words = fc.array(fc.constantFrom('api', 'frame', 'player', 'deposits', 'x.css', 'pictures', 'assets', 'y.data'), {
  minLength: 1,
  maxLength: 4,
});

it('the service worker handles only GET requests, and never API calls or page data, whatever their address [B15]', () => {
  fc.assert(
    fc.property(methods, modes, words, (method, mode, path) => {
      expect(ruleOf(asked(`/${path.join('/')}`, { method, mode }), site)).toBe('none');
    }),
  );
  fc.assert(
    fc.property(modes, words, fc.constantFrom('api', 'frame', 'connection', 'log'), (mode, path, first) => {
      const rule = ruleOf(asked(`/${first}/${path.join('/')}`, { mode }), site);
      expect(rule).toBe(mode === 'navigate' ? 'page' : 'none');
    }),
  );
});

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
const answer = (about: object = {}, headers: Record<string, string> = html) => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(headers),
  ...about,
});

it("caches only complete guest pages, never a player's page, a redirect, a failure or data [B15]", () => {
  expect(mayKeepPage(answer())).toBe(true);
  expect(mayKeepPage(answer({}, { ...html, 'cache-control': 'private, no-store' }))).toBe(false);
  expect(mayKeepPage(answer({}, { ...html, 'content-type': 'application/json' }))).toBe(false);
  expect(mayKeepPage(answer({ status: 503 }))).toBe(false);
  expect(mayKeepPage(answer({ redirected: true }))).toBe(false);
  expect(mayKeepPage(answer({ type: 'opaque' }))).toBe(false);
});

it('caches the styles and pictures that a page names, each only once and at most sixty', () => {
  const page =
    '<link href="/assets/a.css"><img src="/pictures/p.webp"><img src="/pictures/p.webp"><script src="/assets/a.js">' +
    '<a href="/play/x"><img src="https://other.example/pictures/p.webp">';
  expect(filesOf(page)).toEqual(['/assets/a.css', '/pictures/p.webp']);
  const many = Array.from({ length: 90 }, (_, index) => `<img src="/pictures/${index}.webp">`).join('');
  expect(filesOf(many).length).toBe(60);
});
