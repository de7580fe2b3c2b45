import { CallError } from '@liftoff/contract/core/client';
import type { VipProgress } from '@liftoff/contract/vip-entities';
import { defaultProgress } from '@liftoff/rules/vip/progress';
import { useQuery } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { loyaltyCalls } from '../calls/tables/loyalty-calls.ts';
import { playedCurrency, type PlayerSeed } from '../player/player.ts';

/** Whether a failed call says that the player has no VIP club, instead of failing to load its progress. */
export const hasNoClub = (error: unknown): boolean => error instanceof CallError && error.refusal === 'not_found';

/**
 * The player's progress in the quarter, reloaded when their groups change [PRT-008]. If it fails to load, that of a
 * Regular player at zero takes its place [PERR-012]. `null` for a player without a VIP club, and until it is loaded.
 */
export function useVipProgress(player: PlayerSeed, seed?: VipProgress): VipProgress | null {
  const { data, error } = useQuery({
    queryKey: queryKeys.vipProgress(player.user.id),
    queryFn: async ({ signal }) =>
      requireAnswer(
        await loyaltyCalls.vipProgress({ signal, headers: inBackground }),
        'currentStatus',
        'betSumThresholdCents',
        'depositThresholdCents',
        'marks',
      ),
    initialData: seed,
  });
  if (data !== undefined) return data;
  return error === null || hasNoClub(error) ? null : defaultProgress(playedCurrency(player));
}
