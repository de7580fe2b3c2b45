import type { Scene } from '../scene.ts';
import { brush } from './brush.ts';
import { deco } from './deco.ts';
import { grid } from './grid.ts';
import { halftone } from './halftone.ts';
import { hex } from './hex.ts';
import { lattice } from './lattice.ts';
import { parchment } from './parchment.ts';
import { weave } from './weave.ts';

export const pattern = { weave, deco, halftone, hex, grid, parchment, lattice, brush } satisfies Record<string, Scene>;
