import type { CatalogueGame } from '@liftoff/art/catalogue';
import { heroScene, heroSceneNames } from '@liftoff/art/hero-scenes';
import { poster, square } from '@liftoff/art/poster';
import { slotLogo, slotStage, slotSymbol } from '@liftoff/art/slot-symbols';
import sharp from 'sharp';
import type { Picture } from './picture-address.ts';

/** So that a poster of 288 stays under 14 kB: the eye forgives more in a larger, denser picture. */
const quality: Record<number, number> = { 96: 80, 192: 78, 288: 74, 384: 70 };
const sceneQuality = 76;

/** SVG units are pixels at this density; a picture is rendered at its own size, never enlarged from a smaller one. */
const svgDensity = 72;

function svgOf(picture: Picture, game: CatalogueGame | null): string {
  if (picture.kind === 'scene') {
    const name = heroSceneNames.find(known => known === picture.slug);
    if (name === undefined) throw new Error(`No scene ${picture.slug}`);
    return heroScene(name);
  }
  if (game === null) throw new Error(`No game for ${picture.kind} ${picture.slug}`);
  switch (picture.kind) {
    case 'poster':
      return poster(game, { width: 300, height: 400 });
    case 'square':
      return square(game, { size: 96 });
    case 'stage':
      return slotStage(game);
    case 'symbol':
      return slotSymbol(game, picture.symbol);
    case 'logo':
      return slotLogo(game);
  }
}

/** The bytes of a picture: SVG as it is drawn, or WebP at the width asked for. */
export async function drawPicture(picture: Picture, game: CatalogueGame | null): Promise<Buffer> {
  const svg = Buffer.from(svgOf(picture, game));
  if (!('width' in picture)) return svg;
  const drawn = await sharp(svg).metadata();
  const density = (svgDensity * picture.width) / (drawn.width ?? picture.width);
  return await sharp(svg, { density })
    .resize({ width: picture.width })
    .webp({ quality: quality[picture.width] ?? sceneQuality, effort: 4, smartSubsample: true })
    .toBuffer();
}
