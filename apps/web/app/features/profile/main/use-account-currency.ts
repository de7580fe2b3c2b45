import { CallError } from '@liftoff/contract/core/client';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { useToast } from '@liftoff/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { walletCalls } from '../../../shared/calls/tables/wallet-calls.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { isAnswer } from '../../../shared/form/refusals.ts';
import { useSite } from '../../../shared/site/site.ts';
import { currencyName } from '../../../shared/money/currencies.ts';

/**
 * Makes the account in a currency the active one, and opens that account if it does not exist [CALL-018]. Reloads all
 * player data afterwards, including the balance in the header.
 */
export function useAccountCurrency() {
  const t = useTranslations('profile.currency');
  const { locale } = useSite();
  const { show } = useToast();
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: async (currency: CurrencyCode) => {
      await walletCalls.openAccount({
        body: { currency },
        headers: { 'idempotency-key': attempt.of(currency) },
      });
      await queries.invalidateQueries({ queryKey: queryKeys.player() });
    },
    onSuccess: (_, currency) => {
      attempt.answered();
      show({ tone: 'ok', content: t('used', { currency: currencyName(currency, locale) }), id: 'currency' });
    },
    onError: error => {
      if (isAnswer(error)) attempt.answered();
      const isOpen = error instanceof CallError && error.refusal === 'round_open';
      show({ tone: 'bad', content: t(isOpen ? 'round_open' : 'failed'), id: 'currency' });
    },
  });
}
