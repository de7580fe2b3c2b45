import { Canvas } from '../core/canvas.ts';
import { mix } from '../core/colour.ts';
import { at, polar, range, TAU } from '../core/geometry.ts';
import * as land from './patches/land.ts';
import { longHop } from './patches/long-hop.ts';
import type { DrawPatch, Hues } from './patches/marks.ts';
import * as sky from './patches/sky.ts';
import * as things from './patches/things.ts';

const scenes = { ...sky, ...land, ...things, 'long-hop': longHop } satisfies Record<string, DrawPatch>;
export type PatchName = keyof typeof scenes;

const hues = (deep: string, mid: string, glow: string, accent: string): Hues => ({ deep, mid, glow, accent });
const HUES: Readonly<Record<PatchName, Hues>> = {
  perihelion: hues('#0b1024', '#1d2c5c', '#f1ce80', '#fff0c6'),
  sprint: hues('#0a1428', '#173a63', '#7ed2ed', '#e6fbff'),
  harbour: hues('#06161c', '#0f4450', '#5fd0c4', '#ffe2a6'),
  solstice: hues('#1a1130', '#4a2b66', '#ff9f8a', '#ffe3cf'),
  relay: hues('#061a1c', '#0d3b3c', '#68d7a1', '#c8ffe6'),
  equinox: hues('#1a0f0a', '#5a2d16', '#feb16b', '#fff0c6'),
  leonid: hues('#120b26', '#35236e', '#a58bff', '#efe8ff'),
  tidal: hues('#08142b', '#15407a', '#6fb4ff', '#e3f2ff'),
  harvest: hues('#170d10', '#4d2029', '#ff8f6a', '#ffe0b8'),
  aphelion: hues('#06181c', '#11495a', '#6fe0e6', '#e0feff'),
  perseid: hues('#0a0c22', '#252b66', '#91a1ff', '#dfe5ff'),
  hop: hues('#10131d', '#2c3348', '#b8bdcc', '#f4f6fa'),
  'long-hop': hues('#0d1710', '#24482a', '#b5d96a', '#f1ffd2'),
  expedition: hues('#041a1d', '#0c4148', '#5fe0d8', '#ffe2a6'),
  stage: hues('#0a0d24', '#252d78', '#91a1ff', '#ffffff'),
  refuel: hues('#150f22', '#4a2a5a', '#ffb46a', '#ffe7c4'),
  cashback: hues('#0d0f1e', '#283056', '#f1ce80', '#fff0c6'),
  drops: hues('#1a0a1e', '#551d5c', '#e58be6', '#ffe4ff'),
  mystic: hues('#160a1e', '#4f1f56', '#f07fe0', '#ffe9ff'),
};

const isPatch = (name: string): name is PatchName => Object.hasOwn(scenes, name);
export const patchNames: readonly PatchName[] = Object.keys(scenes).filter(isPatch);

/** Rim and ticks around the scene. */
const rim = (c: Canvas, { deep, glow, accent }: Hues): void => {
  const metal = c.lin([mix(accent, '#ffffff', 0.3), glow, mix(glow, deep, 0.62), mix(glow, accent, 0.4)], 60);
  c.circle(100, 100, 98, metal, 'stroke="none"');
  c.circle(100, 100, 94, deep);
  range(72).forEach(i => {
    const angle = (i / 72) * TAU;
    const isLong = i % 6 === 0;
    const inner = polar(100, 100, isLong ? 85.5 : 88.5, angle);
    c.line(`M${at(polar(100, 100, 91.5, angle))}L${at(inner)}`, isLong ? glow : mix(glow, deep, 0.5), 1.1);
  });
};

const stars = (c: Canvas): void =>
  range(34).forEach(() => {
    const [x, y] = polar(100, 100, Math.sqrt(c.rand()) * 78, c.rand() * TAU);
    c.circle(x, y, 0.5 + Math.round(c.rand() * 2) / 2, '#ffffff', `opacity="${c.rand() < 0.5 ? 0.4 : 0.75}"`);
  });

/** Round mission patch of a promotion, 200 x 200. */
export const patch = (name: PatchName): string => {
  const c = new Canvas(200, 200, 'patch-' + name);
  const colours = HUES[name];
  const { deep, mid, glow } = colours;
  rim(c, colours);
  c.circle(100, 100, 82, c.lin([deep, mid]), `stroke="${glow}" stroke-opacity=".75" stroke-width="2"`);
  c.clipped('<circle cx="100" cy="100" r="81"/>', () => {
    stars(c);
    scenes[name](c, colours);
    c.path('M100 18A82 82 0 0 0 18 100Q40 40 100 18Z', '#ffffff', 'opacity=".05"');
  });
  return c.toString();
};
