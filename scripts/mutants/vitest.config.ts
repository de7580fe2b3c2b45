import { defineConfig } from 'vitest/config';
import { isModule, modules } from './modules.ts';

const name = process.env['MUTANTS_MODULE'] ?? '';
if (!isModule(name)) throw new Error(`${name} is not a module of npm run mutants`);

/** Stryker runs this in its copy of the sources, once without a mutant and then once for each mutant. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: [...modules[name].tests],
    env: { LOG_LEVEL: 'silent' },
    // Same timeout as in other runs, so that a test that is slow on a busy machine does not count as catching a
    // mutant.
    testTimeout: 20_000,
    hookTimeout: 120_000,
    isolate: false,
    // Node loads the files itself, which makes a run start three times faster.
    experimental: { viteModuleRunner: false },
    globalSetup: 'scripts/mutants/begin-run.ts',
  },
});
