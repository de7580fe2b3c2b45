import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '@liftoff/catalogue/games';
import { drawLook, lookHash } from './posters/look.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { poster, type DrawnGame } from './poster.ts';

/** One line per game: its slug and its `lookHash`. */
const approved = new Map(
  fs
    .readFileSync(new URL('./poster.hashes.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const [slug = '', hash = ''] = line.split(' ');
      return [slug, hash];
    }),
);
const drawn = games.map(game => {
  const look = drawLook(game);
  return { game, look, svg: look.poster, crop: look.square };
});
const slugsWhere = (wrong: (each: (typeof drawn)[number]) => boolean): string[] =>
  drawn.filter(wrong).map(each => each.game.slug);

const repeatsAnAttribute = (svg: string): boolean =>
  (svg.match(/<[a-z][^>]*>/gi) ?? []).some(tag => {
    const names = [...tag.matchAll(/ ([\w:-]+)=/g)].map(match => match[1]);
    return new Set(names).size < names.length;
  });

describe('game posters and squares', () => {
  it('draws every game exactly as approved', () => {
    const changed = slugsWhere(({ game, look }) => lookHash(look) !== approved.get(game.slug));
    expect(changed).toEqual([]);
    expect(approved.size).toBe(games.length);
  });

  it('drawing the same game twice gives the same string', () => {
    const { game, svg } = nth(drawn, 7);
    expect(poster(game, { width: 320, height: 428 })).toBe(svg);
  });

  it('posters and squares stay below 24 KB', () => {
    expect(slugsWhere(({ svg, crop }) => Math.max(svg.length, crop.length) > 24_576)).toEqual([]);
  });

  it('posters and squares contain no invalid number, external reference or duplicate attribute', () => {
    const outside = /(?:href|src)="(?!#)|url\((?!#)|<image|<script|<text/;
    expect(slugsWhere(({ svg }) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(slugsWhere(({ svg, crop }) => outside.test(svg) || outside.test(crop))).toEqual([]);
    expect(slugsWhere(({ svg, crop }) => repeatsAnAttribute(svg) || repeatsAnAttribute(crop))).toEqual([]);
  });

  it('derives the art of a game that has none from its slug', () => {
    const game: DrawnGame = {
      slug: 'a-game-of-tomorrow',
      title: 'A Game <of> Tomorrow',
      provider: 'north-lantern',
      subject: 'fox',
      kind: 'slots',
    };
    expect(poster(game)).toBe(poster({ ...game }));
    expect(poster(game)).toContain('aria-label="A Game &#60;of&#62; Tomorrow"');
  });

  it('throws for an unknown subject name', () => {
    const { game } = nth(drawn, 0);
    expect(() => poster({ ...game, art: { ...game.art, subject: 'unicorn' } })).toThrow('no subject called "unicorn"');
  });
});
