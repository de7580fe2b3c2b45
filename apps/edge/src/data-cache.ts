/** One kept answer of the platform. */
interface Kept {
  status: number;
  contentType: string;
  body: string;
  at: number;
}

export interface CacheRule {
  maxAgeSec: number;
  staleSec: number;
}

export interface CachedAnswer {
  status: number;
  contentType: string;
  body: string;
  /** True when the platform could not be asked and an older answer stands in [B11]. */
  stale: boolean;
}

/**
 * Guest data by request, so that the lobby renders from memory and still renders when the platform is down [B11].
 * A fresh answer is served as it is; an older one is served at once while a new one is fetched; one that is too old,
 * or none, waits for the platform. Only successful answers of calls without a session are kept [A45].
 */
export class DataCache {
  readonly #kept = new Map<string, Kept>();
  readonly #underway = new Map<string, Promise<Kept>>();
  readonly #now: () => number;
  readonly #maxEntries: number;

  constructor(now: () => number, maxEntries = 5000) {
    this.#now = now;
    this.#maxEntries = maxEntries;
  }

  async read(key: string, rule: CacheRule, fetchAnew: () => Promise<Response>): Promise<CachedAnswer> {
    const kept = this.#kept.get(key);
    const ageSec = kept ? (this.#now() - kept.at) / 1000 : Infinity;
    if (kept && ageSec <= rule.maxAgeSec) return { ...kept, stale: false };
    if (kept && ageSec <= rule.maxAgeSec + 60) {
      this.#refresh(key, fetchAnew).catch(() => undefined);
      return { ...kept, stale: false };
    }
    try {
      const fresh = await this.#refresh(key, fetchAnew);
      if (fresh.status < 500 || !kept) return { ...fresh, stale: false };
    } catch (error) {
      if (!kept || ageSec > rule.staleSec) throw error;
    }
    return { ...kept, stale: true };
  }

  #refresh(key: string, fetchAnew: () => Promise<Response>): Promise<Kept> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const fetching = fetchAnew()
      .then(async response => {
        const fresh: Kept = {
          status: response.status,
          contentType: response.headers.get('content-type') ?? 'application/json',
          body: await response.text(),
          at: this.#now(),
        };
        if (response.ok) this.#keep(key, fresh);
        return fresh;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, fetching);
    return fetching;
  }

  #keep(key: string, fresh: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, fresh);
    if (this.#kept.size > this.#maxEntries) {
      const oldest = this.#kept.keys().next().value;
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
  }
}
