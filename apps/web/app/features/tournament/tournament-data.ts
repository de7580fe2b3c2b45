import type { BoardRow, Tournament } from '@liftoff/contract/tournament';
import type { NamedReward } from '../../shared/money/reward-name.ts';

/** Neighbouring places with the same prize. */
export interface PrizeRow {
  from: number;
  to: number;
  rewards: readonly NamedReward[];
}

export interface BoardLine {
  place: number;
  nickname: string;
  points: number;
  isSandbox: boolean;
}

export const boardLine = (row: BoardRow): BoardLine => ({
  place: row.award_place,
  nickname: row.nickname,
  points: row.points,
  isSandbox: row.is_sandbox,
});

/**
 * A tournament in the form that its pages show. Amounts are formatted on the server, so that the browser loads no code
 * for them. Times are ISO 8601.
 */
export interface TournamentData {
  id: string;
  slug: string;
  title: string;
  status: Tournament['status'];
  startAt: string;
  endAt: string;
  isFinal: boolean;
  isCancelled: boolean;
  players: number;
  currency: string;
  strategy: Tournament['terms']['strategy'];
  entry: Tournament['terms']['entry'];
  costPoints: number;
  roundsMax: number | null;
  graceMinutes: number;
  /** Minimum stakes, formatted; the visitor's currency first. Empty if any stake counts. */
  minimums: readonly string[];
  /** Names of the games and categories that count, with the category's id if the name is a link. Empty: all games. */
  games: readonly { name: string; category: string | null }[];
  /** Empty if stakes are not weighted. */
  weights: readonly { limit: number | null; percent: number }[];
  prizes: readonly PrizeRow[];
  /** The sum of all prizes in money, formatted; `null` if there are none. */
  pool: string | null;
  board: readonly BoardLine[];
}

/** The prize of a place; `null` if the place has none. */
export const prizeAt = ({ prizes }: Pick<TournamentData, 'prizes'>, place: number): PrizeRow | null =>
  prizes.find(({ from, to }) => place >= from && place <= to) ?? null;

/** The number of places with a prize. */
export const paidPlaces = ({ prizes }: Pick<TournamentData, 'prizes'>): number => prizes.at(-1)?.to ?? 0;
