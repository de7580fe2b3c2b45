import { expect, it } from 'vitest';
import { playerCookie, testEdge } from '../testing/test-edge.ts';

/** The edge's answer when a page is rendered with this text and status 200. */
async function shown(text: string, path = '/', type = 'text/html') {
  const edge = testEdge({ renderPage: async () => new Response(text, { headers: { 'content-type': type } }) });
  const answer = await edge.send(path, { headers: { 'accept-encoding': 'br' } });
  return { edge, answer, status: answer.status };
}
const whole = '<!doctype html><html></html>';

it('only complete pages are accepted', async () => {
  for (const text of [whole, `${whole}\n`, ` ${whole} \n`]) expect((await shown(text)).status, text).toBe(200);
  for (const text of ['', '<!doctype html><html><body>half']) expect((await shown(text)).status, text).toBe(500);
});

it('an XML sitemap and router data can end in any way, but must not be empty', async () => {
  for (const type of ['application/xml', 'application/xml; charset=utf-8'])
    expect((await shown('<urlset></urlset>', '/sitemap.xml', type)).status, type).toBe(200);
  expect((await shown('', '/sitemap.xml', 'application/xml')).status).toBe(500);
  expect((await shown('<urlset></urlset>', '/sitemap.xml', 'text/xml')).status).toBe(500);
  const data = await shown('[{"_1":2}]', '/_.data', 'text/x-script');
  expect(data.status).toBe(200);
  expect(data.answer.headers.get('content-security-policy')).toContain(
    "; script-src 'strict-dynamic'; style-src 'self'; ",
  );
  expect((await shown('', '/_.data', 'text/x-script')).status).toBe(500);
});

it('a cached page has a short tag, and its size includes the compressed forms', async () => {
  const { edge, answer } = await shown(whole);
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}-br"$/);
  expect(edge.keeper.cached).toEqual({ entries: 1, bytes: 2 * whole.length });
});

it("drops the renderer's length header, and states only in the page's policy who may frame it [A4]", async () => {
  for (const cookie of ['', playerCookie()]) {
    const headers = { 'content-type': 'text/html', 'content-length': '7', 'x-framed-by': 'https://sport.example' };
    const edge = testEdge({ renderPage: async () => new Response(whole, { headers }) });
    const answer = await edge.send('/', { headers: { cookie } });
    expect(answer.headers.get('content-security-policy')).toContain('; frame-ancestors https://sport.example; ');
    expect([answer.headers.has('x-framed-by'), answer.headers.has('content-length')]).toEqual([false, false]);
  }
});
