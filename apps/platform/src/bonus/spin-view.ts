import type { Freespins, SpinGame } from '@liftoff/contract/bonus';
import { haveSpinsEnded } from '@liftoff/rules/bonus/spin-set';
import { winningsTerms } from '@liftoff/rules/bonus/spin-terms';
import { minor, wire } from '@liftoff/rules/money/money';
import { spinsOf, termsOf, type SpinRow } from './spin-rows.ts';

/** A game of the terms with its title, and whether the player can play it now at the stake of the spins. */
export interface ListedGame extends SpinGame {
  readonly isOpen: boolean;
}

/** Whether the game can still be chosen: before the first spin, and later if the chosen one can no longer be played. */
export function canChoose(row: SpinRow, games: readonly ListedGame[]): boolean {
  const { state, game } = spinsOf(row);
  if (haveSpinsEnded(state) || state.endsAs !== null) return false;
  return state.left === state.count || !games.some(({ identifier, isOpen }) => isOpen && identifier === game);
}

const gameView = ({ isOpen: _isOpen, ...game }: ListedGame): SpinGame => game;

/** A set in the form of the contract. `games` are the games of its terms. */
export function freespinsView(row: SpinRow, games: readonly ListedGame[]): Freespins {
  const terms = termsOf(row);
  const bonus = winningsTerms(terms);
  const choice = canChoose(row, games) ? games.filter(({ isOpen }) => isOpen) : [];
  const chosen = games.find(({ identifier }) => identifier === row.game);
  return {
    id: String(row.id),
    title: terms.title,
    stage: row.stage,
    game: row.game,
    chosen: chosen === undefined ? null : gameView(chosen),
    games: choice.map(gameView),
    currency: row.currency,
    freespins_count: row.spins,
    freespins_left: row.spins_left,
    stake_cents: wire(row.stake),
    won_cents: wire(row.wins),
    kept_cents: wire(row.kept),
    wins_as: terms.wins.as,
    wager: bonus?.wager ?? 0,
    wager_days: bonus?.wager_days ?? null,
    max_bet_cents: bonus?.max_bet_cents ?? null,
    max_win_cents: terms.max_win_cents,
    cash_value_cents: wire(minor(terms.cash_value_cents) * BigInt(row.spins_left)),
    use_days: terms.use_days,
    ends_after_round: row.ends_as !== null,
    created_at: row.issued_at.toISOString(),
    activatable_until: row.activate_by.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
  };
}
