import type { jackpot } from '@liftoff/contract/jackpot';
import { wire } from '@liftoff/rules/money/money';
import type { Handlers } from '../core/call.ts';
import type { Sql } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { activeJackpots, type JackpotConfig } from './jackpot-config.ts';
import { poolOf, readLevels, type LevelRow } from './levels.ts';

interface WinRow {
  nickname: string;
  amount: bigint;
  currency: string;
  original_amount: bigint;
  original_currency: string;
  level_name: string;
  won_at: Date;
  jackpot: string;
  level: string;
  slug: string;
  title: string;
}

/** How many of the latest wins, and how many of the biggest, are listed. */
const listedWins = 50;

/** Handlers for the jackpot calls. */
export function jackpotHandlers({ db }: Platform): Handlers<typeof jackpot> {
  return {
    gameJackpots: async () => {
      const [levels, jackpots] = await Promise.all([readLevels(db), activeJackpots(db)]);
      const totals: Record<string, Record<string, bigint>> = {};
      for (const jackpot of jackpots) {
        const total = totalOf(jackpot, levels);
        const bySlug = (totals[jackpot.currency] ??= {});
        // A game can contribute to several jackpots; the sum of their pools can be won in it.
        for (const slug of await countingGames(db, jackpot)) bySlug[slug] = (bySlug[slug] ?? 0n) + total;
      }
      return Object.fromEntries(Object.entries(totals).map(([currency, bySlug]) => [currency, onTheWire(bySlug)]));
    },
    listJackpots: async () => {
      const [rows, lastWins, jackpots] = await Promise.all([readLevels(db), readLastWins(db), activeJackpots(db)]);
      return jackpots.map(jackpot => ({
        id: jackpot.id,
        identifier: jackpot.identifier,
        name: jackpot.name,
        state: jackpot.state,
        currency: jackpot.currency,
        categories: jackpot.categories,
        levels: jackpot.levels.map(level => ({
          id: level.id,
          name: level.name,
          identifier: level.identifier,
          amount_cents: wire(levelPool(jackpot, level.identifier, rows)),
          one_in: level.one_in,
          share_ppm: level.share_ppm,
          seed_cents: wire(BigInt(level.seed_cents)),
          last_won_at: lastWins.get(`${jackpot.identifier} ${level.identifier}`)?.toISOString() ?? null,
        })),
      }));
    },
    jackpotWins: async () => {
      const wins = await db.query<WinRow>(
        `WITH listed AS (
           (SELECT id FROM jackpot_wins ORDER BY won_at DESC LIMIT $1)
           UNION (SELECT id FROM jackpot_wins ORDER BY original_amount DESC LIMIT $1))
         SELECT nickname, amount, currency, original_amount, original_currency, level_name, won_at, jackpot, level,
           game AS slug, coalesce(games.title, game) AS title
         FROM jackpot_wins LEFT JOIN games ON games.slug = game
         WHERE jackpot_wins.id IN (SELECT id FROM listed) ORDER BY won_at DESC`,
        [listedWins],
      );
      return wins.map(win => ({
        user_name: win.nickname,
        amount_cents: wire(win.amount),
        currency: win.currency,
        jackpot_original_amount_cents: wire(win.original_amount),
        jackpot_original_currency: win.original_currency,
        jackpot_level_name: win.level_name,
        created_at: win.won_at.toISOString(),
        jackpot: win.jackpot,
        level: win.level,
        game: { slug: win.slug, title: win.title },
      }));
    },
  };
}

/** When each level was last won, by jackpot and level. */
async function readLastWins(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql.query<{ jackpot: string; level: string; won_at: Date }>(
    'SELECT jackpot, level, max(won_at) AS won_at FROM jackpot_wins GROUP BY jackpot, level',
  );
  return new Map(rows.map(row => [`${row.jackpot} ${row.level}`, row.won_at]));
}

function levelPool(jackpot: JackpotConfig, identifier: string, rows: readonly LevelRow[]): bigint {
  const row = rows.find(level => level.jackpot === jackpot.identifier && level.identifier === identifier);
  return row === undefined ? 0n : poolOf(row);
}

const totalOf = (jackpot: JackpotConfig, rows: readonly LevelRow[]): bigint =>
  jackpot.levels.reduce((sum, level) => sum + levelPool(jackpot, level.identifier, rows), 0n);

const onTheWire = (amounts: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(amounts).map(([slug, amount]) => [slug, wire(amount)]));

async function countingGames(sql: Sql, jackpot: JackpotConfig): Promise<string[]> {
  const rows = await sql.query<{ slug: string }>(
    `SELECT slug FROM games WHERE categories && $1::text[] AND NOT 'prerelease' = ANY (categories)`,
    [jackpot.categories],
  );
  return rows.map(row => row.slug);
}
