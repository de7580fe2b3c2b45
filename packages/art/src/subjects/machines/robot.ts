import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { lit, shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const robot: Subject = {
  tints: ['silver', 'teal', 'copper', 'lemon', 'violet'],
  scenes: ['hex', 'grid', 'clockwork', 'city'],
  draw(c, p) {
    c.line('M150 56V26', p.h3, 6);
    c.glow(150, 22, 26, p.x, 0.9);
    c.ball(150, 22, 9, p.x);
    both(s => {
      c.rect(150 + s * 100 - 11, 104, 22, 56, c.lin([p.h1, p.h3], 0), 'rx="8"');
      c.circle(150 + s * 100, 132, 15, c.lin([p.h1, p.h3], 60));
    });
    c.rect(64, 54, 172, 146, c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 70), 'rx="40"');
    c.rect(82, 82, 136, 70, '#0c0f18', 'rx="28"');
    c.rect(86, 86, 128, 62, c.lin([mix(p.b, p.x, 0.25), '#07080e'], 90), 'rx="25"');
    both(s => {
      c.glow(150 + s * 32, 116, 34, p.x, 0.8);
      c.circle(150 + s * 32, 116, 17, p.x);
      c.circle(150 + s * 32, 116, 10, lighten(p.x, 0.6));
      c.circle(150 + s * 32, 116, 4, '#0c0f18');
      c.circle(150 + s * 68, 184, 4, p.h3);
      c.circle(150 + s * 68, 72, 4, p.h3);
    });
    range(9).forEach(i =>
      c.rect(
        108 + i * 10,
        180 - ((i * 7) % 5) * 3 - 5,
        6,
        ((i * 7) % 5) * 4 + 8,
        i % 3 ? p.x : lighten(p.x, 0.5),
        'rx="2"',
      ),
    );
    c.path('M110 200H190L200 226H100Z', c.lin([p.h3, p.h2, p.h3], 0));
    range(4).forEach(i => c.line(`M${106 - i} ${206 + i * 5}H${194 + i}`, darken(p.h3, 0.4), 2));
    c.path('M70 268Q74 224 112 224H188Q226 224 230 268Z', lit(c, p));
    c.circle(150, 250, 14, darken(p.h3, 0.3));
    c.ball(150, 250, 9, p.x);
    shine(c, 'M78 112C78 86 92 70 116 66', 6, 0.6);
    c.poly(
      [
        [98, 90],
        [128, 90],
        [108, 144],
        [92, 132],
      ],
      '#fff',
      'opacity=".12"',
    );
  },
};
