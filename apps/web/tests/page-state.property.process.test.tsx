import { ReadableStream, TextDecoderStream, TextEncoderStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import {
  createRequestHandler,
  Meta,
  Outlet,
  RouterContextProvider,
  UNSAFE_decodeViaTurboStream as decode,
  type ServerBuild,
} from 'react-router';
import { expect, it, vi } from 'vitest';
import { PageScripts } from '../app/document/page-scripts.tsx';
import * as entry from '../app/entry.server.tsx';
import { pageContext, writtenPage, type PageContext } from '../app/page-context.ts';
import { pack, unpack, type Packed } from '../app/shared/site/packed.ts';

// The page is rendered as on the server.
vi.hoisted(() => vi.stubEnv('SSR', true));

interface State {
  plain: string;
  packed: Packed<{ text: string }>;
}

let state: State = { plain: '', packed: pack({ text: '' }) };

const Page = () => (
  <html lang="en">
    <head>
      <Meta />
    </head>
    <body>
      <Outlet />
      <PageScripts nonce="n" />
    </body>
  </html>
);

/** A site with one page whose data is `state`, rendered by the real entry. */
const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: { default: Page, loader: () => state } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: true } },
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

async function renderedWith(next: State): Promise<string> {
  state = next;
  const context = new RouterContextProvider();
  context.set(pageContext, { nonce: 'n' } as PageContext);
  await createRequestHandler(build, 'production')(new Request('http://localhost/'), context);
  return Buffer.from(context.get(writtenPage) ?? []).toString();
}

/** Reads the state back as a browser does: parses the page, runs its scripts, and decodes the router's stream. */
async function readBack(html: string): Promise<unknown> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script:not([type]):not([src])')]
    .map(script => script.textContent ?? '')
    .filter(script => script.includes('__reactRouterContext'));
  const window: { __reactRouterContext?: { stream: ReadableStream } } = {};
  for (const script of scripts)
    runInNewContext(script, { window, ReadableStream, TextEncoderStream, TextDecoderStream, TextEncoder, TextDecoder });
  const [context] = Object.values(window);
  const stream = context?.stream;
  if (!stream) throw new Error('the page carries no state');
  const { value } = await decode(stream as never, globalThis);
  return (value as { loaderData: { root: unknown } }).loaderData.root;
}

const hostile = fc.constantFrom(
  '</script><!--',
  '<script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028',
  '\u2029',
  '\\u003c',
  '"\\',
  '&lt;',
  "');",
  '\0',
);
const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 6 }).map(parts => parts.join(''));

const tagsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map(element => element.tagName);

it("hydration restores any string in a page's state, and no string can end the script that contains it [A32]", async () => {
  const usual = tagsOf(await renderedWith({ plain: '', packed: pack({ text: '' }) }));
  await fc.assert(
    fc.asyncProperty(text, text, async (plain, inner) => {
      const given: State = { plain, packed: pack({ text: inner }) };
      const html = await renderedWith(given);
      expect(tagsOf(html)).toEqual(usual);
      expect(html).not.toMatch(/[\u2028\u2029]/);
      const read = (await readBack(html)) as State;
      expect(read).toEqual(given);
      expect(unpack(read.packed)).toEqual({ text: inner });
    }),
    { numRuns: process.env['TESTS'] === 'all' ? 100 : 40 },
  );
});
