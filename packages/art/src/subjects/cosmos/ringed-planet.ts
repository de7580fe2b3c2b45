import { lighten, mix } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const ringedPlanet: Subject = {
  tints: ['sand', 'violet', 'teal', 'rose', 'flame', 'ice'],
  scenes: ['stars', 'nebula', 'orbit'],
  draw(c, p) {
    const ring = (half: boolean) =>
      c.clipped(`<path d="${half ? 'M-40 190L340 110V320H-40Z' : 'M-40 190L340 110V-40H-40Z'}"/>`, () =>
        (
          [
            [138, 40, 11, p.h1],
            [120, 33, 7, p.x],
            [106, 28, 4, lighten(p.h1, 0.4)],
            [152, 46, 3, p.h2],
          ] as const
        ).forEach(([rx, ry, w, k]) =>
          c.ellipse(
            150,
            150,
            rx,
            ry,
            'none',
            `stroke="${k}" stroke-width="${w}" transform="rotate(-12 150 150)" opacity=".92"`,
          ),
        ),
      );
    c.glow(150, 150, 140, p.h1, 0.35);
    ring(false);
    c.ball(150, 150, 82, p.h2, { spec: false, hi: 0.6, lo: 0.75 });
    c.clipped('<circle cx="150" cy="150" r="82"/>', () => {
      for (let i = 0; i < 9; i++)
        c.path(
          `M50 ${84 + i * 17}Q150 ${70 + i * 17 + (i % 3) * 14} 250 ${64 + i * 17}V${70 + i * 17 + (i % 4) * 3}Q150 ${82 + i * 17 + (i % 3) * 14} 50 ${92 + i * 17}Z`,
          i % 2 ? lighten(p.h1, 0.3) : p.h3,
          'opacity=".32"',
        );
      c.ellipse(178, 176, 19, 10, p.x, 'opacity=".7" transform="rotate(-12 178 176)"');
      c.circle(
        150,
        150,
        84,
        c.rad(
          [
            ['#fff', 0.25],
            ['#fff', 0, 0.4],
            ['#000', 0.55],
          ],
          32,
          26,
          84,
        ),
      );
    });
    ring(true);
    c.ball(60, 66, 15, mix(p.x, p.h1, 0.3));
    c.ball(252, 232, 10, p.h1);
    sparkle(c, 234, 62, 12);
    sparkle(c, 58, 240, 7);
  },
};
