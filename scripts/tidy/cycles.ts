import { resolveRelative, type Source } from './sources.ts';

/** Every circle of relative imports, once, as the path that closes it. */
export function cycleFaults(sources: readonly Source[]): string[] {
  const known = new Map(sources.map(source => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const faults: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const source = known.get(path);
    if (!source || state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      faults.push(`imports go in a circle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const specifier of runtimeImports(source.text)) {
      const target = resolveRelative(path, specifier);
      if (target) visit(target, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const source of sources) visit(source.path, []);
  return faults;
}

/** Type imports vanish when the program runs, so they close no circle. */
const runtimeImports = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s(?!type\s)[^'"`;]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm)].map(
    found => found[1] ?? found[2] ?? '',
  );
