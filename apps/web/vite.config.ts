import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite/compiled-messages.ts';
import { firstPage } from './vite/first-page.ts';
import { inlineScripts } from './vite/inline-script.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { paymentsLibrary } from './vite/payments-library.ts';

/**
 * Matches parts that are rarely re-rendered, for which the React Compiler's memoisation costs more bytes than it
 * saves: shell, lobby, primitives.
 */
const stillParts =
  /apps\/web\/app\/(root|document\/|shell\/|shared\/(site|parts|texts|preferences)\/|shared\/(player\/(player|favourites\/favourites)|money\/payment-mark)\.|features\/lobby\/|routes\/)|packages\/ui\//;
/** Matches components shared by all lists of games, which would otherwise become a dozen tiny chunks. */
const tileParts =
  /packages\/ui\/src\/(icons\/|icon|rail|tile-|badge|button|card|chip|class-names|count|divider|list-row|menu-row|pips|section|segments|skeleton|state-panel|well)/;
/** Whether a chunk is outside the first page. The chunks of the first page are already loaded. */
const isLater = (name: string): boolean => !/\/(vendor|shell|rolldown-runtime|root|page|lobby)-[^/]+$/.test(name);
const first = firstPage();

export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    inlineScripts(),
    babel({ presets: [reactCompilerPreset({ sources: file => !stillParts.test(file) })] }),
    reactRouter(),
    first.plugin,
    paymentsLibrary(),
    serviceWorker(),
  ],
  resolve: {
    // The build compiles all texts, so the browser never needs the parser for message syntax.
    alias: [
      {
        find: /^use-intl\/format-message$/,
        replacement: fileURLToPath(new URL('app/shared/texts/format-message.ts', import.meta.url)),
      },
    ],
  },
  // The server bundle contains its libraries in their production form, even if NODE_ENV has another value at run
  // time.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Listing the imports of every later chunk would enlarge the first page, so each chunk loads its own imports. The
    // search is the exception: a click must open it immediately, so all its chunks are loaded together.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, names) => (/\/search-popup-/.test(file) ? names.filter(isLater) : []),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // There is one chunk for libraries and one for the first page, because a page with a few large files
              // paints sooner than one with many small files. The entry stays separate, because it must not run
              // before the page's routes are loaded.
              groups: [
                { name: 'vendor', test: id => first.has(id) && id.includes('/node_modules/'), priority: 3 },
                { name: 'shell', test: id => first.has(id) && !id.includes('entry.client'), priority: 2 },
                { name: 'tiles', test: tileParts, minShareCount: 2, priority: 1 },
                { name: 'layers', test: /node_modules\/@base-ui\/react\/dialog\//, minShareCount: 2, priority: 2 },
                // This chunk is separate, because positioning a popup next to its button takes more code than a
                // dialog needs, and dialogs open far more often.
                { name: 'placed', test: /node_modules\/@(base-ui|floating-ui)\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: { rolldownOptions: { input: './app/server.ts', output: { comments: false } } },
    },
  },
}));
