import type { UserLimit } from '@liftoff/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../shared/calls/in-background.ts';
import { limitsCalls } from '../../shared/calls/limits-calls.ts';
import { useMoneyText } from '../../shared/player/money-text.ts';

/** How much may be deposited, and in which time. */
export function LimitText({ limit }: { limit: UserLimit | null }) {
  const t = useTranslations('account.done');
  const { of } = useMoneyText();
  const account = limit?.accounts[0];
  return account && limit
    ? t('limitText', { amount: of(account.amount_cents, account.currency), period: limit.period })
    : t('noLimit');
}

/** The deposit limit that registration has set, or null. */
export function useDepositLimit(): UserLimit | null {
  const [limit, setLimit] = useState<UserLimit | null>(null);
  useEffect(() => {
    void limitsCalls.listLimits({ headers: inBackground }).then(
      limits => setLimit(limits.find(({ type }) => type === 'deposit') ?? null),
      () => undefined,
    );
  }, []);
  return limit;
}
