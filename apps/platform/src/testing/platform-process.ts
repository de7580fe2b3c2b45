import { join } from 'node:path';
import { startKillable, type Killable } from './killable.ts';

export interface PlatformOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Additional environment variables, such as `DATABASE_URL` or `RATE_FACTOR`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with every log line as it is written. */
  readonly onLine?: (text: string) => void;
  /**
   * Time limit in milliseconds. The first start creates and seeds the platform, which takes a while on a busy
   * machine.
   */
  readonly readyWithinMs?: number;
}

const main = join(import.meta.dirname, '..', 'main.ts');

/**
 * Starts the real platform, as `npm start` does, and waits until it is ready. Calling `kill()` and then this function
 * again on the same folder simulates a crash and its recovery, as in the test "25 kills, no acknowledged bet lost"
 * [B1].
 */
export async function startPlatform(options: PlatformOptions): Promise<Killable & { readonly url: string }> {
  const started = await startKillable({
    script: [main],
    env: { PLATFORM_PORT: String(options.port), DATA_DIR: options.dataDir, ...options.env },
    readyWithinMs: options.readyWithinMs ?? 120_000,
    line: text => {
      options.onLine?.(text);
      return text.includes('"msg":"ready"');
    },
  });
  return { ...started, url: `http://127.0.0.1:${options.port}` };
}
