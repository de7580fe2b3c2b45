import type { UserLimit } from '@liftoff/contract/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsQuery } from '../../../shared/player/limits/limits-query.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';

/** Describes a deposit limit: amount and period. */
export function LimitText({ limit }: { limit: UserLimit | null }) {
  const t = useTranslations('account.done');
  const { of } = useMoneyText();
  const account = limit?.accounts[0];
  return account && limit
    ? t('limitText', { amount: of(account.amount_cents, account.currency), period: limit.period })
    : t('noLimit');
}

/** The deposit limit set during registration, or `null` if there is none. */
export function useDepositLimit(playerId: number): UserLimit | null {
  const [queries] = useState(playerQueries);
  const { data } = useQuery(limitsQuery(playerId), queries);
  return data?.find(({ type }) => type === 'deposit') ?? null;
}
