import type { Cashback } from '@liftoff/contract/bonus';
import { useToast } from '@liftoff/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listHaving } from '../../../shared/calls/require-answer.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { isAnswer } from '../../../shared/form/refusals.ts';
import { refusedBy } from './use-bonus-calls.ts';

/** The cashback that a player can claim now. */
export const useCashback = (playerId: number) =>
  useQuery({
    queryKey: queryKeys.cashback(playerId),
    queryFn: async ({ signal }) =>
      listHaving(await bonusCalls.listCashback({ signal }), 'offer', 'day', 'loss_cents', 'amount_cents'),
  });

/** Claims cashback. The bonus is then in the list, which reloads even after a refusal. */
export function useClaim({ offer: { id }, day }: Cashback) {
  const t = useTranslations('gifts');
  const queries = useQueryClient();
  const { show } = useToast();
  const key = useAttemptKey();
  return useMutation({
    mutationFn: () =>
      bonusCalls.claimCashback({
        params: { id },
        body: { day },
        headers: { 'idempotency-key': key.of(`${id} ${day}`) },
      }),
    onSuccess: () => show({ tone: 'ok', content: t('cashback.claimed') }),
    onError: error => show({ tone: 'bad', content: t(`refused.${refusedBy(error)}`) }),
    onSettled: async (_bonus, error) => {
      if (error === null || isAnswer(error)) key.answered();
      await Promise.all(
        [queryKeys.cashback(), queryKeys.bonuses()].map(queryKey => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}
