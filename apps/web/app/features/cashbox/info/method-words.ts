import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { currencies } from '@liftoff/contract/core/currencies';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { brandName } from '../../../shared/money/payment-mark.tsx';
import { useCoinWords } from '../coin-words.ts';

type Amount = PaymentMethodInfo['minDep'];
type Way = 'deposit' | 'withdrawal';

/** Brands whose limits have dedicated wording [CRYPTO-014]. */
const worded = ['visa', 'mastercard', 'maestro', 'ecopayz'] as const;

/**
 * The currency code of a cryptocurrency method, followed by the network if its name differs; `null` for any other
 * method.
 */
export function networkOf({ brand, network, currency }: PaymentMethodInfo): string | null {
  if (network === null) return null;
  return network === brandName(brand) ? currency : `${currency}, ${network}`;
}

/** Formats a method's limits and fee. Crypto amounts are shown in whole coins, not in the unit used for balances. */
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
    // A range of coins names its unit once, so that it fits on one line of a phone.
    if (!currencies[method.currency].fiat)
      return common('range', { min: coins.decimal(minor(range.min_cents), method.currency), max });
    return brand ? t(`limits.${brand}.${way}`, { min, max }) : common('range', { min, max });
  };
  return {
    amount,
    span,
    worth: coins.worth,
    /** The fee in percent as the provider states it; `0` is shown as "no fee". */
    fee: ({ fee }: PaymentMethodInfo) => (fee === '0' ? t('noFee') : fee),
  };
}
