import babel from '@rolldown/plugin-babel';
import { reactRouter } from '@react-router/dev/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite/compiled-messages.ts';

/** Route ids of files that every first page needs; the rest stays in the chunk of its own route. */
const shellFiles = /apps\/web\/app\/(root|entry\.client|shell\/|shared\/|features\/lobby\/|routes\/(layout|lobby|games|producer))|packages\/(ui|contract)\//;

export default defineConfig({
  plugins: [compiledMessages(), babel({ presets: [reactCompilerPreset()] }), reactRouter()],
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
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|set-cookie-parser)[\\/]/, priority: 2 },
                { name: 'shell', test: shellFiles, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
});
