import type { Outcome } from '@liftoff/contract/game';
import { openFlight } from './crash-round.ts';
import type { RoundRow } from './rows.ts';
import { openChips } from './table-round.ts';

/** A round as it stood when its bet was answered, whatever has become of it since: a retry gets the same answer. */
export function asPlaced(round: RoundRow): RoundRow {
  const outcome = openOutcome(round);
  return outcome === null
    ? round
    : { ...round, state: 'open', win: 0n, jackpot_win: null, jackpot_wins: null, closed_at: null, outcome };
}

/** What an open round was answered with; null for one that was settled at once. */
function openOutcome({ input, table_round, opened_at }: RoundRow): Outcome | null {
  if (input.engine === 'crash') return openFlight(opened_at);
  return input.engine === 'roulette' && table_round !== null ? openChips(input, Number(table_round)) : null;
}
