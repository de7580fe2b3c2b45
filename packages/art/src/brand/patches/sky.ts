import { ball, delta, diamond, exhaust, meteor, orbit, type DrawPatch } from './marks.ts';

/** A sun near its planet. */
export const perihelion: DrawPatch = (c, { glow }) => {
  c.glow(74, 116, 78, glow, 0.75);
  [
    [66, 24, 0.55],
    [92, 36, 0.41],
    [118, 50, 0.27],
  ].forEach(([rx = 0, ry = 0, opacity]) =>
    orbit(c, 92, 110, rx, ry, -18, `stroke="#cfe0ff" stroke-opacity="${opacity}" stroke-width="1.4"`),
  );
  ball(c, 74, 116, 27, '#fff6dc', '#e0a23c');
  ball(c, 149, 76, 12, '#d9e6ff', '#32509c');
  exhaust(c, [
    [118, 69],
    [105, 68],
    [95, 69],
  ]);
};

/** A small sun far from its ringed planet. */
export const aphelion: DrawPatch = (c, { accent }) => {
  c.glow(54, 112, 34, '#ffffff', 0.7);
  ball(c, 54, 112, 10, '#fffdf0', '#f1ce80');
  orbit(c, 104, 104, 74, 34, -14, `stroke="${accent}" stroke-opacity=".6" stroke-width="1.6"`);
  ball(c, 150, 86, 24, '#e6ffff', '#1d7c8d');
  orbit(c, 150, 86, 36, 9, -16, `stroke="${accent}" stroke-opacity=".85" stroke-width="3"`);
  exhaust(c, [
    [104, 138],
    [92, 137],
    [82, 135],
  ]);
};

/** One comet. */
export const sprint: DrawPatch = (c, { glow }) => {
  meteor(c, 138, 128, 128, 15, glow);
  meteor(c, 140, 130, 92, 8, '#ffffff');
  c.glow(139, 129, 30, '#ffffff', 0.9);
  c.line('M30 160Q100 186 170 160', glow, 1.5, 'opacity=".4" stroke-dasharray="2 6"');
};

/** A shower of meteors. */
export const leonid: DrawPatch = (c, { glow, accent }) =>
  (
    [
      [86, 70, 66, 5],
      [140, 86, 80, 6.5],
      [72, 128, 58, 4.5],
      [128, 146, 66, 5],
      [168, 58, 50, 4],
    ] as const
  ).forEach(([x, y, length, width], i) => meteor(c, x, y, length, width, i % 2 ? glow : accent));

/** A sun, half in the shade. */
export const equinox: DrawPatch = (c, { glow, accent }) => {
  c.glow(100, 100, 84, glow, 0.35);
  ball(c, 100, 100, 46, '#fff2d6', '#d9822f');
  c.path('M100 54A46 46 0 0 1 100 146A30 46 0 0 0 100 54Z', '#1d100b', 'opacity=".86"');
  c.line('M28 112Q100 60 172 112', accent, 1.5, 'opacity=".5"');
  exhaust(c, [
    [44, 101],
    [56, 94],
    [66, 89],
  ]);
};

/** A road of diamonds through the stars. */
export const perseid: DrawPatch = (c, { glow, accent }) => {
  const road = 'M48 166C30 130 90 132 84 104';
  c.line(
    `${road}C78 78 130 92 126 66C124 50 146 44 158 34`,
    accent,
    2.5,
    'opacity=".45" stroke-dasharray="1 7" stroke-linecap="round"',
  );
  c.line(road, glow, 4, 'stroke-linecap="round"');
  diamond(c, 48, 166, 7, glow);
  diamond(c, 58, 132, 7, glow);
  diamond(c, 84, 104, 11, '#ffffff');
  diamond(c, 108, 86, 6, '#5a66b8');
  diamond(c, 126, 66, 6, '#5a66b8');
  diamond(c, 157, 36, 9, '#f1ce80');
  meteor(c, 62, 62, 46, 3.5, accent);
  meteor(c, 156, 122, 40, 3, glow);
};

/** A star inside an orb, with two moons. */
export const mystic: DrawPatch = (c, { glow, accent }) => {
  c.glow(100, 96, 74, glow, 0.6);
  orbit(c, 100, 100, 72, 26, -20, `stroke="${accent}" stroke-opacity=".6" stroke-width="1.6"`);
  orbit(c, 100, 100, 66, 24, 38, `stroke="${accent}" stroke-opacity=".4" stroke-width="1.6"`);
  ball(c, 100, 98, 36, '#ffd9fb', '#8a2c98');
  c.path('M100 68Q103 95 130 98Q103 101 100 128Q97 101 70 98Q97 95 100 68Z', '#ffffff', 'opacity=".9"');
  ball(c, 158, 78, 9, '#d9d0ff', '#5a3fb0');
  ball(c, 46, 132, 8, '#ffe7b8', '#b57f33');
};

/** The delta leaves a stage behind. */
export const stage: DrawPatch = (c, { glow }) => {
  c.glow(100, 128, 70, glow, 0.6);
  c.path('M20 172Q100 128 180 172V200H20Z', '#1a2060');
  c.line('M20 172Q100 128 180 172', glow, 2);
  delta(c, 104, 72, 2.1, 18);
  c.group('transform="translate(84 132) rotate(18)"', () => {
    c.path('M-13 0H13L9 16H-9Z', '#c3caea');
    c.path('M0 0H13L9 16H0Z', '#5f6df2');
  });
};
