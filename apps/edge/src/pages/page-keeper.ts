import { BoundedStore, type StoreBounds } from '../data/bounded-store.ts';
import { withDeadline } from '../limits/deadline.ts';
import type { KeptPage } from './pages.ts';

/** Seconds a kept page is served without asking again, and seconds it may stand in while it is rendered anew. */
export const freshSec = 15;
export const staleSec = 86_400;
/** Milliseconds after which a render is given up, so that nobody waits on one that never ends. */
export const renderMaxMs = 20_000;

const pageBounds: StoreBounds = { maxEntries: 500, maxBytes: 64 * 1024 * 1024 };

/**
 * Guest pages by everything they depend on [A45]. A page past its time is served at once while a new one is rendered;
 * when rendering fails the kept one goes on standing in for a day [B11]. Only whole and good pages are kept: with status
 * 200, with a body, and made of answers that all came. A page that is gone since is not served any more.
 */
export class PageKeeper {
  readonly #pages: BoundedStore<KeptPage>;
  readonly #underway = new Map<string, Promise<KeptPage>>();
  readonly #now: () => number;

  constructor(now: () => number, bounds: StoreBounds = pageBounds) {
    this.#now = now;
    this.#pages = new BoundedStore(bounds);
  }

  /** What is kept now. */
  get cached(): { entries: number; bytes: number } {
    return { entries: this.#pages.size, bytes: this.#pages.bytes };
  }

  /** Whether a visit to this page costs no render of its own: it is kept, or being rendered for another visitor. */
  holds(key: string): boolean {
    return this.#underway.has(key) || this.#ageSec(this.#pages.peek(key)) <= staleSec;
  }

  /** The page of a key while it need not be made anew. */
  fresh(key: string): KeptPage | undefined {
    const kept = this.#pages.peek(key);
    return this.#ageSec(kept) <= freshSec ? this.#pages.get(key) : undefined;
  }

  /** The page of a key. Rejects when there is none and `render` fails or takes too long. */
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

  /** A clock that was moved back makes nothing fresh. */
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

  /** A page that was rendered anew and did not change keeps its body, and with it the body's compressed forms. */
  #keep(key: string, page: KeptPage): KeptPage {
    const before = this.#pages.peek(key);
    const kept = before?.tag === page.tag ? { ...before, at: page.at } : page;
    this.#pages.set(key, kept, kept.bytes);
    return kept;
  }
}

/** Not there any more, or elsewhere: an older page must not stand in for that, as it does for a failure. */
const isGone = (status: number): boolean => status >= 300 && status < 500 && status !== 429 && status !== 408;
