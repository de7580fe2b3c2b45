import type { CatalogueGame } from '@liftoff/catalogue/games';
import { crashSky, crashVehicle } from '@liftoff/art/crash-scenery';
import { heroScene, heroSceneNames } from '@liftoff/art/hero-scenes';
import { poster, square } from '@liftoff/art/poster';
import { emblem, patch, tierRocket } from '@liftoff/art/scenes-brand';
import { studioWordmark } from '@liftoff/art/studio-mark';
import { slotLogo, slotStage, slotSymbol } from '@liftoff/art/slot-symbols';
import sharp from 'sharp';
import type { Picture } from './picture-address.ts';

/**
 * Initial WebP quality, by width. Wide scenes are dark and smooth, so they show banding first and start at a higher
 * quality.
 */
const quality: Record<number, number> = { 96: 80, 192: 78, 288: 74, 384: 70 };
const wideQuality = 86;

/**
 * Maximum size of a tile in bytes, by width, so that a row of tiles stays small. A busy picture is compressed harder
 * to stay below the limit.
 */
const mostBytes: Record<number, number> = { 192: 9_500, 288: 14_000, 384: 20_000 };
const qualityStep = 10;
const leastQuality = 44;

/**
 * Density at which SVG units equal pixels. A picture is rendered at its final size, never enlarged from a smaller
 * one.
 */
const svgDensity = 72;

function svgOf(picture: Picture, game: CatalogueGame | null): string {
  if (picture.kind === 'scene') {
    const name = heroSceneNames.find(known => known === picture.slug);
    if (name === undefined) throw new Error(`No scene ${picture.slug}`);
    return heroScene(name);
  }
  if (picture.kind === 'emblem') return emblem(picture.slug);
  if (picture.kind === 'patch') return patch(picture.slug);
  if (picture.kind === 'rocket') return tierRocket(picture.slug);
  if (picture.kind === 'wordmark') return studioWordmark(picture.slug);
  if (game === null) throw new Error(`No game for ${picture.kind} ${picture.slug}`);
  switch (picture.kind) {
    case 'poster':
      return poster(game, { width: 300, height: 400 });
    case 'square':
      return square(game, { size: 96 });
    case 'stage':
      return game.categories.includes('crash') ? crashSky(game) : slotStage(game);
    case 'vehicle':
      return crashVehicle(game);
    case 'logo':
      return slotLogo(game);
    case 'symbol':
      break;
  }
  return slotSymbol(game, picture.symbol);
}

/** The bytes of a picture: an SVG drawing, or WebP at the requested width. */
export async function drawPicture(picture: Picture, game: CatalogueGame | null): Promise<Buffer> {
  const svg = Buffer.from(svgOf(picture, game));
  if (!('width' in picture)) return svg;
  const { width } = picture;
  const drawn = await sharp(svg).metadata();
  const density = (svgDensity * width) / (drawn.width ?? width);
  const { data, info } = await sharp(svg, { density }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const encode = (at: number): Promise<Buffer> =>
    sharp(data, { raw: info }).webp({ quality: at, effort: 4, smartSubsample: true }).toBuffer();
  const limit = mostBytes[width] ?? Infinity;
  let at = quality[width] ?? wideQuality;
  let bytes = await encode(at);
  while (bytes.length > limit && at > leastQuality) {
    at -= qualityStep;
    bytes = await encode(at);
  }
  return bytes;
}
