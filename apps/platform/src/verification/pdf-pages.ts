import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfJob } from './pdf-worker.ts';

const mebibyte = 1024 * 1024;
const maxMemoryBytes = 256 * mebibyte;
/** Memory limits of the thread, in addition to its pictures and the library. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Draws the pages of a PDF that may be hostile. Each file has a separate thread, so that a file cannot affect the
 * library for the next one. A file that takes too much time or memory is `unreadable`.
 */
export function pdfPages(job: Omit<PdfJob, 'maxMemoryBytes'>, maxDurationMs: number): Promise<PdfAnswer> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: { ...job, maxMemoryBytes } satisfies PdfJob,
      resourceLimits,
      // The thread needs no secrets from the environment. The library's output about a file does not go to our log.
      env: {},
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const end = (answer: PdfAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(end, maxDurationMs, 'unreadable');
    worker.on('message', end);
    worker.on('error', () => end('unreadable'));
    worker.on('exit', () => end('unreadable'));
  });
}
