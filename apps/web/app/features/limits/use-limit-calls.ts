import type { UserLimit } from '@liftoff/contract/limits/limits';
import { useToast } from '@liftoff/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../shared/calls/tables/limits-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';

type SetBody = Parameters<typeof limitsCalls.setLimit>[0]['body'];

/**
 * The calls that set or remove a player's limits. Each call is sent with an idempotency key, then reloads the limits
 * and shows the outcome in a toast.
 */
export function useLimitCalls(playerId: number) {
  const t = useTranslations('limits');
  const queries = useQueryClient();
  const { show } = useToast();
  const { moment } = useMomentText();
  const tell = (limit: UserLimit, words: string) => {
    void queries.invalidateQueries({ queryKey: queryKeys.limits(playerId) });
    const { pending } = limit;
    show({ tone: 'ok', content: pending ? t('asked', { from: moment(pending.confirmable_at) }) : words });
    return limit;
  };
  return {
    set: async (body: SetBody, key: string, words = t('saved')): Promise<UserLimit> =>
      tell(await limitsCalls.setLimit({ body, headers: { 'idempotency-key': key } }), words),
    remove: async (id: string, key: string): Promise<UserLimit> =>
      tell(await limitsCalls.removeLimit({ params: { id }, headers: { 'idempotency-key': key } }), t('saved')),
  };
}
