import { describe, expect, it } from 'vitest';
import { liftoffIcon, liftoffMark } from './logo.ts';
import { CHIPS, pocketColour, POCKETS, rouletteChip, rouletteWheel } from './roulette.ts';
import {
  emblem,
  emblemStatuses,
  patch,
  patchNames,
  reward,
  rewardKinds,
  rocketTiers,
  scene,
  sceneKinds,
  tierRocket,
} from './scenes-brand.ts';

const pictures = [
  ...sceneKinds.map(kind => ({ name: `scene ${kind}`, box: '0 0 1200 520', svg: scene(kind) })),
  ...emblemStatuses.map(status => ({ name: `emblem ${status}`, box: '0 0 200 200', svg: emblem(status) })),
  ...patchNames.map(name => ({ name: `patch ${name}`, box: '0 0 200 200', svg: patch(name) })),
  ...rewardKinds.map(kind => ({ name: `reward ${kind}`, box: '0 0 180 170', svg: reward(kind) })),
  ...rocketTiers.map(tier => ({ name: `rocket ${tier}`, box: '0 0 300 340', svg: tierRocket(tier) })),
  ...CHIPS.map(({ value }) => ({ name: `chip ${value}`, box: '0 0 64 64', svg: rouletteChip(value) })),
  { name: 'roulette wheel', box: '0 0 640 640', svg: rouletteWheel(17) },
  { name: 'mark', box: '0 0 26 30', svg: liftoffMark() },
  { name: 'icon', box: '0 0 512 512', svg: liftoffIcon() },
];

describe('brand pictures', () => {
  it('every brand picture has its view box and no invalid number or external reference', () => {
    const bad = /NaN|undefined|Infinity|(?:href|src)="(?!#)|url\((?!#)|<image|<script|<text/;
    for (const { name, box, svg } of pictures) {
      expect(svg, name).toContain(`viewBox="${box}"`);
      expect(svg, name).not.toMatch(bad);
    }
  });

  it('all brand pictures differ from each other, and each is drawn the same every time', () => {
    expect(new Set(pictures.map(picture => picture.svg)).size).toBe(pictures.length);
    for (const kind of sceneKinds) expect(scene(kind)).toBe(scene(kind));
  });

  it('brand pictures stay below 36 KB', () => {
    expect(pictures.filter(picture => picture.svg.length > 36_864)).toEqual([]);
  });
});

describe('roulette wheel picture', () => {
  it('the roulette wheel picture contains every number of a single-zero wheel once, alternating red and black', () => {
    expect(POCKETS.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
    const colours = POCKETS.slice(1).map(pocketColour);
    expect(colours.filter((colour, i) => colour === (i % 2 ? 'black' : 'red'))).toHaveLength(36);
  });

  it('draws an empty roulette wheel without a number, and throws for a pocket that does not exist', () => {
    expect(rouletteWheel()).not.toBe(rouletteWheel(0));
    expect(() => rouletteWheel(37)).toThrow('no pocket 37');
  });

  it('prints the value on every roulette chip', () => {
    expect(rouletteChip(5)).not.toBe(rouletteChip(6));
    expect(rouletteChip(2500)).toContain('#1d2030');
  });
});
