import { readAnswer } from './bounded-body.ts';
import { BoundedStore, type StoreBounds } from './bounded-store.ts';
import { withDeadline } from './deadline.ts';

/** One answer of the platform. */
interface Answer {
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

/** Seconds past its time in which an answer is still served as it is, while a new one is fetched. */
const graceSec = 60;

const dataBounds: StoreBounds = { maxEntries: 5000, maxBytes: 48 * 1024 * 1024 };

/**
 * Guest data by request, so that the lobby renders from memory and still renders when the platform is down [B11].
 * A fresh answer is served as it is; an older one is served at once while a new one is fetched; one that is too old,
 * or none, waits for the platform. Only whole successful answers of calls without a session are kept [A45].
 */
export class DataCache {
  readonly #kept: BoundedStore<Answer>;
  readonly #underway = new Map<string, Promise<Answer>>();
  readonly #now: () => number;
  readonly #maxMs: number;

  /** `maxMs`: milliseconds that one answer may take, its body included. */
  constructor(now: () => number, maxMs = 10_000, bounds: StoreBounds = dataBounds) {
    this.#now = now;
    this.#maxMs = maxMs;
    this.#kept = new BoundedStore(bounds);
  }

  /** Rejects when the platform does not answer and nothing young enough is kept. */
  async read(
    key: string,
    rule: CacheRule,
    fetchAnew: (signal: AbortSignal) => Promise<Response>,
  ): Promise<CachedAnswer> {
    const kept = this.#kept.get(key);
    const passedSec = kept ? (this.#now() - kept.at) / 1000 : Infinity;
    const ageSec = passedSec < 0 ? Infinity : passedSec;
    if (kept && ageSec <= rule.maxAgeSec) return { ...kept, stale: false };
    if (kept && ageSec <= rule.maxAgeSec + graceSec) {
      this.#refresh(key, fetchAnew).catch(() => undefined);
      return { ...kept, stale: false };
    }
    const standIn = kept && ageSec <= rule.staleSec ? kept : undefined;
    try {
      const fresh = await this.#refresh(key, fetchAnew);
      if (!standIn || !isFailure(fresh.status)) return { ...fresh, stale: false };
    } catch (error) {
      if (!standIn) throw error;
    }
    return { ...standIn, stale: true };
  }

  #refresh(key: string, fetchAnew: (signal: AbortSignal) => Promise<Response>): Promise<Answer> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const fetching = withDeadline(this.#maxMs, async signal => this.#whole(await fetchAnew(signal)))
      .then(fresh => {
        if (fresh.status === 200) this.#kept.set(key, fresh, 2 * (key.length + fresh.body.length));
        else if (!isFailure(fresh.status)) this.#kept.delete(key);
        return fresh;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, fetching);
    return fetching;
  }

  async #whole(response: Response): Promise<Answer> {
    const body = await readAnswer(response);
    const contentType = response.headers.get('content-type') ?? 'application/json';
    const answer = { status: response.status, contentType, body, at: this.#now() };
    if (answer.status < 400 && !isReadable(answer)) throw new Error('an answer that cannot be read');
    return answer;
  }
}

/** A success must have a body of JSON: an empty body, or the page of something in between, is none. */
function isReadable({ status, contentType, body }: Answer): boolean {
  if (status !== 200 || !/^application\/json\b/i.test(contentType)) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** The platform could not answer, as opposed to: the answer is no. */
const isFailure = (status: number): boolean => status >= 500 || status === 429 || status === 408;
