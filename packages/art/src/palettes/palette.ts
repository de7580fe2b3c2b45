import { distance, hueGap, hueOf, mix, oklab } from '../core/colour.ts';
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import type { Palette } from '../core/paint.ts';
import { remembered } from '../core/remembered.ts';
import { grounds, type Ground } from './grounds.ts';
import { tints, type Tint } from './tints.ts';

const ACCENTS = [
  '#ffd25e',
  '#ff6a4d',
  '#4fdcf0',
  '#9be04a',
  '#ff6fb5',
  '#a58bff',
  '#5fe8b8',
  '#ff4d5e',
  '#ff9a3d',
  '#58a8ff',
  '#fff0c8',
];

/** Finds an accent that contrasts with both the subject and the ground. */
const accentFor = (ground: Ground, tint: Tint, turn: number): string => {
  const score = (k: string) =>
    Math.min(distance(k, tint[1]) * 1.25, distance(k, mix(ground.a, ground.g, 0.35)) * 1.1) +
    hueGap(hueOf(k), hueOf(tint[1])) / 900;
  return nth(
    ACCENTS.toSorted((x, y) => score(y) - score(x)),
    turn % 3,
  );
};

const separationOf = remembered(pair => {
  const [groundName = '', tintName = ''] = pair.split(' ');
  const ground = lookup(grounds, groundName, 'ground'),
    tint = lookup(tints, tintName, 'tint'),
    field = mix(mix(ground.a, ground.g, 0.45), ground.b, 0.1);
  const light = Math.abs(oklab(tint[1])[0] - oklab(field)[0]),
    hue = hueGap(hueOf(tint[1]), hueOf(field)) / 180;
  return distance(tint[1], field) + light * 0.3 + hue * 0.16;
});

/** How well a subject with this tint stands out from a ground. A value above 0.2 is good. */
export const separation = (ground: string, tint: string): number => separationOf(`${ground} ${tint}`);

/**
 * Builds a picture's colours from a ground, a tint and an accent. If no accent is given, it is number `turn` of the
 * best standard accents.
 */
export const palette = (groundName: string, tintName: string, turn = 0, accent?: string): Palette => {
  const ground = lookup(grounds, groundName, 'ground'),
    tint = lookup(tints, tintName, 'tint');
  return {
    a: ground.a,
    b: ground.b,
    g: ground.g,
    h1: tint[0],
    h2: tint[1],
    h3: tint[2],
    x: accent ?? accentFor(ground, tint, turn),
  };
};
