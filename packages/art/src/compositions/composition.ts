import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';
import type { Rand } from '@liftoff/catalogue/core/random';

/** Input of a composition: the subject (a symbol already drawn) and the name of its scene. */
export interface Job {
  readonly c: Canvas;
  readonly p: Palette;
  /** Id of the symbol that draws the subject. */
  readonly symbol: string;
  readonly wide: boolean;
  readonly scene: string;
  readonly rand: Rand;
}

/** Position of the title (cx, bottom, w, h), and the area shown in the square crop ([x, y, side]). */
export interface Layout {
  readonly cx?: number;
  readonly bottom: number;
  readonly w: number;
  readonly h: number;
  readonly focus: readonly [x: number, y: number, side: number];
  /** Replaces the warp chosen for the title. */
  readonly warp?: string | undefined;
  /** Whether the title is on a plate. */
  readonly plate?: boolean;
}

/** Arranges a poster. Titles stay in the lower third, clear of the tile's badges. */
export type Composition = (job: Job) => Layout;
