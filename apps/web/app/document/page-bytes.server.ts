import { Writable } from 'node:stream';

/**
 * Characters that are made bytes together: enough for few steps, and few enough that most pieces hold Latin letters only,
 * which take a fraction of the time.
 */
const pieceChars = 4_000;
/** As long as most pages are. */
const firstBytes = 256 * 1024;

/** Takes what React writes, text by text, and hands it over whole, in UTF-8. It is always ready for more. */
export class PageBytes extends Writable {
  readonly #done: (bytes: Buffer) => void;
  readonly #failed: (error: unknown) => void;
  #bytes = Buffer.allocUnsafe(firstBytes);
  #length = 0;
  #piece = '';

  constructor(done: (bytes: Buffer) => void, failed: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#failed = failed;
  }

  override write(text: string): boolean {
    this.#piece += text;
    if (this.#piece.length > pieceChars) this.#encode();
    return true;
  }

  override end(): this {
    this.#encode();
    this.#done(this.#bytes.subarray(0, this.#length));
    return this;
  }

  override destroy(error?: Error): this {
    this.#failed(error);
    return this;
  }

  #encode(): void {
    // No character takes more than three bytes for each part of it.
    const room = this.#length + 3 * this.#piece.length;
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * room);
    this.#length += this.#bytes.write(this.#piece, this.#length);
    this.#piece = '';
  }
}
