import type { CatalogueGame } from '@liftoff/catalogue/games';
import type { Picture } from './picture-address.ts';

/** What the worker is asked: draw this into that file. A scene and an emblem have no game. */
export interface PictureJob {
  readonly id: number;
  readonly picture: Picture;
  readonly game: CatalogueGame | null;
  readonly file: string;
}

/** `error` is a message for the log. */
export interface PictureDone {
  readonly id: number;
  readonly error: string | null;
}
