import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const tests = '*.test.{ts,tsx}';
/** Nothing in them is kept or changed from file to file, so that files share a worker. */
const pure = ['packages/rules', 'packages/contract', 'packages/art', 'packages/catalogue', 'scripts', 'bench'].map(
  of => `${of}/**/${tests}`,
);

/**
 * Tests of the platform whose subject the embedded database can change: what it is opened, closed, migrated and seeded
 * as, how its one session shares commits, and which statements, counts and dates it understands.
 */
const byDatabase = [
  'database/database',
  'ledger/{ledger,ledger.property,tampering}',
  'jobs/jobs',
  'realtime/{outbox,revocations}',
  'account/sign-in/{enter,sign-in-attempts}',
  'game/play/{bet,bet-races,replay}',
  'http/health',
  'http/limits/rate-limiter',
  'limits/windows',
  'core/root-secret',
  'process-tests/{races,serve}',
  'seed/seed',
].map(name => `apps/platform/src/${name}.test.ts`);

/**
 * Unit, property and platform tests. Browser journeys run under Playwright (`e2e/`). With `PLATFORM_TESTS=by-database`
 * of the platform's tests only those run whose subject the database can change: the others have run on the other one.
 */
const platform = process.env['PLATFORM_TESTS'] === 'by-database' ? byDatabase : [`apps/platform/**/${tests}`];
const cwd = import.meta.dirname;
const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd, exclude: ['**/node_modules'] });
const says = (file: string, pattern: RegExp): boolean => pattern.test(readFileSync(join(cwd, file), 'utf8'));
const hasDocument = (file: string): boolean => says(file, /@vitest-environment jsdom/);
/**
 * What mocks a module or loads one anew has a worker of its own: others would get the mock, or it what others have
 * loaded. So has what counts the open sockets of its process or the reports of its page, and what the server's React
 * writes in a test of the browser: the two share their contexts.
 */
const keepsModules = (file: string): boolean =>
  says(file, /\bvi\.(?:doMock|mock|resetModules)\(|getActiveResourcesInfo|PUT \/log\b/) ||
  says(file, /(?:react-dom\/|\/entry\.)server|\bhydrateRoot\(/);
/** What is left to run of others would run on replaced timers and globals. A document gives them back after each file. */
const replacesGlobals = (file: string): boolean =>
  !hasDocument(file) && says(file, /\bvi\.(?:useFakeTimers|stubGlobal)\(/);
/** A document made within its process lets no test put another window or location in its place, and has other times. */
const needsOwnProcess = (file: string): boolean =>
  says(file, /stubGlobal\('(?:location|window)'|spyOn\(performance|from 'node:vm'/);
const needsOwnWorker = (file: string): boolean => keepsModules(file) || replacesGlobals(file);
const [serverAlone, server] = apart(filesOf([`apps/edge/**/${tests}`, ...platform]), needsOwnWorker);
const [webAlone, webShared] = apart(filesOf([`{apps/frames,apps/web,packages/ui}/**/${tests}`]), needsOwnWorker);
const [withDocument, web] = apart(webShared, hasDocument);
const [documentAlone, withoutDocumentAlone] = apart(webAlone, hasDocument);
const [documentOwnProcess, documentOwnContext] = apart(documentAlone, needsOwnProcess);

/** Those of which it is true, and the others. */
function apart(files: readonly string[], isOne: (file: string) => boolean): [string[], string[]] {
  return [files.filter(isOne), files.filter(file => !isOne(file))];
}

/** Node reads what needs neither a bundler nor a mock itself, which takes less time. */
const experimental = { viteModuleRunner: false };
const setupFiles = 'packages/ui/src/testing/document-setup.ts';

/** Tests call the functions of inline scripts; only the site's build makes the scripts' texts. */
const emptyInlineScripts: Plugin = {
  name: 'empty-inline-scripts',
  enforce: 'pre',
  resolveId: id => (id.endsWith('?inline-script') ? '\0empty-inline-script' : null),
  load: id => (id === '\0empty-inline-script' ? "export default '';" : null),
};

export default defineConfig({
  plugins: [emptyInlineScripts],
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // What one project has transformed the others read, and so does the run on the other database.
    fsModuleCache: true,
    // A wait ends as soon as it may: only what never comes takes so long.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: 'apps/platform/src/testing/test-run.ts',
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false, experimental } },
      { extends: true, test: { name: 'web', include: web, isolate: false } },
      {
        extends: true,
        test: { name: 'document', include: withDocument, isolate: false, environment: 'jsdom', setupFiles },
      },
      // Each file has a context of its own in a process that has loaded the document's library once.
      {
        extends: true,
        test: {
          name: 'document alone',
          include: documentOwnContext,
          pool: 'vmForks',
          environment: 'jsdom',
          setupFiles,
        },
      },
      {
        extends: true,
        test: { name: 'document process', include: documentOwnProcess, environment: 'jsdom', setupFiles },
      },
      // The whole site without a browser; its pages are the built ones, and each file has a casino of its own.
      { extends: true, test: { name: 'site', include: [`e2e/site/**/${tests}`], isolate: false } },
      // Processes, not threads: V8 has crashed where threads share the compiled code of the embedded database.
      { extends: true, test: { name: 'server', include: server, isolate: false, experimental } },
      { extends: true, test: { name: 'alone', include: [...serverAlone, ...withoutDocumentAlone] } },
    ],
  },
});
