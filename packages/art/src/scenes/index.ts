// Every scene by name.
import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';
import { built } from './built/index.ts';
import { ground } from './ground.ts';
import { land } from './land/index.ts';
import { pattern } from './pattern/index.ts';
import type { Scene } from './scene.ts';
import { sky } from './sky/index.ts';
import { water } from './water/index.ts';

export const scenes: Readonly<Record<string, Scene>> = { ...sky, ...land, ...water, ...built, ...pattern };

/** Paints the ground gradient and a scene over it. An unknown name gives the plain scene. */
export const paintScene = (c: Canvas, p: Palette, name: string): void => {
  ground(c, p);
  (scenes[name] ?? sky.plain)(c, p);
};
