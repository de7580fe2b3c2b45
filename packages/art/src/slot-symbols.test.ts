import { describe, expect, it } from 'vitest';
import { games } from '@liftoff/catalogue/games';
import { hueGap, hueOf } from './core/colour.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { foldsPaper, slotLogo, slotStage, slotSymbol, symbolIds } from './slot-symbols.ts';
import { castOf } from './slot-symbols/cast.ts';
import { keepsake, keepsakesOf } from './slot-symbols/keepsakes.ts';
import { lowSymbol, papersOf } from './slot-symbols/low.ts';

const slots = games.filter(game => game.kind === 'slots');
const sample = slots.filter((_, i) => i % 24 === 0);
const drawn = sample.flatMap(game => symbolIds.map(id => ({ name: `${game.slug} ${id}`, svg: slotSymbol(game, id) })));
const wordless = (svg: string): string => svg.replaceAll(/ id="[^"]+"|url\(#[^)]+\)|href="#[^"]+"/g, '');

describe('slot symbols', () => {
  it('every game has eleven different symbols', () => {
    for (const game of sample) {
      const set = symbolIds.map(id => wordless(slotSymbol(game, id)));
      expect(new Set(set).size).toBe(symbolIds.length);
    }
  });

  it('slot symbols are drawn the same every time', () => {
    const game = nth(slots, 3);
    for (const id of symbolIds) expect(slotSymbol(game, id)).toBe(slotSymbol({ ...game }, id));
  });

  it('slot symbols have a view box of 200 by 200 and a small size', () => {
    expect(drawn.filter(({ svg }) => !svg.includes('viewBox="0 0 200 200"'))).toEqual([]);
    expect(drawn.filter(({ svg }) => svg.length > 20_480).map(each => each.name)).toEqual([]);
    expect(drawn.reduce((sum, { svg }) => sum + svg.length, 0) / drawn.length).toBeLessThan(6_144);
  });

  it('slot symbols contain no invalid number or external reference', () => {
    const bad = /NaN|undefined|Infinity|(?:href|src)="(?!#)|url\((?!#)|<image|<script|<text/;
    expect(drawn.filter(({ svg }) => bad.test(svg)).map(each => each.name)).toEqual([]);
  });

  it('the five folded papers of a game have different outlines and hues', () => {
    for (const game of sample) {
      const papers = papersOf(game.slug);
      const hues = papers.map(paper => hueOf(paper.colour));
      const near = hues.flatMap((hue, i) => hues.slice(i + 1).filter(other => hueGap(hue, other) < 18));
      expect(new Set(papers.map(paper => paper.facets)).size).toBe(5);
      expect(near).toEqual([]);
    }
  });

  it('the low symbols of a game are five different things of its theme in five hues, and none is also a figure', () => {
    for (const game of slots.filter((_, place) => place % 8 === 0)) {
      const low = keepsakesOf(game);
      const { own, others, scatter } = castOf(game);
      const figures = new Set([own, ...others, scatter].map(role => role.subject));
      expect(new Set(low.map(({ subject }) => subject)).size).toBe(5);
      expect(new Set(low.map(({ colour }) => colour)).size).toBe(5);
      expect(low.filter(({ subject }) => figures.has(subject))).toEqual([]);
    }
  });

  it('only studios of paper theatres fold their low symbols from paper', () => {
    const paper = slots.find(foldsPaper);
    const other = slots.find(game => !foldsPaper(game));
    if (!paper || !other) throw new Error('one kind of studio is missing');
    expect(slotSymbol(paper, 'low1')).toBe(lowSymbol(paper.slug, 0));
    expect(slotSymbol(other, 'low1')).toBe(keepsake(other, 0));
  });

  it("a game's subject is both the highest figure and the wild, with three other figures and a fifth subject on the scatter", () => {
    for (const game of sample) {
      const { own, others, wild, scatter } = castOf(game);
      expect(own.subject).toBe(game.art.subject);
      expect(wild.subject).toBe(game.art.subject);
      expect(new Set([own, ...others, scatter].map(role => role.subject)).size).toBe(5);
    }
  });
});

describe('stage and title pictures of a slot', () => {
  it("a slot's stage shows its scene once from edge to edge, without reflection, copy or seam", () => {
    const scenes = new Map(slots.map(game => [game.art.scene, game]));
    for (const game of scenes.values()) {
      const svg = slotStage(game);
      expect(svg).not.toContain('matrix(-1');
      // The scene is 300 units wide, and the view shows its full width without scaling.
      expect(svg).toContain('viewBox="0 70 300 187.5"');
      expect(svg).not.toMatch(/^<svg[^>]*>(?:<defs>.*<\/defs>)?<g/);
    }
  });

  it("a slot's stage is a wide picture without words, and its title is labelled for screen readers", () => {
    for (const game of sample) {
      expect(slotStage(game)).toContain('width="1600" height="1000"');
      expect(slotStage(game)).not.toContain('aria-label');
      expect(slotLogo(game)).toContain(`aria-label="${game.title.replaceAll('&', '&#38;')}"`);
    }
  });
});
