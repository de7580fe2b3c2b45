import { darken, lighten } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const bars: Subject = {
  tints: ['gold', 'ruby', 'cobalt', 'violet'],
  scenes: ['rays', 'bokeh', 'grid', 'halftone'],
  draw(c, p) {
    const G = {
      B: 'M0 0H15Q24 0 24 9Q24 15 19 17Q26 19 26 27Q26 38 14 38H0ZM8 7V14H13Q16 14 16 10.5Q16 7 13 7ZM8 21V31H14Q18 31 18 26Q18 21 14 21Z',
      A: 'M11 0H20L31 38H22L20 30H11L9 38H0ZM15.5 10L12.7 23H18.3Z',
      R: 'M0 0H15Q26 0 26 11Q26 19 19 22L28 38H18L11 23H8V38H0ZM8 7V16H13Q18 16 18 11.5Q18 7 13 7Z',
    };
    for (const [y, k] of [
      [66, p.x],
      [130, p.h2],
      [194, p.x],
    ] as const) {
      const d = darken(k, 0.6);
      c.rect(52, y + 5, 204, 58, '#000', 'rx="14" opacity=".4"');
      c.rect(48, y, 204, 56, c.lin(['#fff3cf', '#e0a53c', '#74450f'], 80), 'rx="14"');
      c.rect(54, y + 6, 192, 44, c.lin([lighten(k, 0.2), k, d], 90), 'rx="9"');
      c.rect(58, y + 9, 184, 13, '#fff', 'rx="6" opacity=".25"');
      for (const [g, x] of [
        ['B', 96],
        ['A', 134],
        ['R', 178],
      ] as const) {
        c.add(
          `<path d="${G[g]}" transform="translate(${x} ${y + 9})" fill="${d}" stroke="${d}" stroke-width="5" stroke-linejoin="round" fill-rule="evenodd"/>`,
        );
        c.add(
          `<path d="${G[g]}" transform="translate(${x} ${y + 9})" fill="${c.lin(['#ffffff', '#fff0b8', '#f0b93c'], 90)}" fill-rule="evenodd"/>`,
        );
      }
      for (const x of [72, 228]) c.path(star4(x, y + 28, 11), '#fff0b8');
    }
    sparkle(c, 60, 68, 15);
    sparkle(c, 244, 246, 11);
  },
};
