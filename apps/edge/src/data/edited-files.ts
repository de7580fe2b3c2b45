import { siteDocuments } from '@liftoff/contract/content/site-config';
import { splitRoute } from '@liftoff/contract/core/endpoint';
import type { EdgeConfig } from '../config/config.ts';
import { log } from '../config/log.ts';
import type { Platform } from './platform.ts';
import { frozen } from './whole-answer.ts';

const everyMs = 2_000;
const { route } = siteDocuments.siteDocuments;

/** The configuration files that staff have edited in the console. They replace the edge's own files. */
export class EditedFiles {
  #files: ReadonlyMap<string, unknown> = new Map();
  /** Whether the last attempt to read the edits failed. */
  #isStale = false;

  /** The edited content of a file: `null` if staff have removed it, `undefined` if they have not edited it. */
  of(name: string): unknown {
    return this.#files.get(name);
  }

  /** Reads the edits from the platform. Without a usable answer the last ones stay. */
  async refresh(platform: Pick<Platform, 'ask' | 'shaped'>, config: EdgeConfig): Promise<void> {
    const { method, path } = splitRoute(route);
    const { platformUrl, edgeKey, upstreamTimeoutMs } = config;
    try {
      const answer = await platform.ask(platformUrl + path, {
        method,
        headers: { 'x-edge-key': edgeKey },
        signal: AbortSignal.timeout(upstreamTimeoutMs),
      });
      const read = await platform.shaped(route, answer);
      if (!read.ok) throw new Error(`the platform answered ${read.status}`);
      this.#files = new Map(Object.entries(frozen((await read.json()) as Record<string, unknown>)));
      this.#isStale = false;
    } catch (error) {
      // Logged once, because the edge asks again every two seconds while the platform is being restarted.
      if (!this.#isStale) log.warn({ reason: String(error) }, 'the edited files were not read; the last ones stay');
      this.#isStale = true;
    }
  }

  /** Reads the edits now, and again every two seconds. */
  async follow(platform: Pick<Platform, 'ask' | 'shaped'>, config: EdgeConfig): Promise<void> {
    await this.refresh(platform, config);
    setTimeout(() => void this.follow(platform, config), everyMs).unref();
  }
}
