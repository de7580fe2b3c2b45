import { Canvas } from '../core/canvas.ts';
import { darken, mix } from '../core/colour.ts';
import { palette } from '../palettes/palette.ts';
import { paintScene } from '../scenes/index.ts';
import type { SlotGame } from './slot-game.ts';

/** The part of the scene that a wide screen shows, in its units: the scene is 300 wide, its sides are reflections. */
const VIEW = { x: -20, y: 58, w: 340, h: 212.5 };

/** The game's world without subject or lettering, 1600 x 1000, dark in the middle where the reels stand. */
export const slotStage = ({ art, slug }: SlotGame): string => {
  const c = new Canvas(VIEW.w, VIEW.h, `${slug}:stage`);
  const p = palette(art.ground, art.tint, art.turn, art.accent);
  const deep = darken(p.b, 0.45);
  // every copy stands on its own ground and overlaps its neighbour by a unit, so that no seam shows
  const scene = c.symbol(() =>
    c.clipped('<path d="M-.5 0H300.5V400H-.5Z"/>', () => {
      c.rect(-0.5, 0, 301, 400, c.lin([p.a, mix(p.a, p.b, 0.5), p.b]));
      paintScene(c, p, art.lay === 'table' ? 'plain' : art.scene);
    }),
  );
  c.use(scene, 'matrix(-1 0 0 1 0 0)');
  c.use(scene, 'matrix(-1 0 0 1 600 0)');
  c.use(scene);
  const shade = c.rad(
    [
      [deep, 0.92, 0],
      [deep, 0.86, 0.34],
      [deep, 0.5, 0.7],
      [deep, 0, 1],
    ],
    50,
    50,
    60,
  );
  c.rect(VIEW.x, VIEW.y, VIEW.w, VIEW.h, shade);
  c.rect(
    VIEW.x,
    VIEW.y + 120,
    VIEW.w,
    92.5,
    c.lin([
      [deep, 0],
      [deep, 0.66],
    ]),
  );
  c.rect(
    VIEW.x,
    VIEW.y,
    VIEW.w,
    52,
    c.lin([
      [deep, 0.45],
      [deep, 0],
    ]),
  );
  return c.toString({ width: 1600, height: 1000, viewBox: `${VIEW.x} ${VIEW.y} ${VIEW.w} ${VIEW.h}` });
};
