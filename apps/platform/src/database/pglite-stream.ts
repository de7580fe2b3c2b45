import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Replaces a node-postgres client's socket and passes PostgreSQL's wire protocol directly to an in-process PGlite.
 * Supports one client at a time, because PGlite has one session.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;
  #unread: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;
  #work: Promise<void> = Promise.resolve();
  #pausedAt = 0;

  constructor(pglite: PGlite) {
    super({ allowHalfOpen: false });
    this.#pglite = pglite;
  }

  /** The methods that pg calls on a socket. Most do nothing, because there is no real socket. */
  connect(): this {
    void this.#pglite.waitReady.then(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Nothing to do, because `#execute` pushes responses as they become available.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, chunk]) : chunk;
    if (this.#started || this.#readStartup()) this.#readMessages();
    done();
  }

  /**
   * Responds to the startup packet, which has no type byte. PGlite never receives it, because its session is already
   * authenticated.
   */
  #readStartup(): boolean {
    if (this.#unread.length < 4) return false;
    const length = this.#unread.readInt32BE(0);
    if (this.#unread.length < length) return false;
    this.#unread = this.#unread.subarray(length);
    this.#started = true;
    this.push(greeting);
    return true;
  }

  #readMessages(): void {
    while (this.#unread.length >= 5) {
      const length = 1 + this.#unread.readInt32BE(1);
      if (this.#unread.length < length) return;
      const whole = this.#unread.subarray(0, length);
      this.#unread = this.#unread.subarray(length);
      const type = whole.readUInt8(0);
      if (type === terminate) {
        this.#work = this.#work.then(() => void this.push(null));
        continue;
      }
      this.#batch.push(whole);
      if (endsBatch.has(type)) this.#run(Buffer.concat(this.#batch.splice(0)), endsWithReady.has(type));
    }
  }

  #run(batch: Buffer, isReadyAfter: boolean): void {
    this.#work = this.#work
      // A PGlite that has stopped would run the next statement for ever.
      .then(() => (this.destroyed ? undefined : this.#pglite.runExclusive(() => this.#execute(batch, isReadyAfter))))
      .catch((error: unknown) => void this.destroy(error instanceof Error ? error : new Error(String(error))));
  }

  async #execute(batch: Buffer, isReadyAfter: boolean): Promise<void> {
    const answers: Buffer[] = [];
    await this.#pglite.execProtocolRawStream(batch, {
      syncToFs: false,
      // Copies the data, because PGlite reuses its response buffer.
      onRawData: data => void answers.push(Buffer.from(data)),
    });
    const answer = Buffer.concat(answers);
    this.push(answer);
    if (isReadyAfter && answer.at(-readyLength) !== ready) throw new EmbeddedStopped();
    if (performance.now() - this.#pausedAt < busyMs) return;
    // Yields to the event loop. Otherwise a chain of promises would starve timers and sockets.
    await new Promise<void>(resolve => void setImmediate(resolve));
    this.#pausedAt = performance.now();
  }
}

/** How long statements can occupy the event loop before timers and sockets get a turn, in milliseconds. */
const busyMs = 4;

const terminate = 0x58;
/**
 * Type bytes of Sync, Query, Flush, CopyDone and CopyFail, the messages after which a client waits for a response.
 */
const endsBatch = new Set([0x53, 0x51, 0x48, 0x63, 0x66]);
/** Of these, Sync and Query, whose response ends with the message that the session is ready for the next query. */
const endsWithReady = new Set([0x53, 0x51]);
const ready = 0x5a;
const readyLength = 6;

/**
 * Thrown if PGlite has stopped, because it could not write or sync its log [B4]. Only a restart of the process, which
 * recovers what was committed, can start it again.
 */
class EmbeddedStopped extends Error {
  /** PostgreSQL's code of a server that has crashed, which counts as an outage. */
  readonly code = '57P02';

  constructor() {
    super('The embedded database has stopped; perhaps its disk is full or failing');
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

const setting = (name: string, value: string): Buffer => message('S', Buffer.from(`${name}\0${value}\0`));

/** The response to a startup packet: authentication passed, the settings that pg reads, and ready for a query. */
const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  setting('server_version', '18.0'),
  setting('client_encoding', 'UTF8'),
  setting('DateStyle', 'ISO, MDY'),
  setting('integer_datetimes', 'on'),
  setting('standard_conforming_strings', 'on'),
  message('Z', Buffer.from('I')),
]);
