import { expect, it } from 'vitest';
import { page, testEdge } from './testing/test-edge.ts';

const directives = (policy: string | null) =>
  new Map((policy ?? '').split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const));

it('a page’s styles and scripts need its nonce; inline is allowed for style attributes alone [A2]', async () => {
  const edge = testEdge();
  for (const cookie of ['', '__Host-session=x']) {
    const answer = await edge.send('/', { headers: { cookie } });
    const policy = directives(answer.headers.get('content-security-policy'));
    const nonce = policy.get('script-src')?.[0] ?? '';
    expect(nonce).toMatch(/^'nonce-[\w-]{22,}'$/);
    expect(policy.get('style-src')).toEqual(["'self'", nonce]);
    const inline = [...policy].filter(([, sources]) => sources.some(source => source.startsWith("'unsafe")));
    expect(inline).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  }
});

it('whatever is no page may do nothing at all', async () => {
  const edge = testEdge({ renderPage: async () => page('x') });
  for (const path of ['/healthz', '/api/player', '/messages/de.json', '/assets/none.js', 'http://evil.example/']) {
    const answer = await edge.send(path);
    expect(answer.headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});
