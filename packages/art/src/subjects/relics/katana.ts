import { darken, lighten } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const katana: Subject = {
  wide: true,
  tints: ['silver', 'ice', 'rose'],
  scenes: ['plain', 'dawn', 'bamboo'],
  draw(c, p) {
    c.circle(150, 140, 90, c.rad([lighten(p.x, 0.25), p.x, darken(p.x, 0.35)], 42, 36, 70));
    c.path('M-10 262 Q46 168 84 180 Q112 150 150 158 Q206 168 310 268 V300 H-10Z', c.lin([p.h3, p.b], 90));
    c.path(
      'M84 180 Q112 150 150 158 Q166 162 180 170 Q158 170 148 182 Q136 172 122 186 Q106 174 84 180Z',
      '#f3f0f5',
      'opacity=".85"',
    );
    c.group('transform="rotate(42 150 150)"', () => {
      c.path('M143 34 Q148 14 158 6 Q159 90 157 196 H143Z', c.lin(['#8d97a8', '#ffffff', '#c4ccd8', '#6c7484'], 0));
      c.path('M150 16 Q151 90 149 196', 'none', 'stroke="#fff" stroke-width="1.4"');
      c.ellipse(150, 200, 22, 7, c.lin([p.h1, darken(p.h1, 0.6)], 90));
      c.rect(142, 204, 16, 70, '#15161d', 'rx="5"');
      for (let i = 0; i < 5; i++)
        c.path(`M142 ${210 + i * 13} L150 ${216 + i * 13} L158 ${210 + i * 13} L150 ${222 + i * 13 - 6}Z`, p.h1);
    });
    for (let i = 0; i < 14; i++) {
      const x = c.rand() * 300,
        y = 20 + c.rand() * 230;
      c.ellipse(
        x,
        y,
        6,
        3.2,
        i % 2 ? '#ffd3dd' : '#ff9db4',
        `transform="rotate(${num(c.rand() * 180)} ${num(x)} ${num(y)})" opacity=".9"`,
      );
    }
  },
};
