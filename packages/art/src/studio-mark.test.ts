import { describe, expect, it } from 'vitest';
import { providers } from '@liftoff/catalogue/games';
import { contrast } from './core/colour.ts';
import { studioColour, studioMark, studioWordmark } from './studio-mark.ts';

const shapeOf = (svg: string): string => svg.replaceAll(/ aria-label="[^"]*"/g, '');

describe('studio marks', () => {
  it('every studio has a different mark', () => {
    const shapes = providers.map(provider => shapeOf(studioMark(provider.id)));
    expect(new Set(shapes).size).toBe(48);
  });

  it('a mark uses only the requested colour', () => {
    for (const { id } of providers) {
      const colours = [...studioMark(id, '#123456').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(match => match[1]);
      expect(new Set(colours.filter(colour => colour !== 'none'))).toEqual(new Set(['#123456']));
      expect(studioMark(id)).toContain('currentColor');
    }
  });

  it('studio colours are legible on dark surfaces', () => {
    for (const { id } of providers) expect(contrast(studioColour(id), '#212533')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('studio wordmarks', () => {
  it('every studio has a different wordmark with its name as label', () => {
    const drawn = providers.map(({ id, name }) => ({ name, svg: studioWordmark(id) }));
    expect(new Set(drawn.map(({ svg }) => shapeOf(svg))).size).toBe(48);
    for (const { name, svg } of drawn) expect(svg).toContain(`aria-label="${name.replace('&', '&#38;')}"`);
  });

  it('the letters of a wordmark stay within its picture, beside the mark', () => {
    for (const { id } of providers) {
      const [, letters = ''] = studioWordmark(id).split('translate(').slice(-2);
      const [x = NaN, y = NaN] = (/^([\d.]+) ([\d.]+)/.exec(letters) ?? []).slice(1).map(Number);
      expect(x, id).toBeGreaterThan(54);
      expect(x, id).toBeLessThan(240);
      expect(y, id).toBeLessThan(72);
    }
  });
});
