import { compress, type Bytes, type Encoding } from './compression.ts';
import type { KeptPage } from './pages.ts';

interface Forms {
  /** What is served; the quick form first, the best one as soon as there is one. */
  readonly ready: Map<Encoding, Bytes>;
  readonly underway: Map<Encoding, Promise<Bytes>>;
}

/**
 * The compressed forms of pages. Whoever asks first gets a quick one; a page that is kept is then compressed as small as
 * it gets, one page at a time, and answered so from then on. A page that goes takes its forms with it.
 */
export class PageBodies {
  readonly #forms = new WeakMap<Buffer, Forms>();
  #lastBest: Promise<unknown> = Promise.resolve();

  /** The body for an answer: at once where it is ready. */
  of({ body, whole }: KeptPage, encoding: Encoding): Bytes | Promise<Bytes> {
    const { ready, underway } = this.#formsOf(body);
    const form = ready.get(encoding) ?? underway.get(encoding);
    if (form) return form;
    const quick = compress(body, encoding, 'quick')
      .then(bytes => {
        ready.set(encoding, bytes);
        if (whole && encoding !== 'identity') this.#makeBest(body, encoding);
        return bytes;
      })
      .finally(() => underway.delete(encoding));
    underway.set(encoding, quick);
    return quick;
  }

  /** The body for an answer, if it need not be waited for. */
  ready({ body }: KeptPage, encoding: Encoding): Bytes | undefined {
    return this.#forms.get(body)?.ready.get(encoding);
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
    const forms = this.#forms.get(body) ?? { ready: new Map(), underway: new Map() };
    this.#forms.set(body, forms);
    return forms;
  }
}
