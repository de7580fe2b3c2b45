import { darken, lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const orbit: Scene = (c, p) => {
  starfield(c, p, 40);
  c.circle(
    150,
    690,
    440,
    c.rad([
      [p.g, 0, 0.9],
      [p.g, 0.5, 0.965],
      [p.g, 0, 1],
    ]),
  );
  c.circle(
    150,
    690,
    414,
    c.rad([
      [darken(p.b, 0.2), 1, 0.86],
      [mix(p.a, p.b, 0.3), 1, 0.965],
      [p.g, 1, 0.993],
      [lighten(p.g, 0.7), 1, 1],
    ]),
  );
  c.circle(
    240,
    52,
    17,
    c.rad(
      [
        [lighten(p.g, 0.4), 0.9],
        [p.a, 0.9],
      ],
      36,
      30,
      78,
    ),
  );
};
