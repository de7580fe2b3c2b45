import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { rulePlaceOf } from '../../account/profile/rule-place.ts';
import { guestPlace } from '../../market/market-rules.ts';
import type { AgeProfile } from '../../account/profile/age.ts';
import type { EngineGame } from '../engine-game.ts';
import type { GameSessionRow } from '../rows.ts';

/**
 * Minimum time between two bets in an open game, in milliseconds, by the market rules of the player's place now [C19].
 * A guest's demo follows the rules of the country from which it was opened [C30].
 */
export function minCycleMs(
  ruleFor: RuleFor,
  { country }: Pick<GameSessionRow, 'country'>,
  player: AgeProfile | null,
  { kind }: Pick<EngineGame, 'kind'>,
  at: Date,
): number {
  const { cycle_ms: cycle } = ruleFor({ ...(player === null ? guestPlace(country) : rulePlaceOf(player)), at });
  return kind === 'slots' ? cycle.slots : cycle.other;
}
