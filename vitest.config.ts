import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Unit, property, platform and site tests; browser journeys run under Playwright (`e2e/`). The name of a file decides
 * how it runs:
 *
 * - `.test.ts` runs without a document, `.test.tsx` and `.dom.test.ts` with one, `.server.test.tsx` renders without;
 * - `.alone.` has its own module graph, because it mocks or reloads modules, replaces timers that modules of the edge
 *   or the platform use, or counts resources of its process;
 * - `.process.` has its own process, because it replaces the window or its location, or measures time;
 * - `.databases.` runs on both databases if `DATABASE_URL` is set, because its result can depend on the database;
 * - `.all.` runs only with `TESTS=all` (`npm run test:all`), because it takes long.
 */
const all = process.env['TESTS'] === 'all';
const server = process.env['DATABASE_URL'] ?? '';

const processes = '{apps/edge,apps/platform}/**';
const browser = '{apps/frames,apps/web,packages/ui}/**';
const plain = '{packages/{rules,contract,art,catalogue},scripts,bench}/**';

/** Shared by all projects. */
const shared = {
  env: { LOG_LEVEL: 'silent', DATABASE_URL: '' },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A wait ends as soon as its condition is met, so only a condition that is never met takes this long.
  expect: { poll: { timeout: 15_000 } },
  // Projects share transformed modules.
  fsModuleCache: true,
};
const onServer = { ...shared.env, DATABASE_URL: server };
/** Without a bundler: Node loads the files directly, which is faster but supports no module mocks. */
const native = { isolate: false, experimental: { viteModuleRunner: false } };
const inDocument = { environment: 'jsdom', setupFiles: 'packages/ui/src/testing/document-setup.ts' };

/** Tests call the functions of inline scripts directly; only the site's build creates the texts of the scripts. */
const emptyInlineScripts: Plugin = {
  name: 'empty-inline-scripts',
  enforce: 'pre',
  resolveId: id => (id.endsWith('?inline-script') ? '\0empty-inline-script' : null),
  load: id => (id === '\0empty-inline-script' ? "export default '';" : null),
};

function project(name: string, include: string[], without: string[], options: object) {
  const exclude = ['**/node_modules/**', '**/build/**', ...without, ...(all ? [] : ['**/*.all.test.ts'])];
  return { plugins: [emptyInlineScripts], test: { ...shared, name, include, exclude, ...options } };
}

const projects = [
  project('pure', [`${plain}/*.test.{ts,tsx}`], [], native),
  project('web', [`${browser}/*.test.ts`, `${browser}/*.server.test.tsx`], ['**/*.{dom,alone,process}.test.ts'], {
    isolate: false,
    unstubGlobals: true,
  }),
  project('document', [`${browser}/*.test.tsx`, `${browser}/*.dom.test.ts`], ['**/*.{server,alone,process}.test.tsx'], {
    ...inDocument,
    isolate: false,
  }),
  // Each file has a separate context, in a process that has loaded the DOM library once.
  project('document alone', [`${browser}/*.alone.test.tsx`, `${browser}/*.dom.alone.test.ts`], [], {
    ...inDocument,
    pool: 'vmForks',
  }),
  project('document process', [`${browser}/*.process.test.{ts,tsx}`], [], inDocument),
  // The whole built site, without a browser.
  project('site', ['e2e/site/**/*.test.ts'], [], { isolate: false }),
  // Processes rather than threads, because V8 has crashed when threads share the compiled code of the embedded
  // database.
  project('server', [`${processes}/*.test.ts`], ['**/*.{alone,dom}.test.ts'], { ...native, env: onServer }),
  project('server document', [`${processes}/*.dom.test.ts`], [], { ...native, environment: 'jsdom' }),
  project('alone', [`{apps,packages}/**/*.alone.test.ts`], ['**/*.dom.alone.test.ts'], { env: onServer }),
  ...(server === '' ? [] : [project('embedded', [`${processes}/*.databases.test.ts`], [], native)]),
];

export default defineConfig({
  test: { globalSetup: 'apps/platform/src/testing/test-run.ts', maxWorkers: 2, projects },
});
