import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.ts';
import { earlyBoot } from './early-boot.ts';

const platform = process.env.PLATFORM_URL ?? 'http://localhost:4000';

/** Builds the game frames. The platform serves them under `/frame/` on its own origin. */
export default defineConfig({
  base: '/frame/',
  plugins: [compiledMessages(), react(), earlyBoot()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: { outDir: 'dist', target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/frame/api': platform,
      '/pictures': process.env.PICTURES_URL ?? platform,
      '/connection': { target: platform, ws: true },
    },
  },
});
