// Every backdrop by name.
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

/** The ground gradient and a scene over it; an unknown name leaves the ground plain. */
export const paintScene = (c: Canvas, p: Palette, name: string): void => {
  ground(c, p);
  (scenes[name] ?? sky.plain)(c, p);
};
