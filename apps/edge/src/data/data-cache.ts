import { readAnswer } from './bounded-body.ts';
import { BoundedStore, type StoreBounds } from './bounded-store.ts';
import { withDeadline } from '../limits/deadline.ts';
import { frozen, WholeAnswer } from './whole-answer.ts';

/** One answer of the platform, read to its end. */
interface Answer {
  status: number;
  contentType: string;
  /** What a success says in JSON; undefined for any other answer. */
  value: unknown;
  /** Of an answer without a value. */
  body: string;
  /** Characters of what was read. */
  length: number;
  at: number;
}

export interface CacheRule {
  maxAgeSec: number;
  staleSec: number;
}

/** Whoever asks for the same gets the same value, and cannot change it. */
export interface CachedAnswer extends Pick<Answer, 'status' | 'contentType' | 'value' | 'body'> {
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

/** A success must have a body of JSON: an empty body, or the page of something in between, is none. */
function valueOf(answer: WholeAnswer | Response, text: string): unknown {
  if (answer instanceof WholeAnswer && answer.value !== undefined) return answer.value;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

const unreadable = (): Error => new Error('an answer that cannot be read');

/** The platform could not answer, as opposed to: the answer is no. */
const isFailure = (status: number): boolean => status >= 500 || status === 429 || status === 408;
