import type { PageTemplate } from './pages.ts';

/** Seconds a kept page is served without asking again, and seconds it may stand in while it is rendered anew. */
const freshSec = 15;
const staleSec = 86_400;

/**
 * Guest pages by host, base, locale, country, theme and address [A45]. A page past its time is served at once while
 * a new one is rendered; when rendering fails the kept one goes on standing in for a day [B11]. Only good pages are kept.
 */
export class PageKeeper {
  readonly #pages = new Map<string, PageTemplate>();
  readonly #underway = new Map<string, Promise<PageTemplate>>();
  readonly #now: () => number;
  readonly #maxPages: number;

  constructor(now: () => number, maxPages = 500) {
    this.#now = now;
    this.#maxPages = maxPages;
  }

  async page(key: string, render: () => Promise<PageTemplate>): Promise<PageTemplate> {
    const kept = this.#pages.get(key);
    const ageSec = kept ? (this.#now() - kept.at) / 1000 : Infinity;
    if (kept && ageSec <= freshSec) return kept;
    const rendering = this.#render(key, render);
    if (!kept || ageSec > staleSec) return rendering;
    rendering.catch(() => undefined);
    return kept;
  }

  #render(key: string, render: () => Promise<PageTemplate>): Promise<PageTemplate> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const rendering = render()
      .then(page => {
        if (page.status === 200) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: PageTemplate): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const oldest = this.#pages.size > this.#maxPages ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}
