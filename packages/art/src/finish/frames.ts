import type { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { both, range } from '../core/geometry.ts';
import { leaf, star4 } from '../core/outlines.ts';
import type { Finish } from './finish.ts';

const gold = (c: Canvas): string => c.lin(['#fff3cf', '#d99a35', '#8a5a1c', '#f4d68c', '#a8701f'], 40);

/** Frames for a 300 x 400 poster. */
export const frames: Readonly<Record<string, Finish>> = {
  none() {},
  hairline(c, p) {
    c.rect(9, 9, 282, 382, 'none', `rx="20" stroke="${lighten(p.g, 0.5)}" stroke-width="1.4" opacity=".6"`);
  },
  double(c, p) {
    c.rect(7, 7, 286, 386, 'none', `rx="21" stroke="${lighten(p.x, 0.2)}" stroke-width="3" opacity=".85"`);
    c.rect(13, 13, 274, 374, 'none', `rx="16" stroke="${lighten(p.x, 0.5)}" stroke-width="1" opacity=".6"`);
  },
  foil(c) {
    c.rect(5, 5, 290, 390, 'none', `rx="22" stroke="${gold(c)}" stroke-width="6"`);
    c.rect(11, 11, 278, 378, 'none', 'rx="17" stroke="#3a2408" stroke-width="1" opacity=".6"');
  },
  corners(c, p) {
    for (const [x, y, r] of [
      [12, 12, 0],
      [288, 12, 90],
      [288, 388, 180],
      [12, 388, 270],
    ] as const)
      c.group(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
        c.line('M0 44V14Q0 0 14 0H44', lighten(p.x, 0.3), 2.6, 'stroke-linecap="round"');
        c.path(star4(11, 11, 7), lighten(p.x, 0.5));
      });
  },
  deco(c, p) {
    const k = lighten(p.x, 0.3);
    for (const [x, y, r] of [
      [0, 0, 0],
      [300, 0, 90],
      [300, 400, 180],
      [0, 400, 270],
    ] as const)
      c.group(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
        for (const q of [16, 23, 30])
          c.line(`M10 ${q + 34}V${q}H${q}V10H${q + 34}`, k, q === 23 ? 2.2 : 1.2, `opacity="${q === 23 ? 0.9 : 0.6}"`);
      });
    c.line('M70 10H230M70 390H230M10 90V310M290 90V310', k, 1.2, 'opacity=".5"');
  },
  rivets(c) {
    c.rect(
      4,
      4,
      292,
      392,
      'none',
      `rx="22" stroke="${c.lin(['#c7d0de', '#566177', '#1c202b', '#8794a8'], 50)}" stroke-width="7"`,
    );
    for (const [x, y] of [
      [24, 8],
      [276, 8],
      [24, 392],
      [276, 392],
      [8, 120],
      [8, 280],
      [292, 120],
      [292, 280],
    ] as const) {
      c.circle(x, y, 3.2, '#1c202b');
      c.circle(x - 0.7, y - 0.7, 2.2, '#e6edf6');
    }
  },
  rope(c) {
    c.rect(8, 8, 284, 384, 'none', 'rx="20" stroke="#5a3a1e" stroke-width="6"');
    c.rect(8, 8, 284, 384, 'none', 'rx="20" stroke="#e8cf9a" stroke-width="4" stroke-dasharray="7 4"');
  },
  stitch(c, p) {
    c.rect(
      11,
      11,
      278,
      378,
      'none',
      `rx="18" stroke="${lighten(p.g, 0.5)}" stroke-width="2" stroke-dasharray="8 6" opacity=".75"`,
    );
  },
  film(c) {
    for (const x of [0, 286]) {
      c.rect(x, 0, 14, 400, '#08080c', 'opacity=".85"');
      range(14).forEach(i => c.rect(x + 3.5, 8 + i * 28.6, 7, 13, '#f4efe4', 'rx="2" opacity=".8"'));
    }
  },
  notch(c, p) {
    c.path(
      'M0 0H300V400H0ZM28 10L10 28V372L28 390H272L290 372V28L272 10Z',
      darken(p.b, 0.35),
      'fill-rule="evenodd" opacity=".75"',
    );
    c.path('M28 10L10 28V372L28 390H272L290 372V28L272 10Z', 'none', `stroke="${p.x}" stroke-width="2"`);
    c.line('M120 10H180', lighten(p.x, 0.4), 5);
  },
  hud(c, p) {
    const k = lighten(p.x, 0.2);
    for (const [x, y, r] of [
      [14, 14, 0],
      [286, 14, 90],
      [286, 386, 180],
      [14, 386, 270],
    ] as const)
      c.group(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
        c.line('M0 26V0H26', k, 2.6);
        c.line('M34 0H44', k, 2.6, 'opacity=".6"');
      });
    range(9).forEach(i => c.rect(288, 120 + i * 18, i % 3 ? 5 : 9, 2, k, 'opacity=".7"'));
    range(9).forEach(i => c.rect(i % 3 ? 7 : 3, 120 + i * 18, i % 3 ? 5 : 9, 2, k, 'opacity=".7"'));
  },
  vine(c, p) {
    both(s => {
      const x = 150 + s * 140;
      c.line(
        `M${x} 396C${x - s * 12} 320 ${x + s * 6} 250 ${x} 180S${x - s * 8} 60 ${x} 6`,
        mix(p.x, '#2f7a3c', 0.5),
        2.5,
      );
      range(9).forEach(i =>
        c.path(
          leaf(x, 376 - i * 42, 20, 5, s > 0 ? (i % 2 ? 210 : 140) : i % 2 ? -30 : 40),
          mix(lighten(p.x, 0.1), '#3f8a4c', 0.5),
        ),
      );
    });
  },
  glow(c, p) {
    for (const [w, o] of [
      [14, 0.18],
      [7, 0.35],
      [2.5, 1],
    ] as const)
      c.rect(8, 8, 284, 384, 'none', `rx="20" stroke="${lighten(p.x, 0.15)}" stroke-width="${w}" opacity="${o}"`);
  },
  base(c, p) {
    c.path('M0 392L300 380V400H0Z', c.lin([mix(p.x, p.b, 0.2), p.x, mix(p.x, p.b, 0.3)], 0));
    c.line('M0 390L300 378', lighten(p.x, 0.5), 1.5, 'opacity=".7"');
  },
  ribbon(c, p) {
    c.path(
      'M0 0H16V400H0ZM284 0H300V400H284Z',
      c.lin([mix(p.x, p.b, 0.3), p.x, mix(p.x, p.b, 0.4)], 0),
      'opacity=".9"',
    );
    c.line('M19 0V400M281 0V400', lighten(p.x, 0.5), 1.3, 'opacity=".8"');
  },
  keyline(c, p) {
    c.rect(5, 5, 290, 390, 'none', `stroke="${mix(p.x, p.b, 0.15)}" stroke-width="7" rx="23"`);
    c.rect(11, 11, 278, 378, 'none', `stroke="${lighten(p.x, 0.55)}" stroke-width="1.2" rx="18" opacity=".8"`);
  },
};

/** Width available for the title within each frame. */
export const inner: Readonly<Record<string, number>> = {
  deco: 240,
  film: 246,
  ribbon: 240,
  hud: 246,
  vine: 244,
  keyline: 250,
  foil: 250,
  double: 250,
  corners: 250,
  rivets: 250,
  notch: 246,
  rope: 252,
  stitch: 250,
};
