import { shelfSubjects } from '@liftoff/catalogue/titles';
import { hueGap } from '../core/colour.ts';
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import type { Palette } from '../core/paint.ts';
import { rng, shuffle, type Rand } from '@liftoff/catalogue/core/random';
import { grounds } from '../palettes/grounds.ts';
import { bodyHue, glowHue } from '../palettes/hues.ts';
import { palette, separation } from '../palettes/palette.ts';
import { families, familyOf, subjects } from '../subjects/index.ts';
import type { SlotGame } from './slot-game.ts';

/** A figure on the reels: its subject and the colours it is drawn in. */
export interface Role {
  readonly subject: string;
  readonly p: Palette;
}

/** All figures on the reels of one game. */
export interface Cast {
  /** The game's own subject, for the symbol high4. */
  readonly own: Role;
  /** The figures of symbols high1 to high3, from the same shelf or family as the game's own subject. */
  readonly others: readonly Role[];
  /** The game's own subject in gold, or in ice colours if the subject is already gold or yellow. */
  readonly wild: Role;
  readonly scatter: Role;
}

interface Colours {
  readonly ground: string;
  readonly tint: string;
}

const nearest = (hue: number, hues: readonly number[]): number => Math.min(90, ...hues.map(h => hueGap(h, hue))) / 90;

/** Chooses the pair of ground and tint with good contrast that differs most from the colours already on the reels. */
const coloursApart = (allowed: readonly string[], used: readonly Colours[], rand: Rand): Colours => {
  const pairs = Object.keys(grounds).flatMap(ground =>
    allowed.map(tint => ({
      ground,
      tint,
      score:
        Math.min(separation(ground, tint), 0.6) * 1.4 +
        nearest(
          glowHue(ground),
          used.map(u => glowHue(u.ground)),
        ) *
          0.6 +
        nearest(
          bodyHue(tint),
          used.map(u => bodyHue(u.tint)),
        ) *
          0.5 +
        rand() * 0.12,
    })),
  );
  return nth(
    pairs.toSorted((a, b) => b.score - a.score),
    0,
  );
};

const fills = (name: string): boolean => lookup(subjects, name, 'subject').wide ?? false;

/**
 * Subjects that fit the game's own: first from its shelf, then from its family. Subjects that fill a whole scene come
 * last.
 */
const company = (game: SlotGame, rand: Rand): string[] => {
  const family = lookup(families, lookup(familyOf, game.art.subject, 'subject'), 'family');
  const known = [...shuffle(rand, shelfSubjects(game.theme)), ...shuffle(rand, Object.keys(family))];
  const others = [...new Set(known)].filter(name => name !== game.art.subject);
  return [...others.filter(name => !fills(name)), ...others.filter(fills)];
};

/**
 * Tint of the wild: ice for gold and yellow subjects, gold for all others, so that it is never mistaken for the
 * normal figure.
 */
const wildTint = (tint: string): string => (['gold', 'brass', 'topaz', 'lemon'].includes(tint) ? 'ice' : 'gold');

/** Chooses the figures. The result depends only on the game. */
export const castOf = (game: SlotGame): Cast => {
  const rand = rng('reels:' + game.slug);
  const { subject, ground, tint, turn, accent } = game.art;
  const used: Colours[] = [{ ground, tint }];
  const roles = company(game, rand)
    .slice(0, 4)
    .map((name): Role => {
      const colours = coloursApart(lookup(subjects, name, 'subject').tints, used, rand);
      used.push(colours);
      return { subject: name, p: palette(colours.ground, colours.tint, turn) };
    });
  const golden = coloursApart([wildTint(tint)], used.slice(0, 1), rand);
  return {
    own: { subject, p: palette(ground, tint, turn, accent) },
    others: roles.slice(1),
    wild: { subject, p: palette(golden.ground, golden.tint, turn) },
    scatter: nth(roles, 0),
  };
};
