import type { Plugin } from 'vite';

/** The modules from which a guest's first page starts: the browser's entry and the routes of the lobby. */
const starts = /\/app\/(root|entry\.client|routes\/(shell|page|lobby))\.tsx(\?|$)/;

/**
 * Modules that do not count as part of the first page. Every chunk includes only the icons it uses, and the bundler
 * determines those more precisely than the list of imports does.
 */
const sets = /packages\/ui\/src\/icons/;

/**
 * Finds the modules that a first page loads before any interaction, which are the static imports of its routes. They
 * form one chunk, even if features added later import from the same folders.
 */
export function firstPage(): { plugin: Plugin; has: (id: string) => boolean } {
  const reached = new Set<string>();
  return {
    has: id => reached.has(id),
    plugin: {
      name: 'liftoff:first-page',
      applyToEnvironment: environment => environment.name === 'client',
      buildEnd() {
        reached.clear();
        const waiting = [...this.getModuleIds()].filter(id => starts.test(id));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (reached.has(id) || sets.test(id)) continue;
          reached.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
