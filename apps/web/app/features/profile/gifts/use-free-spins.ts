import { privateChannel } from '@liftoff/contract/core/realtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listHaving } from '../../../shared/calls/require-answer.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { isAnswer } from '../../../shared/form/refusals.ts';
import { useChannel } from '../../../shared/realtime/use-channel.ts';

/** A player's free spins, reloaded when one of them changes [RT-005]; `undefined` until they are loaded. */
export function useFreeSpins(playerId: number) {
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: queryKeys.freespins(playerId) });
  useChannel(privateChannel('freespins_changes', playerId), reload, reload);
  return useQuery({
    queryKey: queryKeys.freespins(playerId),
    queryFn: async ({ signal }) =>
      listHaving(await bonusCalls.listFreespins({ signal }), 'id', 'stage', 'stake_cents', 'freespins_left', 'games'),
  });
}

/**
 * Activates a set on a game. `undefined` takes the cash value of a set whose games cannot be played [PX-56]; `null`
 * gives the set up. The list reloads afterwards [PBONUS-007].
 */
export function useSpinCall(id: string) {
  const queries = useQueryClient();
  const key = useAttemptKey();
  return useMutation({
    mutationFn: async (game: string | undefined | null) => {
      const headers = { 'idempotency-key': key.of(`${id} ${game}`) };
      if (game === null) return await bonusCalls.cancelFreespins({ params: { id }, headers });
      const body = game === undefined ? {} : { game };
      return await bonusCalls.activateFreespins({ params: { id }, body, headers });
    },
    onSettled: async (_set, error) => {
      if (error === null || isAnswer(error)) key.answered();
      await queries.invalidateQueries({ queryKey: queryKeys.player() });
    },
  });
}
