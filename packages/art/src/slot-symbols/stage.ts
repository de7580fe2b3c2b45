import { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { palette } from '../palettes/palette.ts';
import { paintWorld, VIEW, worldSvg } from '../world.ts';
import type { SlotGame } from './slot-game.ts';

/** The game's scene without subject or lettering, 1600 x 1000, darkened in the middle behind the reels. */
export const slotStage = ({ art, slug }: SlotGame): string => {
  const { top, width, height } = VIEW;
  const c = new Canvas(width, height, `${slug}:stage`);
  const p = palette(art.ground, art.tint, art.turn, art.accent);
  const deep = darken(p.b, 0.45);
  paintWorld(c, p, art);
  // Darkness fades gradually, because a linear gradient would show an edge.
  const shade = c.rad(
    [
      [deep, 0.9, 0],
      [deep, 0.87, 0.24],
      [deep, 0.76, 0.44],
      [deep, 0.5, 0.66],
      [deep, 0.2, 0.86],
      [deep, 0, 1],
    ],
    50,
    50,
    62,
  );
  c.rect(0, top, width, height, shade);
  const foot = c.lin([
    [deep, 0],
    [deep, 0.66],
  ]);
  c.rect(0, top + 106, width, height - 106, foot);
  const head = c.lin([
    [deep, 0.45],
    [deep, 0],
  ]);
  c.rect(0, top, width, 46, head);
  return worldSvg(c);
};
