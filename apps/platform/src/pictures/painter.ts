import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CatalogueGame } from '@liftoff/catalogue/games';
import type { PictureDone, PictureJob } from './picture-job.ts';
import type { Picture } from './picture-address.ts';

/** For whom a picture is drawn: for a visitor at an address who waits for it, or for nobody yet. */
export type Asker = { readonly address: string } | 'idle';

/** More pictures are waited for than can be drawn soon. Nothing was done. */
export class TooManyPictures extends Error {
  constructor() {
    super('too many pictures are waited for');
    this.name = 'TooManyPictures';
  }
}

/** How many pictures may wait to be drawn. A page that nobody has visited shows about a hundred. */
export const pictureBounds = { perAddress: 150, everyone: 600 } as const;

export interface Painter {
  /**
   * Resolves when the file exists. A file that is requested twice is drawn once, except that a picture somebody waits
   * for does not wait for an idle drawing of the same file. `idle` pictures are drawn by a process with the lowest
   * priority, so that they slow down nothing else. Addresses take turns, so that one that asks for hundreds of
   * pictures delays nobody else. Rejects with `TooManyPictures` if the address, or everyone together, waits for too
   * many.
   */
  paint(picture: Picture, game: CatalogueGame | null, file: string, asker: Asker): Promise<void>;
  /** Ends the process that draws idle pictures, unless it is drawing one. The next idle picture starts it again. */
  rest(): void;
  /** Resolves when nothing is drawn any more. A picture in progress is abandoned. */
  close(): Promise<void>;
}

/** Draws the jobs that it is sent, one after another. */
interface Brush {
  send(job: PictureJob): void;
  end(): Promise<unknown>;
}
/** Opens a brush. It calls `done` after each picture, with what went wrong or `null`, and when it breaks. */
type OpenBrush = (done: (error: string | null) => void) => Brush;

const script = new URL('paint-worker.ts', import.meta.url);

/** A worker thread, so that the event loop never waits for a picture. */
const inThread: OpenBrush = done => {
  const worker = new Worker(script);
  worker.on('message', ({ error }: PictureDone) => done(error));
  worker.on('error', error => done(String(error)));
  // Pictures alone do not keep the process running.
  worker.unref();
  return { send: job => worker.postMessage(job, []), end: () => worker.terminate() };
};

/** A child process, because only a process can have a lower priority. It exits when this process does. */
const inProcess: OpenBrush = done => {
  const child = fork(fileURLToPath(script));
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const broke = (error: string): void => {
    resolve();
    done(error);
  };
  child.on('message', ({ error }: PictureDone) => done(error));
  // Emitted if the process cannot be started or reached. Without a listener it would end the platform.
  child.on('error', error => broke(String(error)));
  child.once('exit', code => broke(`The process that draws pictures exited with code ${code ?? 'none'}`));
  child.unref();
  child.channel?.unref();
  const end = (): Promise<void> => {
    child.ref();
    child.kill();
    return gone;
  };
  return { send: job => void child.send(job), end };
};

interface Waiting {
  readonly job: PictureJob;
  readonly done: Promise<void>;
  readonly settle: (error: string | null) => void;
  readonly addresses: Set<string>;
  /** The picture with the lowest turn is drawn next. */
  turn: number;
}

/** The pictures to draw. Addresses take turns, so an address's second picture follows the first of every other one. */
export class PictureLine {
  readonly #line: Waiting[] = [];
  /** The turn that an address's next picture gets, unless later pictures have been drawn since. */
  readonly #nextTurns = new Map<string, number>();
  #turn = 0;

  /** Adds a picture, or one more address that waits for it. Throws `TooManyPictures` beyond the bounds. */
  add(waiting: Waiting, address: string, bounds = pictureBounds): void {
    if (waiting.addresses.has(address)) return;
    const isNew = waiting.addresses.size === 0;
    const ofAddress = this.#line.filter(({ addresses }) => addresses.has(address)).length;
    if (ofAddress >= bounds.perAddress || (isNew && this.#line.length >= bounds.everyone)) throw new TooManyPictures();
    const turn = Math.max(this.#turn, this.#nextTurns.get(address) ?? 0);
    this.#nextTurns.set(address, turn + 1);
    waiting.turn = isNew ? turn : Math.min(turn, waiting.turn);
    waiting.addresses.add(address);
    if (isNew) this.#line.push(waiting);
  }

  takeNext(): Waiting | null {
    const [next] = this.#line.toSorted((one, other) => one.turn - other.turn);
    if (next === undefined) return null;
    this.#line.splice(this.#line.indexOf(next), 1);
    this.#turn = next.turn;
    if (this.#line.length === 0) this.#nextTurns.clear();
    return next;
  }
}

/** Draws one picture at a time. The brush is opened for the first picture, and reopened after a failure. */
function startQueue(open: OpenBrush) {
  let brush: Brush | null = null;
  let current: Waiting | null = null;
  const line = new PictureLine();
  const byFile = new Map<string, Waiting>();
  const takeNext = (): void => {
    if (current !== null) return;
    current = line.takeNext();
    if (current === null) return;
    brush ??= openOnce();
    brush.send(current.job);
  };
  const openOnce = (): Brush => {
    const opened: Brush = open(error => {
      if (brush !== opened) return;
      if (error !== null) void end();
      const finished = current;
      current = null;
      if (finished) byFile.delete(finished.job.file);
      finished?.settle(error);
      takeNext();
    });
    return opened;
  };
  const end = async (): Promise<void> => {
    const ended = brush;
    brush = null;
    await ended?.end();
  };
  return {
    paint: async (picture: Picture, game: CatalogueGame | null, file: string, address: string): Promise<void> => {
      const known = byFile.get(file);
      if (known) {
        if (known !== current) line.add(known, address);
        return known.done;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = (error: string | null): void => (error === null ? resolve() : reject(new Error(error)));
      const waiting: Waiting = { job: { picture, game, file }, done: promise, settle, addresses: new Set(), turn: 0 };
      line.add(waiting, address);
      byFile.set(file, waiting);
      takeNext();
      return promise;
    },
    rest: () => {
      if (current === null) void end();
    },
    end,
  };
}

/** Draws `now` pictures in a thread, and `idle` pictures in a process with the lowest priority. */
export function startPainter(): Painter {
  const queues = { now: startQueue(inThread), idle: startQueue(inProcess) };
  return {
    paint: (picture, game, file, asker) =>
      asker === 'idle'
        ? queues.idle.paint(picture, game, file, 'idle')
        : queues.now.paint(picture, game, file, asker.address),
    rest: () => queues.idle.rest(),
    close: async () => {
      await Promise.all([queues.now.end(), queues.idle.end()]);
    },
  };
}
