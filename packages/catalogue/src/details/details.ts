import { lookup } from '../core/lookup.ts';
import { providerById } from '../studios/providers.ts';
import type { CatalogueGame, DealtTitle, GameSheet, Title, GameEngine } from '../game.ts';
import { SEED } from '../seed.ts';
import { slugOf } from '../titles.ts';
import { chancesOf, type Chances, round2 } from './chances.ts';
import { liveSheet } from './live.ts';
import type { Sheet } from './sheet.ts';
import { slotsSheet } from './slots.ts';
import { tablesSheet } from './tables.ts';

const FEATURES = ['auto-cash-out', 'provably-fair', 'two-bets', 'turbo-mode', 'adjustable-risk', 'leaderboard'];
const FLYING = /jet|propeller|balloon|paperPlane|rocket|meteor|satellite|gauge/;

const instantSheet = (title: Title, { rand, from, some }: Chances): Sheet => {
  const rtp = round2(95 + rand() * 2.5);
  const volatility = from('low', 'medium', 'high', 'adjustable');
  const maxWin = from(500, 1000, 2500, 5000, 10000);
  const maxBet = from(50, 100, 250);
  const features = some(FEATURES, () => 3);
  const categories = ['instant', 'turbo', ...(FLYING.test(title.subject) ? ['crash'] : [])];
  return { facts: { rtp, volatility, maxWin, minBet: 0.1, maxBet, features }, categories, badges: [] };
};

/** Titles that promise a wheel other than the European one, which is the only one built. */
const otherWheels = new Set(['american-roulette', 'mini-roulette', 'three-wheel-roulette', 'twin-ball-roulette']);

const wheels = new Set(['roulette', 'rouletteTable', 'rouletteAbove', 'rouletteBoard']);

/** Chooses the engine for a title. The choice is stored in the catalogue, and all other code reads it from there. */
function engineOf(title: Title, slug: string, { categories }: Sheet): GameEngine {
  if (title.kind === 'slots') return 'slot';
  if (categories.includes('crash')) return 'crash';
  return wheels.has(title.subject) && !otherWheels.has(slug) ? 'roulette' : null;
}

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

const commonFacts = (title: DealtTitle, age: number): GameSheet => ({
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
  const early: Partial<GameSheet> = age < 0 ? { has_demo_mode: chance(0.3) } : {};
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
