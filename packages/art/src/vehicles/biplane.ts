import { darken, lighten, mix } from '../core/colour.ts';
import { shine } from '../core/light.ts';
import { star4 } from '../core/outlines.ts';
import type { DrawVehicle } from './vehicle.ts';

/** A biplane from the side, with a pilot wearing a scarf. */
export const biplane: DrawVehicle = (c, p) => {
  const wing = c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.4)]);
  c.path('M122 70C104 62 92 78 70 66C84 86 104 82 122 80Z', p.x);
  c.path('M34 112L14 66Q34 60 46 70L72 108Z', c.lin([lighten(p.x, 0.2), darken(p.x, 0.3)], 60));
  c.path(
    'M24 116C76 96 120 88 176 92Q202 96 206 114Q202 134 172 138C120 142 70 134 24 122Z',
    c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3]),
  );
  c.path('M14 116L62 110V118L18 124Q10 122 14 116Z', c.lin([p.h1, darken(p.h3, 0.3)]));
  c.path('M172 92Q202 95 206 114Q202 135 170 138Q178 114 172 92Z', c.lin(['#e6edf6', '#8794a8', '#3a4252']));
  for (const x of [104, 168]) c.line(`M${x} 62L${x - 6} 142`, '#e8d3a6', 4);
  c.line('M104 62L160 142M168 62L100 142', '#e8d3a6', 1.2, 'opacity=".6"');
  c.path('M84 138H176Q186 145 176 152H86Q76 145 84 138Z', wing);
  c.path('M82 52H186Q198 60 186 68H84Q72 60 82 52Z', wing);
  c.path('M92 55H180', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".55"');
  c.path('M108 94Q126 86 146 93Q140 104 126 104Q112 104 108 94Z', darken(p.h3, 0.5));
  c.circle(124, 84, 12, c.lin(['#c98a4f', '#6a4222'], 60));
  c.ellipse(130, 84, 6.5, 5, mix(p.g, '#ffffff', 0.6), 'stroke="#2a1c10" stroke-width="2"');
  c.path('M142 94L150 76L155 77L152 94Z', '#ffffff', 'opacity=".55"');
  c.path(star4(84, 114, 12), '#fff6dc');
  shine(c, 'M60 108C96 100 130 97 162 98', 3, 0.5);
  c.line('M132 148L144 174M160 148L150 174', '#3a4252', 5);
  c.circle(147, 180, 14, '#171a22');
  c.circle(147, 180, 6, '#c7d0de');
  c.ellipse(
    212,
    114,
    7,
    56,
    c.lin([
      ['#fff', 0.05],
      ['#fff', 0.5],
      ['#fff', 0.05],
    ]),
  );
  c.path(
    'M209 112L206 64Q212 58 217 66L214 112ZM209 116L206 164Q212 170 217 162L214 116Z',
    c.lin(['#d9a066', '#6a4222']),
  );
  c.ball(212, 114, 10, p.x);
};
