import { num } from '../../core/number.ts';
import { range } from '../../core/geometry.ts';
import { ball, delta, diamond, ridge, water, type DrawPatch } from './marks.ts';

/** A lighthouse. */
export const harbour: DrawPatch = (c, { accent }) => {
  ball(c, 140, 62, 15, '#fffbe9', '#d9b878');
  c.path('M76 84L196 40L196 116Z', accent, 'opacity=".26"');
  c.path('M76 84L196 58L196 98Z', accent, 'opacity=".4"');
  c.path('M62 148L68 84H84L90 148Z', '#eaf4f2');
  c.path('M76 84H84L90 148H76Z', '#a9c3c1');
  c.path('M66.5 104H85.7L87 117H65.4ZM64 128H88.5L89.7 140H62.7Z', '#c2523e');
  c.path('M64 84H88V79H64Z', '#16343a');
  c.path('M69 79V67H83V79Z', accent);
  c.path('M66 67L76 56L86 67Z', '#16343a');
  water(c, 146, '#0c3a45');
  water(c, 156, '#0a2c36', 2);
  water(c, 168, '#071d25', 4);
};

/** A low sun behind hills. */
export const solstice: DrawPatch = (c, { glow, deep, accent }) => {
  c.glow(100, 118, 92, glow, 0.8);
  ball(c, 100, 116, 30, '#fff3e2', glow);
  c.rect(0, 118, 200, 82, deep);
  ridge(c, 124, 14, '#38245a');
  ridge(c, 144, 16, '#251743');
  c.path('M84 118H116L130 200H70Z', glow, 'opacity=".3"');
  range(3).forEach(i =>
    c.line(`M${92 - i * 4} ${132 + i * 14}H${108 + i * 4}`, accent, 2, `opacity="${num(0.8 - i * 0.2)}"`),
  );
};

const firs = (ground: number, colour: string): [d: string, colour: string] => [
  range(11)
    .map(i => {
      const [x, h] = [18 + i * 17 + (i % 2) * 4, 20 + ((i * 7) % 5) * 5];
      return `M${x} ${ground - h}L${num(x + h * 0.34)} ${ground}H${num(x - h * 0.34)}Z`;
    })
    .join(''),
  colour,
];

/** Northern lights above firs. */
export const relay: DrawPatch = (c, { glow, accent }) => {
  const veil = c.lin([
    [glow, 0, 0],
    [glow, 0.85, 0.6],
    [accent, 0.95, 1],
  ]);
  (
    [
      [26, 46],
      [58, 26],
      [94, 44],
      [128, 24],
      [156, 50],
    ] as const
  ).forEach(([x, y], i) =>
    c.path(
      `M${x} ${y}q14 30 4 ${92 - y / 2}l${22 - i}-8q8-34-6${num(y / 3 - 70)}Z`,
      veil,
      `opacity="${i % 2 ? 0.85 : 0.55}"`,
    ),
  );
  ridge(c, 146, 18, '#0a2b2d');
  c.path(...firs(170, '#051719'));
  c.rect(0, 168, 200, 32, '#051719');
};

/** A wave below the moon. */
export const tidal: DrawPatch = (c, { glow }) => {
  c.glow(126, 66, 60, glow, 0.5);
  ball(c, 126, 66, 28, '#f3f8ff', '#7fa9dd');
  c.circle(118, 60, 6, '#9dbfe8', 'opacity=".6"');
  c.circle(135, 76, 4, '#86add9', 'opacity=".7"');
  c.path('M10 150C34 100 74 96 92 116C82 112 74 118 76 128C92 138 128 120 190 146V200H10Z', '#2f7fd0');
  c.path('M10 160C40 122 70 116 84 124C78 126 76 132 82 138C110 146 140 134 190 156V200H10Z', '#1a5aa6');
  c.line('M92 116C82 112 74 118 76 128', '#ffffff', 3, 'stroke-linecap="round"');
  water(c, 172, '#0d3468', 1);
};

/** A large moon above a field. */
export const harvest: DrawPatch = (c, { glow }) => {
  c.glow(100, 92, 82, glow, 0.6);
  ball(c, 100, 92, 44, '#fff0d2', '#f0936a');
  c.circle(84, 80, 8, '#eaa478', 'opacity=".6"');
  c.circle(112, 104, 11, '#e08a60', 'opacity=".5"');
  c.circle(110, 72, 5, '#f0b48c', 'opacity=".7"');
  ridge(c, 152, 10, '#2a1218');
  range(15).forEach(i => {
    c.line(`M${22 + i * 11} 182q${i % 2 ? 3 : -3}-18 0-34`, '#120709', 2);
    diamond(c, 22 + i * 11, 146 + (i % 3) * 3, 2.6, '#120709');
  });
  c.rect(0, 170, 200, 30, '#120709');
};

/** The delta hops across a moon. */
export const hop: DrawPatch = c => {
  c.glow(146, 52, 40, '#ffffff', 0.35);
  ball(c, 146, 52, 16, '#dfe8ff', '#3c5aa6');
  c.path('M0 200V152Q100 112 200 152V200Z', '#8b92a6');
  c.path('M0 200V166Q100 128 200 166V200Z', '#6a7186');
  c.ellipse(66, 150, 13, 4, '#565d72');
  c.ellipse(128, 158, 17, 5, '#565d72');
  c.ellipse(98, 176, 22, 6, '#565d72');
  c.line(
    'M34 146Q52 88 72 138Q88 96 106 134Q118 108 130 134',
    '#ffffff',
    2,
    'stroke-dasharray="2 6" stroke-linecap="round"',
  );
  delta(c, 54, 104, 1.1, 58);
};

/** The delta on its way from planet to planet. */
export const expedition: DrawPatch = (c, { glow, accent }) => {
  c.glow(148, 58, 48, accent, 0.6);
  ball(c, 148, 58, 20, '#fff3d6', '#d9973e');
  ball(c, 104, 96, 10, '#dffffb', '#2a8f92');
  c.line(
    'M34 150Q70 150 84 118T126 84T146 60',
    accent,
    2,
    'opacity=".75" stroke-dasharray="1 7" stroke-linecap="round"',
  );
  c.path('M0 200V162Q100 130 200 168V200Z', '#0a3238');
  c.line('M0 164Q100 132 200 170', glow, 2, 'opacity=".7"');
  delta(c, 66, 132, 1.35, 40, '#5fe0d8');
};
