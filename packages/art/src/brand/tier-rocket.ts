import { Canvas } from '../core/canvas.ts';
import { both } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { ION_ROCKET, plume, rocket, type RocketColours } from './rocket.ts';

/** The rockets of the lootbox wheel, from the lowest to the highest tier. */
export const rocketTiers = ['lite', 'pro', 'max'] as const;
export type RocketTier = (typeof rocketTiers)[number];

interface Look {
  readonly colours: RocketColours;
  readonly scale: number;
  /** Vertical offset of the rocket's top, in units. */
  readonly top: number;
}

const LOOKS: Readonly<Record<RocketTier, Look>> = {
  lite: { colours: { ...ION_ROCKET, nose: '#8fd5e6', glass: '#112233' }, scale: 0.74, top: 50 },
  pro: { colours: ION_ROCKET, scale: 0.92, top: 22 },
  max: {
    colours: { hull: ['#fffaf0', '#ecd9b0', '#7b6136'], nose: '#f1ce80', glass: '#3b2608' },
    scale: 1.06,
    top: -4,
  },
};

const outerBooster = (c: Canvas, k: RocketColours, s: number): void => {
  const x = (v: number): number => 150 + s * v;
  plume(c, x(74), 236, 14, 52, '#ffffff', k.nose);
  c.path(
    `M${x(74)} 158C${x(82)} 168 ${x(84)} 200 ${x(82)} 236H${x(66)}C${x(64)} 200 ${x(66)} 168 ${x(74)} 158Z`,
    c.lin(k.hull, 0),
  );
  c.path(
    `M${x(74)} 158C${x(79)} 164 ${x(82)} 174 ${x(82)} 184H${x(65)}C${x(66)} 174 ${x(69)} 164 ${x(74)} 158Z`,
    k.nose,
  );
};

/** The rocket of a tier, 300 x 340. */
export const tierRocket = (tier: RocketTier): string => {
  const c = new Canvas(300, 340, 'tier-' + tier);
  const { colours, scale, top } = LOOKS[tier];
  c.glow(150, 170, 150, colours.nose, 0.32);
  c.group(`transform="translate(${num(150 - 150 * scale)} ${top}) scale(${scale})"`, () => {
    plume(c, 150, 250, 30, 92, '#ffffff', colours.nose);
    if (tier !== 'lite') both(s => plume(c, 150 + s * 44, 240, 17, 64, '#ffffff', colours.nose));
    if (tier === 'max') both(s => outerBooster(c, colours, s));
    rocket(c, colours, tier !== 'lite');
  });
  return c.toString();
};
