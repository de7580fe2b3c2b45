import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { pageContext, type PageContext } from './page-context.ts';

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

// What is thrown outside of any call ends the process of the edge, and this test.
it.each([true, false])('a visitor who leaves while the page is sent harms nobody (signed in: %s)', async signedIn => {
  for (let left = 0; left < 5; left++) {
    const context = new RouterContextProvider();
    context.set(pageContext, { nonce: 'n', signedIn } as PageContext);
    const answer = await createRequestHandler(build, 'production')(new Request('http://localhost/'), context);
    const reader = answer.body?.getReader();
    if (left > 0) await reader?.read();
    await reader?.cancel();
    for (let turn = 0; turn < 5; turn++) await new Promise(done => setImmediate(done));
    expect(answer.status).toBe(200);
  }
});
