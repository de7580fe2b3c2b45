import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../app/worker/service-worker.ts', import.meta.url));

/**
 * Builds the service worker separately. The worker contains a hash of the build's file names, so that each build has
 * its own worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'liftoff:service-worker',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle(_, files) {
      const build = createHash('sha256').update(Object.keys(files).toSorted().join()).digest('hex').slice(0, 12);
      const bundle = await rolldown({ input: entry, transform: { define: { BUILD: JSON.stringify(build) } } });
      const { output } = await bundle.generate({ format: 'es', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
