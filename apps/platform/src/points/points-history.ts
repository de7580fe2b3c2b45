import type { PointsEntry } from '@liftoff/contract/points-entities';
import type { Reward } from '@liftoff/contract/reward';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';

interface LineRow {
  day: string;
  kind: 'earned' | 'given' | 'spent';
  source: string;
  points: bigint;
  balance: bigint;
  reward: Reward | null;
  /** The title of a corrected game, or of a lottery or tournament; `null` for other sources. */
  title: string | null;
}

/** The part of a cause by which the changes of a day are added up: all play in a category, or the cause itself. */
const source = `CASE WHEN cause LIKE 'play:%' THEN 'play:' || split_part(cause, ':', 2) ELSE cause END`;

const ofMonth = `SELECT t.at, e.seq, e.amount, e.balance, substring(t.kind FROM '^points_(.*)$') AS kind,
    substring(t.reference FROM '^points:[0-9]+:(.*)$') AS cause
  FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND a.kind = 'points' AND t.at >= $2 AND t.at < $3`;

const listed = 500;

/** The changes of a player's points in a month (`YYYY-MM`, UTC), newest first, with play added up by day and category. */
export async function pointsOfMonth(sql: Sql, playerId: number, month: string) {
  const since = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(since);
  until.setUTCMonth(until.getUTCMonth() + 1);
  const values = [`player:${playerId}`, since, until];
  const lines = await sql.query<LineRow>(
    `WITH moves AS (${ofMonth}), lines AS (
       SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, ${source} AS source, min(kind) AS kind,
         sum(amount)::numeric AS points, (array_agg(balance ORDER BY seq DESC))[1] AS balance, max(seq) AS seq
       FROM moves GROUP BY 1, 2 ORDER BY max(seq) DESC LIMIT ${listed})
     SELECT l.day, l.kind, l.source, l.points, l.balance, r.reward, coalesce(g.title, o.title, x.title) AS title
     FROM lines l LEFT JOIN given_rewards r ON r.player_id = $4 AND r.cause = l.source AND l.kind = 'spent'
       LEFT JOIN games g ON l.source LIKE 'correction:%' AND g.slug = split_part(l.source, ':', 2)
       LEFT JOIN lotteries o ON l.source LIKE 'lottery:%' AND o.id::text = split_part(l.source, ':', 2)
       LEFT JOIN tournaments x ON l.source LIKE 'tournament:%' AND x.id::text = split_part(l.source, ':', 2)
     ORDER BY l.seq DESC`,
    [...values, playerId],
  );
  const [sums] = await sql.query<Record<'earned' | 'given' | 'spent', bigint>>(
    `WITH moves AS (${ofMonth})
     SELECT coalesce(sum(amount) FILTER (WHERE kind = 'earned'), 0)::numeric AS earned,
       coalesce(sum(amount) FILTER (WHERE kind = 'given'), 0)::numeric AS given,
       coalesce(-sum(amount) FILTER (WHERE kind = 'spent'), 0)::numeric AS spent FROM moves`,
    values,
  );
  const staked = await stakedIn(sql, playerId, { since, until });
  return {
    earned: Number(sums?.earned ?? 0n),
    given: Number(sums?.given ?? 0n),
    spent: Number(sums?.spent ?? 0n),
    entries: lines.map(line => entryOf(line, staked)),
  };
}

interface StakedRow {
  day: string;
  category: string;
  currency: string;
  staked: bigint;
}

async function stakedIn(sql: Sql, playerId: number, { since, until }: { since: Date; until: Date }) {
  return await sql.query<StakedRow>(
    `SELECT day::text AS day, category, currency, staked FROM points_play
     WHERE player_id = $1 AND day >= ($2::timestamptz AT TIME ZONE 'UTC')::date
       AND day < ($3::timestamptz AT TIME ZONE 'UTC')::date AND staked > 0 ORDER BY currency`,
    [playerId, since, until],
  );
}

function entryOf(
  { day, kind, source: cause, points, balance: after, reward, title }: LineRow,
  staked: StakedRow[],
): PointsEntry {
  const [giver = '', item = ''] = cause.split(':');
  const isPlay = kind === 'earned' && giver === 'play';
  const ofDay = staked.filter(row => isPlay && row.day === day && row.category === item);
  return {
    day,
    kind: kind === 'earned' && !isPlay ? 'corrected' : kind,
    source: kind === 'given' ? giver : (title ?? item),
    staked: ofDay.flatMap(row =>
      isCurrency(row.currency) ? [{ currency: row.currency, amount_cents: wire(row.staked) }] : [],
    ),
    reward,
    points: Number(points),
    balance: Number(after),
  };
}
