import { Worker } from 'node:worker_threads';
import type { CatalogueGame } from '@liftoff/catalogue/games';
import type { PictureDone, PictureJob } from './picture-job.ts';
import type { Picture } from './picture-address.ts';

export interface Painter {
  /** Resolves when the file is there; a file asked for twice is drawn once. `idle` waits behind everyone who looks. */
  paint(picture: Picture, game: CatalogueGame | null, file: string, when: 'now' | 'idle'): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: PictureJob;
  readonly done: Promise<void>;
  readonly settle: (error: string | null) => void;
}

/** Draws in a worker thread, one picture at a time, so that the event loop never waits for a picture. */
export function startPainter(): Painter {
  let worker: Worker | null = null;
  let nextId = 1;
  let inHand: Waiting | null = null;
  const queues: Record<'now' | 'idle', Waiting[]> = { now: [], idle: [] };
  const byFile = new Map<string, Waiting>();

  const finish = (error: string | null): void => {
    const finished = inHand;
    inHand = null;
    if (finished) {
      byFile.delete(finished.job.file);
      finished.settle(error);
    }
    takeNext();
  };
  const hire = (): Worker => {
    const hired = new Worker(new URL('paint-worker.ts', import.meta.url));
    hired.on('message', (done: PictureDone) => finish(done.error));
    hired.on('error', error => {
      worker = null;
      finish(String(error));
    });
    // Pictures alone do not keep the process alive.
    hired.unref();
    return hired;
  };
  const takeNext = (): void => {
    if (inHand !== null) return;
    inHand = queues.now.shift() ?? queues.idle.shift() ?? null;
    if (inHand === null) return;
    worker ??= hire();
    worker.postMessage(inHand.job, []);
  };

  return {
    paint: (picture, game, file, when) => {
      const known = byFile.get(file);
      if (known) {
        const at = queues.idle.indexOf(known);
        if (when === 'now' && at >= 0) queues.now.push(...queues.idle.splice(at, 1));
        return known.done;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = (error: string | null): void => (error === null ? resolve() : reject(new Error(error)));
      const waiting: Waiting = { job: { id: nextId++, picture, game, file }, done: promise, settle };
      byFile.set(file, waiting);
      queues[when].push(waiting);
      takeNext();
      return promise;
    },
    close: async () => {
      await worker?.terminate();
      worker = null;
    },
  };
}
