import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** The version is part of the address: what an address holds never changes, so it can be kept for a year (D15). */
const fileName = 'assets/payments-library/1.1.0.js';
const entry = fileURLToPath(new URL('../app/features/cashbox/library/payments-library.ts', import.meta.url));

/** Builds the payments library by itself: it shares no chunk with the site and can be served from another place. */
export function paymentsLibrary(): Plugin {
  return {
    name: 'liftoff:payments-library',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      const bundle = await rolldown({ input: entry });
      const { output } = await bundle.generate({ format: 'es', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName, source: output[0].code });
    },
  };
}
