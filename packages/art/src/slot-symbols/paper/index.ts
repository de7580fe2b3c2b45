import { full } from './full.ts';
import type { PaperFacet } from './paper.ts';
import { pointed } from './pointed.ts';
import { rayed } from './rayed.ts';
import { tall } from './tall.ts';
import { wide } from './wide.ts';

/** Five groups of folded shapes. One shape from each group gives a set with clearly different outlines. */
export const paperGroups: readonly (readonly (readonly PaperFacet[])[])[] = [wide, tall, rayed, pointed, full].map(
  group => Object.values(group),
);
