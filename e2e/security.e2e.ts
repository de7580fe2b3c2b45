import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './journey.ts';

const nonceOf = (policy: string | null): string => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';

/** Bits of a base64 text. */
const bits = (text: string): number => Math.floor((text.replaceAll('=', '').length * 6) / 8) * 8;

test('every answer of a page has a nonce of its own, and the policy is strict [A2]', async ({ house }) => {
  const nonces = new Set<string>();
  for (const path of ['/', '/pokies/all', '/sign-in', '/nowhere']) {
    for (let asked = 0; asked < 50; asked += 1) {
      const answer = await fetch(house.site + path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      const nonce = nonceOf(policy);
      expect(bits(nonce)).toBeGreaterThanOrEqual(128);
      expect([...html.matchAll(/<script[^>]*nonce="([^"]*)"/g)].every(match => match[1] === nonce)).toBe(true);
      expect(/<script(?![^>]*nonce=)/.test(html)).toBe(false);
      nonces.add(nonce);
      if (asked > 0) continue;
      for (const part of [
        "default-src 'none'",
        "'strict-dynamic'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain("'unsafe-eval'");
      expect(policy.split(';').find(directive => directive.trim().startsWith('script-src '))).not.toContain(
        'unsafe-inline',
      );
    }
  }
  expect(nonces.size).toBe(200);
});

test('every kind of answer carries the security headers [A1] [A3]', async ({ house }) => {
  const page = await (await fetch(house.site)).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  expect(asset).not.toBe('');
  const paths = [
    '/',
    '/fr-CA/pokies/all',
    '/nowhere',
    '/pokies/all/',
    asset,
    '/favicon.svg',
    '/messages/en-CA.json',
    '/api/games/providers',
    '/api/nothing',
    '/api/player',
    '/pictures/scene/launch-640.webp',
    '/healthz',
    '/guest',
    '/payments/methods',
  ];
  for (const path of paths) {
    const answer = await fetch(house.site + path, { redirect: 'manual' });
    const header = (name: string) => answer.headers.get(name);
    expect(header('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains; preload');
    expect(header('x-content-type-options'), path).toBe('nosniff');
    expect(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(header('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(header('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(header('permissions-policy'), path).toContain('geolocation=()');
    expect(header('content-security-policy'), path).toContain("default-src 'none'");
    expect(header('x-frame-options'), path).toBe('DENY');
    expect(header('server'), path).toBeNull();
    expect(header('x-powered-by'), path).toBeNull();
  }
});

/** A page of a stranger that frames an address. */
async function strangerFraming(address: string): Promise<{ site: string; server: Server }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>stranger</title><iframe src="${address}" title="framed"></iframe>`);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test('a stranger’s page cannot frame the site, nor a game [A4]', async ({ browser, house }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const launch = await fetch(`${house.site}/api/games/rocket-x/launch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.site },
    body: JSON.stringify({ mode: 'demo', locale: 'en-CA' }),
  });
  const { launch_url: game } = (await launch.json()) as { launch_url: string };
  expect(new URL(game).origin).toBe(house.platform);
  for (const address of [
    house.site,
    `${house.site}/sign-in`,
    `${house.site}/play/turbogames/rocket-x`,
    `${house.site}/nowhere`,
    game,
  ]) {
    const { site, server } = await strangerFraming(address);
    const refused = page.waitForEvent('console', message => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    await page.goto(site);
    await refused;
    expect(page.frames().filter(frame => frame.url().startsWith('http://localhost'))).toEqual([]);
    server.close();
  }
  await context.close();
});
