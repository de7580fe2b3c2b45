import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../steps.ts';
import { modules, type Module, type ModuleName } from './modules.ts';
import { withoutLivingStatic, type Report } from './score.ts';

const cache = '.cache/mutants';

/**
 * Runs the mutants of a module, of those run before only what has changed or `force` asks for, and answers the report.
 * Texts are not mutated: most are words for the log, keys of messages or SQL, where an emptied one fails in any test
 * that comes by and says nothing about the test.
 */
export async function measure(name: ModuleName, force: boolean): Promise<Report> {
  const module: Module = modules[name];
  const incrementalFile = join(cache, `${name}.json`);
  const read = (): Report => JSON.parse(readFileSync(join(root, incrementalFile), 'utf8')) as Report;
  mkdirSync(join(root, cache), { recursive: true });
  if (existsSync(join(root, incrementalFile)))
    writeFileSync(join(root, incrementalFile), JSON.stringify(withoutLivingStatic(read())));
  process.env['MUTANTS_MODULE'] = name;
  // Each run loads the sources anew.
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
    // Nothing of a run reads tsconfig.json, and Stryker would rewrite it by an API that TypeScript 7 does not have.
    ignorePatterns: ['.cache', '.data*', 'docs', 'e2e', 'bench', 'apps/*/build', '/tsconfig.json'],
    tempDirName: join(cache, 'copies', name),
    cleanTempDir: 'always',
    ignoreStatic: module.atRunTime ?? false,
    incremental: true,
    incrementalFile,
    force,
    reporters: ['progress-append-only'],
    concurrency: availableParallelism(),
    // A busy machine is slow; only what never ends must take longer.
    timeoutMS: 45_000,
    dryRunTimeoutMinutes: 20,
    disableTypeChecks: false,
    warnings: false,
  }).runMutationTest();
  return read();
}
