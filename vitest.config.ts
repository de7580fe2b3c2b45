import { defineConfig } from 'vitest/config';

/** Unit, property and platform tests. Browser journeys run under Playwright (`e2e/`). */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/build/**', 'e2e/**'],
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
