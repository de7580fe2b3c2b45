import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../steps.ts';
import { modules, type Module, type ModuleName } from './modules.ts';
import { withoutLivingStatic, type Report } from './score.ts';

const cache = '.cache/mutants';

/**
 * Runs a module's mutants and returns the report. Mutants from earlier runs are rerun only if something changed, or
 * with `force`. Strings are not mutated: most of them are log messages, message keys or SQL, and an emptied one makes
 * some test fail without revealing anything about the tests.
 */
export async function measure(name: ModuleName, force: boolean): Promise<Report> {
  const module: Module = modules[name];
  const incrementalFile = join(cache, `${name}.json`);
  const read = (): Report => JSON.parse(readFileSync(join(root, incrementalFile), 'utf8')) as Report;
  mkdirSync(join(root, cache), { recursive: true });
  if (existsSync(join(root, incrementalFile)))
    writeFileSync(join(root, incrementalFile), JSON.stringify(withoutLivingStatic(read())));
  process.env['MUTANTS_MODULE'] = name;
  // Each run loads the sources again, so the compiled code is cached.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, cache, 'compiled');
  await new Stryker({
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    mutate: [
      ...module.sources.map(of => (of.endsWith('.ts') ? of : `${of}/**/*.ts`)),
      '!**/*.test.ts',
      '!**/testing/**',
    ],
    mutator: { excludedMutations: ['StringLiteral'] },
    // No run reads tsconfig.json, and Stryker would rewrite it through an API that TypeScript 7 does not have.
    ignorePatterns: ['.cache', '.data*', 'docs', 'e2e', 'bench', 'apps/*/build', '/tsconfig.json'],
    tempDirName: join(cache, 'copies', name),
    cleanTempDir: 'always',
    ignoreStatic: module.atRunTime ?? false,
    incremental: true,
    incrementalFile,
    force,
    reporters: ['progress-append-only'],
    concurrency: availableParallelism(),
    // Long enough for a busy machine, so that only endless loops time out.
    timeoutMS: 45_000,
    dryRunTimeoutMinutes: 20,
    disableTypeChecks: false,
    warnings: false,
  }).runMutationTest();
  return read();
}
