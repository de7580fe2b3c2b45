import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Rates } from '@liftoff/rules/money/exchange';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { walletCalls } from '../../shared/calls/tables/wallet-calls.ts';
import { useCoinWords } from './coin-words.ts';

/** What coins are worth in euros (CALL-049), asked for where a coin is paid with; undefined while nobody says. */
export function useCoinRates(currency: CurrencyCode): Rates | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.coinRates(),
    queryFn: ({ signal }) => walletCalls.cryptoExchangeRates({ signal }),
    enabled: !currencies[currency].fiat,
  });
  return data;
}

interface CoinWorthProps {
  /** In minor units; null while none can be read. */
  amount: bigint | null;
  coin: CurrencyCode;
  rates: Rates | undefined;
}

/** What an amount of coins is worth today, and at which rate, or the rate alone: it stays coins on the balance. */
export function CoinWorth({ amount, coin, rates }: CoinWorthProps) {
  const t = useTranslations('cashbox.address');
  const coins = useCoinWords();
  const rate = rates?.[coin]?.EUR;
  if (amount === null || rate === undefined) return null;
  const worth = coins.inEuro(amount, coin, rates);
  const priced = coins.worth(coin, rate);
  return <p className="cap t3 num">{worth === null ? priced : t('worthAt', { amount: worth, rate: priced })}</p>;
}
