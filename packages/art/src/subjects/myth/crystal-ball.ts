import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { lathe } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const crystalBall: Subject = {
  tints: ['violet', 'teal', 'cobalt', 'rose'],
  scenes: ['curtain', 'stars', 'library', 'nebula'],
  draw(c, p) {
    c.path(
      lathe([
        [38, 216],
        [30, 228],
        [56, 240],
        [92, 256],
        [92, 266],
      ]),
      metal(c, { h1: '#ffe9ac', h2: '#d99a35', h3: '#6a3d0e' }),
    );
    c.glow(150, 132, 140, p.x, 0.4);
    c.circle(
      150,
      134,
      88,
      c.rad(
        [
          [lighten(p.h1, 0.5), 0.95],
          [p.h2, 0.95, 0.5],
          [p.h3, 0.98, 0.85],
          [darken(p.h3, 0.4), 1],
        ],
        42,
        34,
        72,
      ),
    );
    c.clipped('<circle cx="150" cy="134" r="86"/>', () => {
      c.path('M60 176C90 140 120 186 150 156S220 150 246 176V230H60Z', lighten(p.h1, 0.2), 'opacity=".35"');
      c.path('M60 190C100 160 130 204 170 176S230 176 250 190V230H60Z', p.x, 'opacity=".4"');
      range(14).forEach(() =>
        c.circle(80 + c.rand() * 140, 60 + c.rand() * 110, 0.8 + c.rand() * 2, '#fff', 'opacity=".9"'),
      );
    });
    c.path('M172 84A48 48 0 1 0 190 148A40 40 0 0 1 172 84Z', lighten(p.x, 0.35));
    sparkle(c, 190, 100, 13);
    sparkle(c, 170, 128, 6);
    shine(c, 'M82 116C86 86 106 66 132 60', 7, 0.65);
    c.circle(150, 134, 87, 'none', `stroke="${lighten(p.h1, 0.6)}" stroke-opacity=".7" stroke-width="2"`);
    c.path('M96 208C120 226 180 226 204 208L210 218C180 238 120 238 90 218Z', c.lin(['#ffe9ac', '#a86a1c'], 0));
  },
};
