import { setFlagsFromString } from 'node:v8';

/**
 * Leaves WebAssembly unoptimised, for short-lived test processes with an embedded database. Optimising it would take
 * three seconds of CPU time and 600 MB, most of it for a single PostgreSQL function. Call this before the process
 * opens its first embedded database. Both flags are needed: with only the second one off, V8 optimises everything
 * immediately; turning off only the first has no effect.
 */
export function leaveWasmPlain(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
