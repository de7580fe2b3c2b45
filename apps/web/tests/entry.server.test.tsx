import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import * as entry from '../app/entry.server.tsx';
import { pageContext, writtenPage, type PageContext } from '../app/page-context.ts';

const rows = Array.from({ length: 20_000 }, (_, row) => `row ${row} of a page that does not fit one piece`);
const Page = () => (
  <html lang="en">
    <body>
      {rows.map(row => (
        <p key={row}>{row}</p>
      ))}
    </body>
  </html>
);

const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: { default: Page } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: { id: 'root', path: '', module: '/root.js' } },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');

function visit(signedIn: boolean, signal?: AbortSignal) {
  const context = new RouterContextProvider();
  context.set(pageContext, { nonce: 'n', signedIn } as PageContext);
  const answer = handle(new Request('http://localhost/', signal ? { signal } : {}), context);
  return { context, answer };
}

it.each([true, false])('sends a page as a whole, without streaming (signed in: %s)', async signedIn => {
  const { context, answer } = visit(signedIn);
  const { status, body, headers } = await answer;
  expect([status, body, headers.get('content-type')]).toEqual([200, null, 'text/html; charset=utf-8']);
  const html = Buffer.from(context.get(writtenPage) ?? []).toString();
  expect(html.startsWith('<!DOCTYPE html><html lang="en">')).toBe(true);
  expect(html.match(/<p>row \d+ of a page that does not fit one piece<\/p>/g)).toHaveLength(rows.length);
  expect(html.endsWith('</body></html>')).toBe(true);
});

// An error thrown outside of any request would end the edge process, and fail this test.
it.each([true, false])(
  'keeps serving pages after a visitor leaves during rendering (signed in: %s)',
  async signedIn => {
    for (let turns = 0; turns < 3; turns++) {
      const leave = new AbortController();
      const { answer } = visit(signedIn, leave.signal);
      for (let turn = 0; turn < turns; turn++) await new Promise(done => setImmediate(done));
      leave.abort();
      await answer.catch(() => undefined);
      for (let turn = 0; turn < 5; turn++) await new Promise(done => setImmediate(done));
    }
    expect((await visit(signedIn).answer).status).toBe(200);
  },
);
