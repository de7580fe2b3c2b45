import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfJob } from './pdf-worker.ts';

const mebibyte = 1024 * 1024;
const maxMemoryBytes = 256 * mebibyte;
/** Memory of the thread besides its pictures and the library. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Draws the pages of a PDF that may be hostile. Each file has a new thread, which ends with it: nothing one file does to
 * the library reaches the next. A file that takes too long or too much memory is `unreadable`.
 */
export function pdfPages(job: Omit<PdfJob, 'maxMemoryBytes'>, maxDurationMs: number): Promise<PdfAnswer> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: { ...job, maxMemoryBytes } satisfies PdfJob,
      resourceLimits,
      // The thread needs no secret of the environment, and what the library writes about a file is no log of ours.
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
