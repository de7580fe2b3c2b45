import type { StakeSource } from '@liftoff/rules/bonus/stake-part';
import type { BetBody, GameMode, JackpotWin, Outcome, RoundAct, RoundSummary } from '@liftoff/contract/game/game';

/** A row of `game_sessions`, with the columns that a bet needs. */
export interface GameSessionRow {
  readonly id: string;
  /** `player:{id}`, or `demo:{session id}`. */
  readonly owner: string;
  readonly player_id: bigint | null;
  readonly site_session: string | null;
  readonly nickname: string;
  readonly game: string;
  readonly mode: GameMode;
  readonly currency: string;
  readonly locale: string;
  /** The player's country at launch; `null` if unknown. */
  readonly country: string | null;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly last_bet_at: Date | null;
  readonly purse: bigint;
}

export const gameSessionColumns = `s.id, s.owner, s.player_id, s.site_session, s.nickname, s.game, s.mode, s.currency, s.locale,
  s.country, s.started_at, s.ended_at, s.last_bet_at, s.purse`;

/** A row of `game_seed_pairs`. The server seed of the active pair never leaves the platform [C33]. */
export interface PairRow {
  readonly number: number;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly nonce: number;
}

export const pairColumns = 'p.number, p.server_seed, p.server_seed_hash, p.client_seed, p.nonce';

/** An act in a round. Amounts are strings in minor units, so that they never become floats. */
export interface RecordedAct {
  readonly id: string;
  readonly act: RoundAct;
  /** When the act counts, in milliseconds after the opening of the round. */
  readonly atMs: number;
  /** Amount that the act added to the round's stake. */
  readonly stake: string;
  /** Cash (or play money) and bonus money stated in the response to the act. */
  readonly balance: string;
  readonly bonus: string;
}

/** A row of `game_rounds`, with its acts. */
export interface RoundRow {
  readonly owner: string;
  readonly id: string;
  readonly session_id: string;
  readonly player_id: bigint | null;
  readonly nickname: string;
  readonly game: string;
  readonly mode: GameMode;
  readonly currency: string;
  readonly state: RoundSummary['state'];
  readonly stake: bigint;
  readonly win: bigint;
  readonly jackpot_win: bigint | null;
  readonly jackpot_wins: readonly JackpotWin[] | null;
  readonly pair: number;
  readonly nonce: number;
  readonly table_round: bigint | null;
  readonly input: BetBody['input'];
  readonly outcome: Outcome;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  /**
   * Cash (or play money) and bonus money in the response to the bet, and in the response that closed the round. The
   * balance is `null` in rows older than its column.
   */
  readonly bet_balance: bigint | null;
  readonly bet_bonus: bigint;
  readonly close_balance: bigint | null;
  readonly close_bonus: bigint;
  /**
   * Sources of the stake, with amounts in minor units as strings. `null` for play money, and for rows older than this
   * column, which were paid in cash. Rows older than grants have no `grant`.
   */
  readonly funding:
    | readonly { readonly source: StakeSource; readonly grant?: number | null; readonly amount: string }[]
    | null;
  /** What the round has contributed to the wagering of a grant, in minor units; `null` if nothing. */
  readonly contribution: { readonly grant: number; readonly amount: string } | null;
  /** The round's acts, in the order in which they were applied. */
  readonly acts: readonly RecordedAct[];
}

export const roundColumns = `r.owner, r.id, r.session_id, r.player_id, r.nickname, r.game, r.mode, r.currency, r.state, r.stake,
  r.win, r.jackpot_win, r.jackpot_wins, r.pair, r.nonce, r.table_round, r.input, r.outcome, r.opened_at, r.closed_at,
  r.bet_balance, r.bet_bonus, r.close_balance, r.close_bonus, r.funding, r.contribution,
  coalesce((SELECT json_agg(json_build_object('id', a.id, 'act', a.act, 'atMs', a.at_ms, 'stake', a.stake::text,
      'balance', a.balance::text, 'bonus', a.bonus::text) ORDER BY a.number)
    FROM game_round_acts a WHERE a.owner = r.owner AND a.round_id = r.id), '[]') AS acts`;
