import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Rates } from '@liftoff/rules/money/exchange';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { walletCalls } from '../../shared/calls/tables/wallet-calls.ts';
import { useCoinWords } from './coin-words.ts';

/**
 * Euro rates of cryptocurrencies [CALL-049], loaded only for a cryptocurrency; `undefined` until they are available.
 */
export function useCoinRates(currency: CurrencyCode): Rates | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.coinRates(),
    queryFn: ({ signal }) => walletCalls.cryptoExchangeRates({ signal }),
    enabled: !currencies[currency].fiat,
  });
  return data;
}

interface CoinWorthProps {
  /** Amount in minor units, or `null` if the typed text is not an amount. */
  amount: bigint | null;
  coin: CurrencyCode;
  rates: Rates | undefined;
}

/**
 * Shows today's euro value of a crypto amount with its rate, or only the rate if the value is below one cent. This is
 * for information only: the balance stays in the cryptocurrency.
 */
export function CoinWorth({ amount, coin, rates }: CoinWorthProps) {
  const t = useTranslations('cashbox.address');
  const coins = useCoinWords();
  const rate = rates?.[coin]?.EUR;
  if (amount === null || rate === undefined) return null;
  const worth = coins.inEuro(amount, coin, rates);
  const priced = coins.worth(coin, rate);
  return (
    <p className="caption text-muted numeric">
      {worth === null ? priced : t('worthAt', { amount: worth, rate: priced })}
    </p>
  );
}
