import type { Game } from '@liftoff/contract/lobby/lobby';
import type * as z from 'zod';
import type { GameRow } from './catalogue-row.ts';

type Badge = Game['badges'][number];
const themes: Record<Badge['type'], Badge['theme']> = {
  top: 'brand',
  new: 'neutral',
  'bonus-wagering': 'reward',
  jackpot: 'reward',
  'mystic-jackpots': 'reward',
};

const isBadge = (text: string): text is Badge['type'] => Object.hasOwn(themes, text);

/** A game's numeric ids, one per currency. No two combinations of game and currency share an id [ENTITY-008]. */
const currencyIds = (row: GameRow): z.output<typeof Game.shape.currencies> => {
  const codes = row.has_demo_mode ? ['FUN', ...row.currencies] : row.currencies;
  return Object.fromEntries(codes.map((code, at) => [code, { id: row.id * 100 + at }]));
};

/** A game in the format that the calls return. `collections` is filled in when the lists are built. */
export function wireGame(row: GameRow, providerSlug: string): Game {
  return {
    identifier: row.slug,
    title: row.title,
    name: row.title,
    slug: row.slug,
    seo_title: row.seo_title,
    provider: providerSlug,
    categories: [...row.categories],
    currencies: currencyIds(row),
    collections: {},
    has_demo_mode: row.has_demo_mode,
    preview: `/pictures/poster/${row.slug}`,
    badges: row.badges.filter(isBadge).map(type => ({ type, theme: themes[type] })),
    last_activity_at: row.last_activity_at?.toISOString() ?? null,
    tint: row.tint,
  };
}
