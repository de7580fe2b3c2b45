import { compress, type Bytes, type Encoding } from './compression.ts';
import type { KeptPage } from './pages.ts';

interface Forms {
  /** What is served; the quick form first, the best one as soon as there is one. */
  readonly ready: Map<Encoding, Bytes>;
  readonly underway: Map<Encoding, Promise<Bytes>>;
  /** Those whose best form is made, or being made. */
  readonly best: Set<Encoding>;
}

/**
 * The compressed forms of pages. Whoever asks first gets a quick one. A page that is asked for again is compressed as
 * small as it gets, one page at a time, and answered so from then on: that takes half a second of a core, which a page
 * that nobody comes back to is not worth. A page that goes takes its forms with it.
 */
export class PageBodies {
  readonly #forms = new WeakMap<Buffer, Forms>();
  #lastBest: Promise<unknown> = Promise.resolve();

  /** The body for an answer, if it need not be waited for. */
  ready(page: KeptPage, encoding: Encoding): Bytes | undefined {
    const { ready, best } = this.#formsOf(page.body);
    const form = ready.get(encoding);
    if (form && page.whole && encoding !== 'identity' && !best.has(encoding)) {
      best.add(encoding);
      this.#makeBest(page.body, encoding);
    }
    return form;
  }

  /** The body for an answer: at once where it is ready. */
  of(page: KeptPage, encoding: Encoding): Bytes | Promise<Bytes> {
    const { ready, underway } = this.#formsOf(page.body);
    const form = this.ready(page, encoding) ?? underway.get(encoding);
    if (form) return form;
    const quick = compress(page.body, encoding, 'quick')
      .then(bytes => {
        ready.set(encoding, bytes);
        return bytes;
      })
      .finally(() => underway.delete(encoding));
    underway.set(encoding, quick);
    return quick;
  }

  /** Resolves when no page waits for its best form. */
  async settled(): Promise<void> {
    await this.#lastBest;
  }

  #makeBest(body: Buffer, encoding: Encoding): void {
    const page = new WeakRef(body);
    this.#lastBest = this.#lastBest.then(async () => {
      const still = page.deref();
      if (still) this.#formsOf(still).ready.set(encoding, await compress(still, encoding, 'best'));
    });
  }

  #formsOf(body: Buffer): Forms {
    const forms = this.#forms.get(body) ?? { ready: new Map(), underway: new Map(), best: new Set() };
    this.#forms.set(body, forms);
    return forms;
  }
}
