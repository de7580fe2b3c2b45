import { hueGap } from '../core/colour.ts';
import type { Rand } from '@liftoff/catalogue/core/random';
import { grounds } from '../palettes/grounds.ts';
import { glowHue } from '../palettes/hues.ts';
import { separation } from '../palettes/palette.ts';
import type { Provider } from '@liftoff/catalogue/studios/providers';
import type { Art } from '@liftoff/catalogue/art';
import type { Memory } from './memory.ts';

/** Minimum colour separation at which a subject can be distinguished from its ground. */
export const LEAST_SEPARATION = 0.26;

/** Colour preferences: the tints that suit the subject, and the tints and ground that the title suggests. */
export interface ColourPreference {
  readonly tints: readonly string[];
  readonly asked: readonly string[];
  readonly room: string | undefined;
}

/**
 * Chooses a game's ground and tint. Scores every pair with enough contrast, with some random jitter so that equally
 * good pairs are used equally often.
 */
export const coloursFor = (
  preference: ColourPreference,
  house: Provider,
  past: readonly Art[],
  seen: Memory,
  rand: Rand,
): Pick<Art, 'ground' | 'tint'> => {
  let best: { score: number; ground: string; tint: string } | undefined;
  for (const [ground, { family }] of Object.entries(grounds)) {
    const own = house.grounds.includes(family) ? 0.26 : 0;
    const hue = glowHue(ground);
    for (const [i, tint] of preference.tints.entries()) {
      const apart = separation(ground, tint);
      if (apart < LEAST_SEPARATION) continue;
      const near = past.reduce((s, q) => {
        const alike =
          q.ground === ground ? (q.tint === tint ? 1.2 : 0.5) : hueGap(glowHue(q.ground), hue) < 36 ? 0.2 : 0;
        return s + alike + (q.tint === tint ? 0.24 : 0);
      }, 0);
      const score =
        Math.min(apart, 0.6) * 0.7 +
        own -
        near -
        (seen.grounds.get(ground) ?? 0) * 0.007 -
        (seen.pairs.get(ground + tint) ?? 0) * 0.05 -
        i * 0.03 -
        seen.last.reduce((s, l) => s + (hueGap(glowHue(l), hue) < 40 ? 0.1 : 0), 0) +
        (preference.asked.includes(tint) ? 0.9 : 0) +
        (preference.room === ground ? 0.9 : 0) +
        rand() * 0.2;
      if (!best || score > best.score) best = { score, ground, tint };
    }
  }
  if (!best) throw new Error(`No ground goes with ${preference.tints.join(', ')}`);
  return { ground: best.ground, tint: best.tint };
};
