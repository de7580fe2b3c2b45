// The wide scenes behind banners and beside forms, 1200 x 520. They are few and composed by hand, so they are files.
import fs from 'node:fs';

export const heroSceneNames = ['launch', 'jackpot', 'tournament', 'vip', 'mart', 'wheel', 'adventure'] as const;
export type HeroSceneName = (typeof heroSceneNames)[number];

/** One scene as SVG. */
export const heroScene = (name: HeroSceneName): string =>
  fs.readFileSync(new URL(`./hero-scenes/${name}.svg`, import.meta.url), 'utf8');
