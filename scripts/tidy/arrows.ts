import { resolveRelative, type Source } from './sources.ts';

/** Allowed imports between workspaces: the arrows in ARCHITECTURE.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/rules': ['contract'],
  'packages/ui': [],
  'packages/catalogue': [],
  'packages/art': ['catalogue'],
  'apps/web': ['contract', 'rules', 'ui'],
  'apps/edge': ['contract'],
  'apps/platform': ['contract', 'rules', 'catalogue', 'art'],
  'apps/frames': ['contract', 'rules', 'ui'],
};

const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Finds imports that violate an arrow, or that reach into another workspace by a relative path. */
export function arrowFaults(sources: readonly Source[]): string[] {
  return sources.flatMap(source => {
    const own = workspaceOf(source.path);
    const allowed = mayImport[own];
    if (!allowed) return [];
    return source.imports.flatMap(specifier => {
      const scoped = /^@liftoff\/([^/]+)/.exec(specifier)?.[1];
      if (scoped && !allowed.includes(scoped) && own !== `packages/${scoped}` && own !== `apps/${scoped}`) {
        return [
          `${source.path}: ${own} may not import ${scoped} (allowed: ${allowed.join(', ') || 'no other workspace'})`,
        ];
      }
      const target = resolveRelative(source.path, specifier);
      if (target && workspaceOf(target) !== own && /^(?:packages|apps)\//.test(target)) {
        return [`${source.path}: imports ${target} by path; import it by package name instead`];
      }
      return [];
    });
  });
}

/** Files that are only for tests and benchmarks, and that production code may not import. */
const forTests = /\/testing\/|\/testing\.ts$|\/test-app\.ts$|\.test\.tsx?$/;
const isTooling = (path: string): boolean => /^(?:bench|e2e|scripts)\//.test(path) || forTests.test(path);

export function testingFaults(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTooling(path))
    .flatMap(source =>
      source.imports
        .filter(specifier => forTests.test(specifier))
        .map(specifier => `${source.path}: ${specifier} is only for tests and benchmarks`),
    );
}

/**
 * Levels of the folders inside the platform. A lower level never imports a higher one, and the folders on level 4
 * never import each other.
 */
const platformLevels: readonly (readonly string[])[] = [
  ['core', 'market', 'database'],
  ['http', 'ledger', 'realtime', 'jobs', 'facts', 'configuration'],
  ['account', 'lobby', 'content', 'support', 'pictures'],
  ['wallet', 'limits', 'verification', 'reward'],
  [
    'cashbox',
    'game',
    'jackpot',
    'bonus',
    'tournament',
    'lottery',
    'quest',
    'points',
    'lootbox',
    'vip',
    'adventure',
    'notice',
    'personal-data',
  ],
  ['seed', 'console'],
  ['app', 'main', 'testing', 'process-tests'],
];
const siblings = new Set(platformLevels[4]);

const platformUnit = (path: string): string | null =>
  /^apps\/platform\/src\/([^/]+?)(?:\/|\.ts$)/.exec(path)?.[1] ?? null;
const levelOf = (unit: string): number => platformLevels.findIndex(level => level.includes(unit));

export function levelFaults(sources: readonly Source[]): string[] {
  return sources.flatMap(source => {
    const from = platformUnit(source.path);
    if (from === null || isTooling(source.path)) return [];
    if (levelOf(from) < 0) return [`${source.path}: ${from} has no level; give it one in scripts/tidy/arrows.ts`];
    return source.imports.flatMap(specifier => {
      const target = resolveRelative(source.path, specifier);
      const to = target && platformUnit(target);
      if (!to || to === from) return [];
      if (levelOf(to) > levelOf(from))
        return [`${source.path}: ${from} (level ${levelOf(from)}) may not import ${to} (level ${levelOf(to)})`];
      if (siblings.has(from) && siblings.has(to))
        return [`${source.path}: ${from} and ${to} are siblings; connect them in wiring`];
      return [];
    });
  });
}

/**
 * Allowed imports inside the web app: document and routes → shell, features → shared. Features never import each
 * other, and neither do the shell and features.
 */
export function featureFaults(sources: readonly Source[]): string[] {
  const rank: Readonly<Record<string, number>> = { document: 3, routes: 3, shell: 2, features: 2, shared: 1 };
  const placeOf = (path: string) => /^apps\/web\/app\/(document|routes|shell|features|shared)\/([^/]+)/.exec(path);
  return sources.flatMap(source => {
    const from = placeOf(source.path);
    if (!from) return [];
    return source.imports.flatMap(specifier => {
      const target = resolveRelative(source.path, specifier);
      const to = target && placeOf(target);
      if (!to) return [];
      if ((rank[to[1] ?? ''] ?? 0) > (rank[from[1] ?? ''] ?? 0))
        return [`${source.path}: ${from[1]} may not import ${to[1]}`];
      if (from[1] !== to[1] && rank[from[1] ?? ''] === rank[to[1] ?? ''])
        return [`${source.path}: ${from[1]} and ${to[1]} are on the same level; compose them in a route`];
      const crosses = from[1] === 'features' && to[1] === 'features' && from[2] !== to[2];
      return crosses
        ? [`${source.path}: the feature ${from[2]} may not import the feature ${to[2]}; compose them in a route`]
        : [];
    });
  });
}

/**
 * Levels of the folders inside the edge. A lower level never imports a higher one, and the folders on level 2 never
 * import each other.
 */
const edgeLevels: readonly (readonly string[])[] = [
  ['config', 'limits'],
  ['data'],
  ['calls', 'pages', 'reports', 'sports-sandbox'],
  ['app'],
  ['main', 'testing'],
];

export function edgeFaults(sources: readonly Source[]): string[] {
  const unitOf = (path: string): string | null => /^apps\/edge\/src\/([^/]+?)(?:\/|\.ts$)/.exec(path)?.[1] ?? null;
  const levelIn = (unit: string): number => edgeLevels.findIndex(level => level.includes(unit));
  return sources.flatMap(source => {
    const from = unitOf(source.path);
    if (from === null || isTooling(source.path)) return [];
    if (levelIn(from) < 0) return [`${source.path}: ${from} has no level; give it one in scripts/tidy/arrows.ts`];
    return source.imports.flatMap(specifier => {
      const target = resolveRelative(source.path, specifier);
      const to = target && unitOf(target);
      if (!to || to === from) return [];
      if (levelIn(to) > levelIn(from))
        return [`${source.path}: ${from} (level ${levelIn(from)}) may not import ${to} (level ${levelIn(to)})`];
      return levelIn(to) === levelIn(from) && levelIn(from) > 0
        ? [`${source.path}: ${from} and ${to} are siblings; connect them in app`]
        : [];
    });
  });
}
