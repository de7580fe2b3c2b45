import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge, type RenderStub } from '../testing/test-edge.ts';

const directives = (policy: string | null) =>
  new Map((policy ?? '').split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const));

const evil = '<script>evil()</script><style>p{}</style>';
const renderPage: RenderStub = async (_request, { nonce }) =>
  page(`<style nonce="${nonce}">a{}</style>${evil}<script async="" nonce="${nonce}">own("<p>")</script>`);
const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

it("a player's page allows its own inline elements by a nonce that is unique to the response [A2]", async () => {
  const edge = testEdge({ renderPage });
  const nonces = new Set<string>();
  for (let asked = 0; asked < 200; asked++) {
    const answer = await edge.send('/', { headers: { cookie: playerCookie() }, from: `10.0.0.${asked}` });
    const policy = directives(answer.headers.get('content-security-policy'));
    const nonce = policy.get('script-src')?.[0] ?? '';
    // Six bits per character, at least 128 bits in total.
    expect(nonce).toMatch(/^'nonce-[\w-]{22,}'$/);
    nonces.add(nonce);
    expect(policy.get('script-src')).toEqual([nonce, "'strict-dynamic'"]);
    expect(policy.get('style-src')).toEqual(["'self'", nonce]);
    const own = nonce.slice("'nonce-".length, -1);
    expect(await decoded(answer)).toContain(`<script async="" nonce="${own}">own("<p>")</script>`);
  }
  expect(nonces.size).toBe(200);
});

it("a guest's page allows its own inline elements by their hashes, and blocks elements injected through text [A2]", async () => {
  const edge = testEdge({ renderPage });
  const answer = await edge.send('/');
  const policy = directives(answer.headers.get('content-security-policy'));
  expect(policy.get('script-src')).toEqual([sha256('own("<p>")'), "'strict-dynamic'"]);
  expect(policy.get('style-src')).toEqual(["'self'", sha256('a{}')]);
  expect(await decoded(answer)).toContain(`<style>a{}</style>${evil}<script async="">own("<p>")</script>`);
});

it("a page for all guests is not served if some text in it contains the mark of the site's own elements", async () => {
  const edge = testEdge({ renderPage: async (_request, { nonce }) => page(`<p>${nonce}</p>`) });
  expect((await edge.send('/')).status).toBe(500);
});

it.each(['', playerCookie()])(
  'only style attributes may be inline without a nonce or hash [A2] (cookie: "%s")',
  async cookie => {
    const answer = await testEdge().send('/', { headers: { cookie } });
    const policy = directives(answer.headers.get('content-security-policy'));
    const inline = [...policy].filter(([, sources]) => sources.some(source => source.startsWith("'unsafe")));
    expect(inline).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  },
);

it('a response that is not a page has a policy that allows nothing', async () => {
  const edge = testEdge({ renderPage: async () => page('x') });
  for (const path of ['/healthz', '/api/player', '/messages/de.json', '/assets/none.js', 'http://evil.example/']) {
    const answer = await edge.send(path);
    expect(answer.headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

it("a page's policy consists of exactly these directives [A2] [A4] [A38]", async () => {
  const policyIn = async (NODE_ENV: string) => {
    const edge = testEdge({ env: { NODE_ENV, PLATFORM_PUBLIC_URL: 'https://games.example' } });
    return (await edge.send('/')).headers.get('content-security-policy');
  };
  const of = (script: string, style: string, ...more: string[]) =>
    [
      "default-src 'none'",
      `script-src ${script}`,
      `style-src ${style}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://games.example',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...more,
      'report-uri /csp-report',
      'report-to csp',
    ].join('; ');
  expect(await policyIn('production')).toBe(of("'strict-dynamic'", "'self'", "require-trusted-types-for 'script'"));
  expect(await policyIn('development')).toBe(of("'self' 'unsafe-inline'", "'self' 'unsafe-inline'"));
});

it('a call that the visitor triggers directly does not count as coming from another site [A6]', async () => {
  const post = (site: string) =>
    testEdge().send('/api/player', { method: 'POST', body: '{}', headers: { 'sec-fetch-site': site } });
  expect([(await post('none')).status, (await post('cross-site')).status]).toEqual([200, 403]);
});
