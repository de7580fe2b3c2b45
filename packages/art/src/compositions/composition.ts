import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';
import type { Rand } from '@liftoff/catalogue/core/random';

/** What a composition arranges: the subject (a symbol already drawn) and the scene it stands in. */
export interface Job {
  readonly c: Canvas;
  readonly p: Palette;
  /** Id of the subject's symbol. */
  readonly symbol: string;
  readonly wide: boolean;
  readonly scene: string;
  readonly rand: Rand;
}

/** Where the title goes (cx, bottom, w, h) and what the square crop shows ([x, y, side]). */
export interface Layout {
  readonly cx?: number;
  readonly bottom: number;
  readonly w: number;
  readonly h: number;
  readonly focus: readonly [x: number, y: number, side: number];
  /** A warp that replaces the one chosen for the title. */
  readonly warp?: string | undefined;
  /** The title sits on a plate. */
  readonly plate?: boolean;
}

/** Titles stay in the lower third, clear of the tile's badges. */
export type Composition = (job: Job) => Layout;
