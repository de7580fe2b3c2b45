import { resolveRelative, type Source } from './sources.ts';

/**
 * Finds every cycle of relative imports, including type and dynamic imports. Each is reported once, as the path that
 * closes it.
 */
export function cycleFaults(sources: readonly Source[]): string[] {
  const known = new Map(sources.map(source => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const faults: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const source = known.get(path);
    if (!source || state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      faults.push(`import cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const specifier of source.imports) {
      const target = resolveRelative(path, specifier);
      if (target) visit(target, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const source of sources) visit(source.path, []);
  return faults;
}
