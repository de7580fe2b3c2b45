import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueGame } from '@liftoff/catalogue/games';
import { heroSceneNames } from '@liftoff/art/hero-scenes';
import type { Platform } from '../core/platform-context.ts';
import { artVersion } from './art-version.ts';
import { startPainter, type Asker } from './painter.ts';
import { pictureAddress, readPictureAddress, type Picture } from './picture-address.ts';

/** The platform's pictures, drawn when first requested and stored under `DATA_DIR/pictures`. */
export interface Pictures {
  /** Version of the drawings. An address with `?v=` can be cached indefinitely. */
  readonly version: string;
  /**
   * The bytes of the picture at an address, given without `/pictures/`; `null` if there is no such picture. `asker` is
   * the address of the visitor. Rejects with `TooManyPictures` if it waits for too many.
   */
  read(path: string, asker: string): Promise<{ bytes: Buffer; type: string } | null>;
  /** Draws a picture with low priority unless it already exists. Resolves to whether it was drawn now. */
  prepare(picture: Picture): Promise<boolean>;
  /** Ends the process that draws pictures with low priority until one is needed again. */
  rest(): void;
  close(): Promise<void>;
}

export function openPictures(platform: Platform): Pictures {
  const version = artVersion();
  const folder = join(platform.config.dataDir, 'pictures', version);
  const painter = startPainter();
  const fileOf = (picture: Picture): string => join(folder, pictureAddress(picture));

  const gameOf = async (picture: Picture): Promise<CatalogueGame | null> => {
    const [row] = await platform.db.query<{ details: CatalogueGame }>('SELECT details FROM games WHERE slug = $1', [
      picture.slug,
    ]);
    return row?.details ?? null;
  };
  /** Draws a picture. Resolves to `false` if there is no such picture. */
  const draw = async (picture: Picture, asker: Asker): Promise<boolean> => {
    const needsGame = !['scene', 'emblem', 'patch', 'rocket', 'wordmark'].includes(picture.kind);
    const game = needsGame ? await gameOf(picture) : null;
    if (game === null ? !isOfPlatform(picture) : !hasPicture(game, picture.kind)) return false;
    await painter.paint(picture, game, fileOf(picture), asker);
    return true;
  };

  return {
    version,
    read: async (path, address) => {
      const picture = readPictureAddress(path);
      if (picture === null) return null;
      const file = fileOf(picture);
      if (!(await isThere(file)) && !(await draw(picture, { address }))) return null;
      return { bytes: await readFile(file), type: 'width' in picture ? 'image/webp' : 'image/svg+xml' };
    },
    prepare: async picture => !(await isThere(fileOf(picture))) && (await draw(picture, 'idle')),
    rest: () => painter.rest(),
    close: () => painter.close(),
  };
}

/** Whether the picture belongs to the platform itself and needs no game. */
const isOfPlatform = ({ kind, slug }: Picture): boolean =>
  kind === 'emblem' ||
  kind === 'patch' ||
  kind === 'rocket' ||
  kind === 'wordmark' ||
  (kind === 'scene' && heroSceneNames.some(name => name === slug));

/** Reel symbols and logos belong to slots, vehicles to crash games. Every game has the other pictures. */
function hasPicture({ kind, categories }: CatalogueGame, picture: Picture['kind']): boolean {
  if (picture === 'symbol' || picture === 'logo') return kind === 'slots';
  return picture !== 'vehicle' || categories.includes('crash');
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
