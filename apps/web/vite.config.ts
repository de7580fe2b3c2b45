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

/** What stands still costs more bytes with the compiler's memory than it wins: the shell, the lobby, the primitives. */
const stillParts =
  /apps\/web\/app\/(root|document\/|shell\/|shared\/(site|parts|texts|preferences)\/|shared\/(player\/(player|favourites\/favourites)|money\/payment-mark)\.|features\/lobby\/|routes\/)|packages\/ui\//;
/** Shared by every list of games; without a chunk of their own they would be a dozen tiny ones. */
const tileParts =
  /packages\/ui\/src\/(icons\/|icon|rail|tile-|badge|button|card|chip|class-names|count|divider|list-row|menu-row|pips|section|segments|skeleton|state-panel|well)/;
/** Not of the first page, which is there by then. */
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
    // Texts are compiled when built, so the parser of message syntax never reaches the browser.
    alias: [
      {
        find: /^use-intl\/format-message$/,
        replacement: fileURLToPath(new URL('app/shared/texts/format-message.ts', import.meta.url)),
      },
    ],
  },
  // The server's build has its libraries in it: as they are for production, whatever the process is told that it is.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The names of every later chunk's own imports would travel with the first page; each chunk names them itself. The
    // search is pressed for at once: all of it comes together.
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
              // One chunk of libraries and one of the first page: few large files paint sooner than many small ones. What
              // starts the page stays apart: it must not run before the page's routes are there.
              groups: [
                { name: 'vendor', test: id => first.has(id) && id.includes('/node_modules/'), priority: 3 },
                { name: 'shell', test: id => first.has(id) && !id.includes('entry.client'), priority: 2 },
                { name: 'tiles', test: tileParts, minShareCount: 2, priority: 1 },
                { name: 'layers', test: /node_modules\/@base-ui\/react\/dialog\//, minShareCount: 2, priority: 2 },
                // What stands beside its button is placed by more code than a dialog, which opens far more often.
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
