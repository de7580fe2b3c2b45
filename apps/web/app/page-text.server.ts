import { Writable } from 'node:stream';

/** Takes what React writes, piece by piece, and hands it over as one text. It is always ready for more. */
export class PageText extends Writable {
  readonly #done: (text: string) => void;
  readonly #failed: (error: unknown) => void;
  #text = '';

  constructor(done: (text: string) => void, failed: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#failed = failed;
  }

  override write(piece: string): boolean {
    this.#text += piece;
    return true;
  }

  override end(): this {
    this.#done(this.#text);
    return this;
  }

  override destroy(error?: Error): this {
    this.#failed(error);
    return this;
  }
}
