import { licencePolicy } from '../../market/licence-policy.ts';
import type { EngineGame } from '../engine-game.ts';
import type { GameSessionRow } from '../rows.ts';

/** Minimum cycle when the licence is unknown, in milliseconds. */
const slowestMs = 5_000;

/**
 * Minimum time between two bets in a game under a licence, in milliseconds. If `licence` is `null` or unknown, the
 * slowest cycle applies [C19].
 */
export function minCycleMs(licence: string | null, { kind }: Pick<EngineGame, 'kind'>): number {
  const terms = licence === null ? undefined : licencePolicy.licences[licence];
  if (terms === undefined) return slowestMs;
  return kind === 'slots' ? terms.min_cycle_slot_ms : terms.min_cycle_other_ms;
}

/**
 * The minimum cycle of an open game under the player's current licence. A guest's demo keeps the cycle of the country
 * from which it was opened [C30].
 */
export const minCycleNowMs = (
  { min_cycle_ms: atLaunch }: Pick<GameSessionRow, 'min_cycle_ms'>,
  player: { readonly licence: string } | null,
  game: Pick<EngineGame, 'kind'>,
): number => (player === null ? atLaunch : minCycleMs(player.licence, game));
