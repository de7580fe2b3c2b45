import { lookup } from '../core/lookup.ts';
import { providerById } from '../studios/providers.ts';
import type { CatalogueGame, DealtTitle, CatalogueFacts, Title } from '../game.ts';
import { SEED } from '../seed.ts';
import { slugOf } from '../titles.ts';
import { chancesOf, type Chances } from './chances.ts';
import { engineOf } from './engine.ts';
import { instantSheet } from './instant.ts';
import { liveSheet } from './live.ts';
import type { Sheet } from './sheet.ts';
import { slotsSheet } from './slots.ts';
import { tablesSheet } from './tables.ts';

/** A game before its art direction is decided. */
export type UndrawnGame = Omit<CatalogueGame, 'art'>;

const DAY_MS = 86_400_000;
const EDITION = Date.UTC(2026, 10, 1);
const isoDate = (ageDays: number): string => new Date(EDITION - ageDays * DAY_MS).toISOString().slice(0, 10);

/** Days since release; negative if the game is not out yet. */
const ageOf = (title: Title, { rand }: Chances): number =>
  title.kind === 'live' ? Math.floor(rand() * 1500) + 20 : Math.floor(rand() ** 1.6 * 2900) - 40;

const sheetOf = (title: Title, chances: Chances): Sheet => {
  if (title.kind === 'slots') return slotsSheet(title, chances);
  if (title.kind === 'live') return liveSheet(title, chances);
  if (title.kind === 'tables') return tablesSheet(chances);
  return instantSheet(title, chances);
};

const commonFacts = (title: DealtTitle, age: number): CatalogueFacts => ({
  seo_title: `${title.title} by ${lookup(providerById, title.provider, 'provider').name}`,
  rtp: 0,
  volatility: null,
  maxWin: null,
  grid: null,
  lines: null,
  features: [],
  minBet: 0.1,
  maxBet: 100,
  has_demo_mode: age >= 0,
  release: isoDate(age),
});

/**
 * Everything about a game except its art. `family` is the family of its subject, which the art decides. Random
 * choices are made in a fixed order, so add new ones at the end.
 */
export const details = (title: DealtTitle, index: number, family: string): UndrawnGame => {
  const chances = chancesOf(SEED + ':' + title.title);
  const { chance, rand } = chances;
  const age = ageOf(title, chances);
  const slug = slugOf(title.title);
  const sheet = sheetOf(title, chances);
  const categories = [...sheet.categories];
  const badges = [...sheet.badges];
  const early: Partial<CatalogueFacts> = age < 0 ? { has_demo_mode: chance(0.3) } : {};
  if (age < 0) categories.push('prerelease');
  if (age >= 0 && age < 75) {
    categories.push('new');
    badges.push('new');
  }
  if (chance(0.05)) categories.push('exclusive');
  if (chance(0.12)) categories.push('animated');
  if (chance(0.04)) badges.unshift('top');
  return {
    id: index + 1,
    title: title.title,
    slug,
    provider: title.provider,
    kind: title.kind,
    theme: title.theme,
    subject: title.subject,
    family,
    engine: engineOf(title, slug, sheet),
    categories,
    badges,
    ...commonFacts(title, age),
    ...sheet.facts,
    ...early,
    popularity: Math.round(1000 * rand() ** 2.2),
  };
};
