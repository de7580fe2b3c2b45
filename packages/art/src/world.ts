import type { Canvas } from './core/canvas.ts';
import { mix } from './core/colour.ts';
import type { Palette } from './core/paint.ts';
import type { Art } from '@liftoff/catalogue/art';
import { paintScene } from './scenes/index.ts';

/** What a backdrop shows of a scene, in the scene's units: its whole width, and the part where most of it happens. */
export const VIEW = { top: 70, width: 300, height: 187.5 };

/** A scene is this high. */
const SCENE_HEIGHT = 400;

/**
 * The scene of a game, once and from edge to edge: a copy or a reflection beside it would show where it begins.
 */
export const paintWorld = (c: Canvas, p: Palette, art: Art): void => {
  c.rect(0, 0, VIEW.width, SCENE_HEIGHT, c.lin([p.a, mix(p.a, p.b, 0.5), p.b]));
  paintScene(c, p, art.lay === 'table' ? 'plain' : art.scene);
};

/** How a backdrop is written. */
export const worldSvg = (c: Canvas): string =>
  c.toString({ width: 1600, height: 1000, viewBox: `0 ${VIEW.top} ${VIEW.width} ${VIEW.height}` });
