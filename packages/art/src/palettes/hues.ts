import { hueOf } from '../core/colour.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { remembered } from '../core/remembered.ts';
import { grounds } from './grounds.ts';
import { tints } from './tints.ts';

/** Hue of a ground's glow, in degrees. */
export const glowHue = remembered(name => hueOf(lookup(grounds, name, 'ground').g));

/** Hue of a tint's body, in degrees. */
export const bodyHue = remembered(name => hueOf(lookup(tints, name, 'tint')[1]));
