import { licencePolicy } from '../../market/licence-policy.ts';
import type { EngineGame } from '../engine-game.ts';
import type { GameSessionRow } from '../rows.ts';

/** Where no licence is known. */
const slowestMs = 5_000;

/** The least time between two bets in a game under a licence, in milliseconds; null: no licence is known [C19]. */
export function minCycleMs(licence: string | null, { kind }: Pick<EngineGame, 'kind'>): number {
  const terms = licence === null ? undefined : licencePolicy.licences[licence];
  if (terms === undefined) return slowestMs;
  return kind === 'slots' ? terms.min_cycle_slot_ms : terms.min_cycle_other_ms;
}

/**
 * The same for a game that is open: by the licence its player has now. A guest's demo keeps the pace of the country it was
 * opened from [C30].
 */
export const minCycleNowMs = (
  { min_cycle_ms: atLaunch }: Pick<GameSessionRow, 'min_cycle_ms'>,
  player: { readonly licence: string } | null,
  game: Pick<EngineGame, 'kind'>,
): number => (player === null ? atLaunch : minCycleMs(player.licence, game));
