import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const arch: Scene = (c, p) => {
  for (let i = 0; i < 5; i++) {
    const w = 142 - i * 15;
    c.path(
      `M${150 - w} 410V160C${150 - w} ${80 + i * 6} ${150 - w * 0.5} ${26 + i * 9} 150 ${4 + i * 14}C${150 + w * 0.5} ${26 + i * 9} ${150 + w} ${80 + i * 6} ${150 + w} 160V410Z`,
      mix(p.a, p.g, 0.06 + i * 0.12),
      'opacity=".85"',
    );
    c.path(
      `M${150 - w} 410V160C${150 - w} ${80 + i * 6} ${150 - w * 0.5} ${26 + i * 9} 150 ${4 + i * 14}`,
      'none',
      `stroke="${lighten(p.g, 0.3)}" stroke-width="1" opacity=".3"`,
    );
  }
  c.glow(150, 150, 110, p.g, 0.5);
};
