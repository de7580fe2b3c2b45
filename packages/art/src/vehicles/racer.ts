import { darken, lighten, mix } from '../core/colour.ts';
import { both } from '../core/geometry.ts';
import { shine } from '../core/light.ts';
import type { DrawVehicle } from './vehicle.ts';

/** A low racing car from the side. */
export const racer: DrawVehicle = (c, p) => {
  c.path(
    'M26 132C2 126 -6 138 -26 136C-8 146 6 150 26 146Z',
    c.lin(
      [
        [p.x, 0],
        [p.x, 0.9],
      ],
      0,
    ),
  );
  c.path('M26 136C12 134 6 140 -6 140C6 145 14 146 26 144Z', '#fff6dc');
  c.line('M32 130L28 92M58 124L54 92', '#8794a8', 5);
  c.path('M12 84H66Q72 90 66 96H14Q8 90 12 84Z', c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.4)]));
  c.path(
    'M20 138C34 124 60 120 86 116L118 98Q146 90 166 106L214 124Q232 132 230 144L224 152H28Q16 150 20 138Z',
    c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3]),
  );
  c.path('M98 114L120 101Q140 95 154 105L166 116Q130 122 98 114Z', c.lin([lighten(p.g, 0.6), mix(p.g, p.b, 0.6)], 60));
  c.path('M108 112L124 102L134 101L120 115Z', '#ffffff', 'opacity=".5"');
  c.path('M24 144C90 132 160 134 229 140L227 147C160 142 90 142 24 150Z', p.x);
  c.circle(112, 130, 11, '#fff6dc');
  c.circle(112, 130, 7, darken(p.h3, 0.4));
  c.path('M206 122Q222 128 226 136L206 134Z', '#fff6cf');
  shine(c, 'M44 126C70 118 88 118 104 110', 3, 0.6);
  both(s => {
    const x = 126 + s * 62;
    c.circle(x, 152, 25, '#171a22');
    c.circle(x, 152, 24, 'none', 'stroke="#fff" stroke-opacity=".18" stroke-width="2"');
    c.circle(x, 152, 15, c.lin(['#eef3fa', '#8794a8', '#3a4252'], 50));
    c.circle(x, 152, 5, p.x);
  });
};
