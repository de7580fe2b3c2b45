import { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { polar, range, TAU } from '../core/geometry.ts';
import { ngon } from '../core/outlines.ts';
import type { Point } from '../core/point.ts';

/** VIP statuses from lowest to highest. */
export const emblemStatuses = [
  'regular',
  'rising_star',
  'star',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'diamond',
] as const;
export type EmblemStatus = (typeof emblemStatuses)[number];

interface Patch {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  /** Number of lit diamonds on the patch. */
  readonly diamonds: number;
}

const PATCHES: Readonly<Record<EmblemStatus, Patch>> = {
  regular: { light: '#aeb6cc', body: '#6e7487', shade: '#3b4055', diamonds: 0 },
  rising_star: { light: '#dfe5ff', body: '#91a1ff', shade: '#3a46b8', diamonds: 1 },
  star: { light: '#dcfaff', body: '#62c7dc', shade: '#1f6175', diamonds: 1 },
  bronze: { light: '#f0bd94', body: '#b0723f', shade: '#5c3415', diamonds: 1 },
  silver: { light: '#ffffff', body: '#b7c0d1', shade: '#5b6478', diamonds: 2 },
  gold: { light: '#fff0c6', body: '#e3b65c', shade: '#7c5418', diamonds: 3 },
  platinum: { light: '#f4fbff', body: '#a9c6d6', shade: '#3f6274', diamonds: 4 },
  diamond: { light: '#ffffff', body: '#9fd8ff', shade: '#3c62c9', diamonds: 5 },
};
const TOP = -Math.PI / 2;
const DELTA = 'M100 46L136 132L100 114L64 132Z';

/** Mission patch of a VIP status, 200 x 200. */
export const emblem = (status: EmblemStatus): string => {
  const c = new Canvas(200, 200, 'emblem-' + status);
  const { light, body, shade, diamonds } = PATCHES[status];
  const hexagon = (r: number): Point[] => ngon(100, 100, r, 6, TOP);
  c.poly(hexagon(92), c.lin([light, body, shade, body, light], 60), `stroke="${body}" stroke-width="8"`);
  c.poly(
    hexagon(80),
    c.lin([darken(shade, 0.45), darken(shade, 0.75)]),
    `stroke="${darken(shade, 0.6)}" stroke-width="6"`,
  );
  c.poly(hexagon(72), 'none', `stroke="${body}" stroke-opacity=".7" stroke-width="1.6"`);
  c.line('M46 128Q100 66 158 84', body, 1.8, 'opacity=".6"');
  c.circle(158, 84, 3, light);
  c.path(DELTA, c.lin([light, body]));
  c.path('M100 46L136 132L100 114Z', shade, 'opacity=".7"');
  c.path(DELTA, 'none', `stroke="${light}" stroke-width="1.6"`);
  const count = Math.max(1, diamonds);
  range(count).forEach(i => {
    const x = 100 + (i - (count - 1) / 2) * 15;
    c.path(`M${x} 138L${x + 5} 147L${x} 156L${x - 5} 147Z`, diamonds ? light : body);
  });
  const lit: Point[] = [
    polar(100, 100, 92, TOP),
    polar(100, 100, 92, TOP + TAU / 6),
    [100, 100],
    polar(100, 100, 92, TOP - TAU / 6),
  ];
  c.poly(lit, '#ffffff', 'opacity=".07"');
  return c.toString();
};
