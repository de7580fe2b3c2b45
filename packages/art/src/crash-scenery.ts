// The scenery of a crash game as SVG: the vehicle and the sky. The functions are pure and depend only on catalogue
// data.
import { Canvas } from './core/canvas.ts';
import { darken } from './core/colour.ts';
import type { Art } from '@liftoff/catalogue/art';
import { palette } from './palettes/palette.ts';
import { vehicleOf, vehicles, type Vehicle } from './vehicles/index.ts';
import { paintWorld, VIEW, worldSvg } from './world.ts';

export { vehicleOf, vehicles, type Vehicle } from './vehicles/index.ts';

/** Data from which a game's scenery is drawn. */
export interface CrashGame {
  readonly slug: string;
  readonly art: Art;
}

const paletteOf = ({ ground, tint, turn, accent }: Art) => palette(ground, tint, turn, accent);

/** The game's vehicle, 240 x 240, with its nose to the right. */
export const crashVehicle = ({ slug, art }: CrashGame): string => {
  const c = new Canvas(240, 240, `${slug}:vehicle`);
  vehicles[vehicleOf(art.subject)](c, paletteOf(art));
  return c.toString({ width: 240, height: 240 });
};

/** Vehicles that leave the air. They fly in a night sky, whatever the colours of their poster. */
const spacecraft: ReadonlySet<Vehicle> = new Set(['rocket', 'satellite', 'meteor']);

const skyPalette = (art: Art) => paletteOf(spacecraft.has(vehicleOf(art.subject)) ? { ...art, ground: 'indigo' } : art);

/**
 * The game's sky, 1600 x 1000. It shows the game's scene, darkened so that a chart is readable over it, and darkest
 * behind the multiplier.
 */
export const crashSky = ({ slug, art }: CrashGame): string => {
  const { top, width, height } = VIEW;
  const c = new Canvas(width, height, `${slug}:sky`);
  const p = skyPalette(art);
  const deep = darken(p.b, 0.5);
  paintWorld(c, p, art);
  c.rect(0, top, width, height, deep, 'opacity=".46"');
  c.rect(
    0,
    top,
    width,
    height,
    c.lin(
      [
        [deep, 0.66, 0],
        [deep, 0.44, 0.45],
        [deep, 0, 1],
      ],
      24,
    ),
  );
  c.rect(
    0,
    top + height - 62,
    width,
    62,
    c.lin([
      [deep, 0],
      [deep, 0.7],
    ]),
  );
  return worldSvg(c);
};
