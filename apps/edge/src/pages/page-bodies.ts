import { compress, type Bytes, type Encoding } from './compression.ts';
import type { KeptPage } from './pages.ts';

interface Forms {
  /** The bytes to serve: quickly compressed at first, and the smallest form as soon as it exists. */
  readonly ready: Map<Encoding, Bytes>;
  readonly underway: Map<Encoding, Promise<Bytes>>;
  /** The encodings whose smallest form exists or is being made. */
  readonly best: Set<Encoding>;
}

/**
 * The compressed forms of pages. The first request gets a quickly compressed form. A page that is requested again is
 * compressed as small as possible, one page at a time, and is served in that form from then on. This takes half a
 * second of CPU time, which is not worth it for a page that is requested only once. When a page is evicted, its forms
 * are dropped with it.
 */
export class PageBodies {
  readonly #forms = new WeakMap<Buffer, Forms>();
  #lastBest: Promise<unknown> = Promise.resolve();

  /** The response body, or `undefined` if it is not ready yet. */
  ready(page: KeptPage, encoding: Encoding): Bytes | undefined {
    const { ready, best } = this.#formsOf(page.body);
    const form = ready.get(encoding);
    if (form && page.whole && encoding !== 'identity' && !best.has(encoding)) {
      best.add(encoding);
      this.#makeBest(page.body, encoding);
    }
    return form;
  }

  /** The response body. Not a promise if the body is already available. */
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

  /** Resolves when no page is waiting for its smallest form. */
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
