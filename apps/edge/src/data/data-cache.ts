import { readAnswer } from './bounded-body.ts';
import { BoundedStore, type StoreBounds } from './bounded-store.ts';
import { withDeadline } from '../limits/deadline.ts';
import { frozen, WholeAnswer } from './whole-answer.ts';

/** A platform response that has been read completely. */
interface Answer {
  status: number;
  contentType: string;
  /** The JSON value of a successful response; `undefined` for other responses. */
  value: unknown;
  /** The body text of a response without a value. */
  body: string;
  /** The number of characters read. */
  length: number;
  at: number;
}

export interface CacheRule {
  maxAgeSec: number;
  staleSec: number;
  /** Whether only pages of guests may use cached responses. */
  guestsOnly?: true;
}

/** A cached response. Everyone who requests the same data gets the same value and cannot change it. */
export interface CachedAnswer extends Pick<Answer, 'status' | 'contentType' | 'value' | 'body'> {
  /** Whether the platform could not be reached, so that older data is served instead [B11]. */
  stale: boolean;
}

/** For how many seconds expired data is still served while new data is fetched. */
const graceSec = 60;

const dataBounds: StoreBounds = { maxEntries: 5000, maxBytes: 48 * 1024 * 1024 };

/**
 * Caches guest data by request, so that the lobby renders from memory even when the platform is down [B11]. Fresh
 * data is served directly. Data that has just expired is served immediately while new data is fetched. If it is
 * missing or too old, the caller waits for the platform. Only complete, successful responses to calls without a
 * session are cached [A45].
 */
export class DataCache {
  readonly #kept: BoundedStore<Answer>;
  readonly #underway = new Map<string, Promise<Answer>>();
  readonly #now: () => number;
  readonly #maxMs: number;

  /** `maxMs` is the maximum time for one response including its body, in milliseconds. */
  constructor(now: () => number, maxMs = 10_000, bounds: StoreBounds = dataBounds) {
    this.#now = now;
    this.#maxMs = maxMs;
    this.#kept = new BoundedStore(bounds);
  }

  /** Rejects if the platform does not respond and no cached data is recent enough. */
  async read(key: string, rule: CacheRule, fetchAnew: Fetch): Promise<CachedAnswer> {
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

  #refresh(key: string, fetchAnew: Fetch): Promise<Answer> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const fetching = withDeadline(this.#maxMs, async signal => this.#whole(await fetchAnew(signal)))
      .then(fresh => {
        if (fresh.status === 200) this.#kept.set(key, fresh, 2 * (key.length + fresh.length));
        else if (!isFailure(fresh.status)) this.#kept.delete(key);
        return fresh;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, fetching);
    return fetching;
  }

  async #whole(response: WholeAnswer | Response): Promise<Answer> {
    const { status, headers } = response;
    const contentType = headers.get('content-type') ?? 'application/json';
    const text = await readAnswer(response);
    const answer = { status, contentType, length: text.length, at: this.#now() };
    if (status >= 400) return { ...answer, value: undefined, body: text };
    if (status !== 200 || !/^application\/json\b/i.test(contentType)) throw unreadable();
    return { ...answer, value: frozen(valueOf(response, text)), body: '' };
  }
}

type Fetch = (signal: AbortSignal) => Promise<WholeAnswer | Response>;

/** A successful response must have a JSON body. Throws for an empty body, or for a page sent by an intermediary. */
function valueOf(answer: WholeAnswer | Response, text: string): unknown {
  if (answer instanceof WholeAnswer && answer.value !== undefined) return answer.value;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

const unreadable = (): Error => new Error('an answer that cannot be read');

/** Whether the platform was unable to handle the request, as opposed to refusing it. */
const isFailure = (status: number): boolean => status >= 500 || status === 429 || status === 408;
