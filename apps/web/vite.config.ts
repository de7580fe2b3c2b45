import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite/compiled-messages.ts';

const firstPage =
  /apps\/web\/app\/(root|entry\.client|shell\/|shared\/|features\/lobby\/|routes\/(shell|page|lobby)\.)/;
const loadedLater = /\/(search|sidebar|player|list|plain|calls|rows|footer)\//;

/** What every first page runs; what is loaded later keeps to folders of its own. */
const isFirst = (id: string): boolean => firstPage.test(id) && !loadedLater.test(id);

/** The compiler's memory costs more bytes than small, mostly still parts win by it: the first page goes without. */
const isInterface = (id: string): boolean => /packages\/ui\//.test(id);

export default defineConfig({
  plugins: [
    compiledMessages(),
    babel({ presets: [reactCompilerPreset({ sources: id => !isFirst(id) && !isInterface(id) })] }),
    reactRouter(),
  ],
  resolve: {
    // Texts are compiled when built, so the parser of message syntax never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)[\\/]/,
                  priority: 2,
                },
                { name: 'shell', test: isFirst, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
});
