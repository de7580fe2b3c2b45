import { describe, expect, it } from 'vitest';
import { providers } from '@liftoff/catalogue/games';
import { contrast } from './core/colour.ts';
import { studioColour, studioMark } from './studio-mark.ts';

const shapeOf = (svg: string): string => svg.replaceAll(/ aria-label="[^"]*"/g, '');

describe('studio marks', () => {
  it('give every studio a mark of its own', () => {
    const shapes = providers.map(provider => shapeOf(studioMark(provider.id)));
    expect(new Set(shapes).size).toBe(48);
  });

  it('use one colour, the one asked for', () => {
    for (const { id } of providers) {
      const colours = [...studioMark(id, '#123456').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(match => match[1]);
      expect(new Set(colours.filter(colour => colour !== 'none'))).toEqual(new Set(['#123456']));
      expect(studioMark(id)).toContain('currentColor');
    }
  });

  it('have colours that can be read on the dark surfaces', () => {
    for (const { id } of providers) expect(contrast(studioColour(id), '#212533')).toBeGreaterThanOrEqual(4.5);
  });
});
