import { mkdir, rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPicture } from './draw.ts';
import type { PictureDone, PictureJob } from './picture-job.ts';

// One picture at a time on one core: serving players is more important than drawing.
sharp.concurrency(1);
sharp.cache(false);

/** Draws into a temporary file and renames it, so that nobody ever reads half a picture. */
async function paint({ picture, game, file }: PictureJob): Promise<void> {
  const bytes = await drawPicture(picture, game);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${threadId}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

function listen(
  port: { on(event: 'message', take: (job: PictureJob) => void): unknown },
  send: (done: PictureDone) => void,
) {
  port.on('message', job => {
    paint(job).then(
      () => send({ error: null }),
      (error: unknown) => send({ error: String(error) }),
    );
  });
}

if (parentPort !== null) {
  const port = parentPort;
  listen(port, done => port.postMessage(done));
} else {
  setPriority(constants.priority.PRIORITY_LOW);
  listen(process, done => void process.send?.(done));
}
