import type { CatalogueGame } from '@liftoff/catalogue/games';
import type { Picture } from './picture-address.ts';

/** A job for the worker: draw this picture into that file. `game` is `null` for a picture of no game. */
export interface PictureJob {
  readonly picture: Picture;
  readonly game: CatalogueGame | null;
  readonly file: string;
}

/** The result of a job. `error` is a message for the log, or `null` if the picture was drawn. */
export interface PictureDone {
  readonly error: string | null;
}
