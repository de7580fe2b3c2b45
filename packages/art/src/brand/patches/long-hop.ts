import { ball, delta, orbit, type DrawPatch } from './marks.ts';

/** The delta crosses from a moon to a distant ringed planet. */
export const longHop: DrawPatch = (c, { glow, accent }) => {
  c.glow(146, 62, 46, glow, 0.5);
  ball(c, 146, 62, 21, accent, '#5f8a34');
  orbit(c, 146, 62, 36, 9, -18, `stroke="${accent}" stroke-width="2" stroke-opacity=".8"`);
  ball(c, 34, 168, 44, '#a8b29c', '#39452f');
  c.ellipse(44, 148, 9, 4, '#5b684c');
  c.ellipse(26, 160, 6, 3, '#5b684c');
  c.line('M52 132Q70 62 124 60', '#ffffff', 2, 'stroke-dasharray="2 6" stroke-linecap="round"');
  delta(c, 82, 78, 1.2, 58, glow);
};
