import { describe, expect, it } from 'vitest';
import { providers } from '@liftoff/catalogue/games';
import { contrast } from './core/colour.ts';
import { studioColour, studioMark } from './studio-mark.ts';

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
