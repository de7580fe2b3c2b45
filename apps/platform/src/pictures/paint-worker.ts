import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPicture } from './draw.ts';
import type { PictureDone, PictureJob } from './picture-job.ts';

// One picture at a time on one core: the platform has better things to do than to draw.
sharp.concurrency(1);
sharp.cache(false);

/** Draws into a file beside it and renames, so that nobody ever reads half a picture. */
async function paint({ picture, game, file }: PictureJob): Promise<void> {
  const bytes = await drawPicture(picture, game);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

const port = parentPort;
if (port === null) throw new Error('The painter works in a thread of its own');
port.on('message', (job: PictureJob) => {
  const done = (error: string | null): void => port.postMessage({ id: job.id, error } satisfies PictureDone);
  paint(job).then(
    () => done(null),
    (error: unknown) => done(String(error)),
  );
});
