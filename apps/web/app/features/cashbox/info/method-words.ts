import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { brandName } from '../../../shared/money/payment-mark.tsx';
import { useCoinWords } from '../coin-words.ts';

type Amount = PaymentMethodInfo['minDep'];
type Way = 'deposit' | 'withdrawal';

/** The brands whose limits are texts of their own (CRYPTO-014). */
const worded = ['visa', 'mastercard', 'maestro', 'ecopayz'] as const;

/** The code of a coin, with its network where that is not called like the coin; null of what is no coin. */
export function networkOf({ brand, network, currency }: PaymentMethodInfo): string | null {
  if (network === null) return null;
  return network === brandName(brand) ? currency : `${currency}, ${network}`;
}

/** What a method takes, in words: coins are counted whole here, not in the unit that balances are shown in. */
export function useMethodAmounts() {
  const t = useTranslations('payments');
  const common = useTranslations('cashbox.method');
  const coins = useCoinWords();
  const amount = (cents: NonNullable<Amount>, currency: PaymentMethodInfo['currency']) =>
    coins.amount(minor(cents), currency, true);
  const span = (method: PaymentMethodInfo, way: Way): string => {
    const range = method[way];
    if (range === null) return t('notOffered');
    const min = amount(range.min_cents, method.currency);
    if (range.max_cents === null) return common('from', { min });
    const max = amount(range.max_cents, method.currency);
    const brand = worded.find(name => name === method.brand);
    return brand ? t(`limits.${brand}.${way}`, { min, max }) : common('range', { min, max });
  };
  return {
    amount,
    span,
    worth: coins.worth,
    /** A fee in percent as the provider says it; `0` is none. */
    fee: ({ fee }: PaymentMethodInfo) => (fee === '0' ? t('noFee') : fee),
  };
}
