import type { BonusEntry, BonusHistory } from '@liftoff/contract/bonus';
import { contributionPercent, type GameOfTerms } from '@liftoff/rules/bonus/terms';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import { bonusView } from './bonus-view.ts';
import type { GrantRow } from './grant-rows.ts';

/** Maximum number of entries in a history. */
const listed = 200;

/** When a grant was activated and ended. */
interface Life {
  readonly activated_at: Date | null;
  readonly ended_at: Date | null;
}

interface GameRow extends GameOfTerms {
  readonly title: string;
  readonly rounds: number;
  readonly staked: bigint;
  readonly counted: bigint;
}

interface EntryRow extends Pick<BonusEntry, 'kind' | 'game'> {
  readonly at: Date;
  readonly amount: bigint;
  readonly balance: bigint;
}

/**
 * A grant with the stakes that counted, by game, and with every movement of its money, newest first. One grant per
 * currency is active at a time, so the entries of the bonus account belong to the grant that was active then.
 */
export async function grantHistory(sql: Sql, row: GrantRow): Promise<BonusHistory> {
  const [life] = await sql.query<Life>('SELECT activated_at, ended_at FROM bonus_grants WHERE id = $1', [row.id]);
  const { activated_at: from = null, ended_at: until = null } = life ?? {};
  const games = from === null ? [] : await gamesOf(sql, row, from, until);
  const entries = from === null ? [] : await entriesOf(sql, row, from, until);
  return {
    bonus: bonusView(row),
    activated_at: from?.toISOString() ?? null,
    ended_at: until?.toISOString() ?? null,
    games: games.map(({ staked, counted, slug, title, rounds, provider, categories }) => ({
      game: slug,
      title,
      rounds,
      staked_cents: wire(staked),
      percent: contributionPercent(row.terms, { slug, provider, categories }),
      counted_cents: wire(counted),
    })),
    entries: entries.slice(0, listed).map(({ at, amount, balance, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      amount_cents: wire(amount),
      balance_cents: wire(balance),
    })),
    more: entries.length > listed,
  };
}

/** The games in which the grant was staked or stakes counted for it. A round that was rolled back is left out. */
const gamesOf = (sql: Sql, row: GrantRow, from: Date, until: Date | null): Promise<GameRow[]> =>
  sql.query<GameRow>(
    `SELECT r.game AS slug, coalesce(g.details->>'title', r.game) AS title, coalesce(g.details->>'provider', '') AS provider,
       coalesce(g.categories, '{}') AS categories, count(*)::int AS rounds, sum(r.stake)::numeric AS staked,
       coalesce(sum((r.contribution->>'amount')::numeric) FILTER (WHERE r.contribution->>'grant' = $5::text), 0) AS counted
     FROM game_rounds r LEFT JOIN games g ON g.slug = r.game
     WHERE r.player_id = $1 AND r.mode = 'real' AND r.currency = $2 AND r.state <> 'rolled_back'
       AND r.opened_at >= $3 AND ($4::timestamptz IS NULL OR r.opened_at <= $4)
       AND (r.contribution->>'grant' = $5::text
         OR r.funding @> jsonb_build_array(jsonb_build_object('source', 'bonus', 'grant', $5::text::bigint)))
     GROUP BY 1, 2, 3, 4 ORDER BY counted DESC, staked DESC, title`,
    [row.player_id, row.currency, from, until, String(row.id)],
  );

const entriesOf = (sql: Sql, row: GrantRow, from: Date, until: Date | null): Promise<EntryRow[]> =>
  sql.query<EntryRow>(
    `SELECT t.at, t.kind, e.amount, e.balance, g.details->>'title' AS game
     FROM ledger_accounts a
       JOIN ledger_entries e ON e.account_id = a.id
       JOIN ledger_transfers t ON t.id = e.transfer_id
       LEFT JOIN game_rounds r ON r.owner = a.owner
         AND r.id::text = CASE WHEN t.reference LIKE 'round:%' THEN split_part(t.reference, ':', 4) END
       LEFT JOIN games g ON g.slug = r.game
     WHERE a.owner = $1 AND a.kind = 'bonus' AND a.currency = $2
       AND t.at >= $3 AND ($4::timestamptz IS NULL OR t.at <= $4)
       AND (t.reference NOT LIKE 'grant:%' OR t.reference LIKE $5)
     ORDER BY e.seq DESC LIMIT ${listed + 1}`,
    [`player:${row.player_id}`, row.currency, from, until, `grant:${row.id}:%`],
  );
