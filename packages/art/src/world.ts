import type { Canvas } from './core/canvas.ts';
import { mix } from './core/colour.ts';
import type { Palette } from './core/paint.ts';
import type { Art } from '@liftoff/catalogue/art';
import { paintScene } from './scenes/index.ts';

/**
 * Area of a scene that a backdrop shows, in the scene's units: its full width, and the most interesting part of its
 * height.
 */
export const VIEW = { top: 70, width: 300, height: 187.5 };

/** Height of a scene in units. */
const SCENE_HEIGHT = 400;

/** Paints a game's scene once, from edge to edge, because a copy or reflection next to it would show a seam. */
export const paintWorld = (c: Canvas, p: Palette, art: Art): void => {
  c.rect(0, 0, VIEW.width, SCENE_HEIGHT, c.lin([p.a, mix(p.a, p.b, 0.5), p.b]));
  paintScene(c, p, art.lay === 'table' ? 'plain' : art.scene);
};

/** Returns a backdrop as an SVG of 1600 x 1000 pixels. */
export const worldSvg = (c: Canvas): string =>
  c.toString({ width: 1600, height: 1000, viewBox: `0 ${VIEW.top} ${VIEW.width} ${VIEW.height}` });
