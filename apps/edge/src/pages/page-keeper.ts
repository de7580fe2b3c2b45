import { BoundedStore, type StoreBounds } from '../data/bounded-store.ts';
import { withDeadline } from '../limits/deadline.ts';
import type { KeptPage } from './pages.ts';

/**
 * For how many seconds a cached page is served without being rendered again, and for how many more it may be served
 * while it is being rendered again.
 */
export const freshSec = 15;
export const staleSec = 86_400;
/** Milliseconds after which a render is given up, so that nobody waits for one that never ends. */
export const renderMaxMs = 20_000;

const pageBounds: StoreBounds = { maxEntries: 500, maxBytes: 64 * 1024 * 1024 };

/**
 * Caches guests' pages by everything they depend on [A45]. An expired page is served immediately while a new one is
 * rendered; if rendering fails, the cached one is still served for a day [B11]. Only good, complete pages are cached:
 * those with status 200, a body, and all of their data. A page that no longer exists is not served any more.
 */
export class PageKeeper {
  readonly #pages: BoundedStore<KeptPage>;
  readonly #underway = new Map<string, Promise<KeptPage>>();
  readonly #now: () => number;

  constructor(now: () => number, bounds: StoreBounds = pageBounds) {
    this.#now = now;
    this.#pages = new BoundedStore(bounds);
  }

  /** The current size of the cache, in entries and bytes. */
  get cached(): { entries: number; bytes: number } {
    return { entries: this.#pages.size, bytes: this.#pages.bytes };
  }

  /**
   * Whether a visit to this page needs no render of its own, because the page is cached or is already being rendered
   * for another visitor.
   */
  holds(key: string): boolean {
    return this.#underway.has(key) || this.#ageSec(this.#pages.peek(key)) <= staleSec;
  }

  /** The cached page for a key if it is still fresh; otherwise `undefined`. */
  fresh(key: string): KeptPage | undefined {
    const kept = this.#pages.peek(key);
    return this.#ageSec(kept) <= freshSec ? this.#pages.get(key) : undefined;
  }

  /**
   * The cached page for a key if a visit has nothing to do but to send it: it is fresh, or it is already being
   * rendered again. Otherwise `undefined`.
   */
  ready(key: string): KeptPage | undefined {
    const isUnderway = this.#underway.has(key) && this.#ageSec(this.#pages.peek(key)) <= staleSec;
    return isUnderway ? this.#pages.get(key) : this.fresh(key);
  }

  /** The page for a key, cached or newly rendered. Rejects if none is cached and `render` fails or takes too long. */
  async page(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const kept = this.#pages.get(key);
    const ageSec = this.#ageSec(kept);
    const rendering = this.#render(key, render);
    if (!kept || ageSec > staleSec) return rendering;
    rendering.catch(() => undefined);
    return kept;
  }

  /** The age of a page in seconds. Setting the clock back does not make a page fresh. */
  #ageSec(page: KeptPage | undefined): number {
    const ageSec = page ? (this.#now() - page.at) / 1000 : Infinity;
    return ageSec < 0 ? Infinity : ageSec;
  }

  #render(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const rendering = withDeadline(renderMaxMs, async () => render())
      .then(page => {
        if (page.whole) return this.#keep(key, page);
        if (isGone(page.status)) this.#pages.delete(key);
        return page;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, rendering);
    return rendering;
  }

  /** A page that is rendered again without a change keeps its body, and therefore the body's compressed forms. */
  #keep(key: string, page: KeptPage): KeptPage {
    const before = this.#pages.peek(key);
    const kept = before?.tag === page.tag ? { ...before, at: page.at } : page;
    this.#pages.set(key, kept, kept.bytes);
    return kept;
  }
}

/** Whether the page no longer exists or has moved. Unlike after a failure, an older page must not be served then. */
const isGone = (status: number): boolean => status >= 300 && status < 500 && status !== 429 && status !== 408;
