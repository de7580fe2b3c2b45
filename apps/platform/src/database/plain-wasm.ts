import { setFlagsFromString } from 'node:v8';

/**
 * For a process that lives as long as a test: its embedded database stays as it is compiled at first. To optimize it takes
 * three seconds of a processor and 600 MB, most of both for a single function of PostgreSQL's. Comes before the process
 * opens its first one. V8 optimizes all of it at once when only the second is off, and as before when only the first is.
 */
export function leaveWasmPlain(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
