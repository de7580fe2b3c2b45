import { defineConfig } from 'vitest/config';
import { isModule, modules } from './modules.ts';

const name = process.env['MUTANTS_MODULE'] ?? '';
if (!isModule(name)) throw new Error(`${name} is no module of npm run mutants`);

/** Run by Stryker in its copy of the sources, once without a mutant and then once for each. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: [...modules[name].tests],
    env: { LOG_LEVEL: 'silent' },
    // As long as everywhere: a test that a busy machine makes slow has caught nothing.
    testTimeout: 20_000,
    hookTimeout: 120_000,
    isolate: false,
    // Node reads the files itself: a run begins in a third of the time.
    experimental: { viteModuleRunner: false },
    globalSetup: 'scripts/mutants/begin-run.ts',
  },
});
