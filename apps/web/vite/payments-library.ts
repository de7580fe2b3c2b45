import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { libraryVersion } from '../app/features/cashbox/library/version.ts';

const fileName = `assets/payments-library/${libraryVersion}.js`;
const entry = fileURLToPath(new URL('../app/features/cashbox/library/payments-library.ts', import.meta.url));

/**
 * Bundles the payments library separately: it shares no chunk with the site and can be served from another address.
 */
export async function buildLibrary(): Promise<string> {
  const bundle = await rolldown({ input: entry });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}

export function paymentsLibrary(): Plugin {
  return {
    name: 'liftoff:payments-library',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await buildLibrary() });
    },
  };
}
