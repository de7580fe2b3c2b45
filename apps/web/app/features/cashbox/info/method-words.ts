import type { PaymentMethodInfo } from '@liftoff/contract/cashbox';
import { currencies } from '@liftoff/contract/currencies';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money';
import { formatMoney } from '@liftoff/rules/money-format';
import { useTranslations } from 'use-intl';
import { brandName } from '../../../shared/payment-mark.tsx';
import { useSite } from '../../../shared/site.ts';

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
  const { locale } = useSite();
  const t = useTranslations('payments');
  const common = useTranslations('cashbox.method');
  const amount = (cents: NonNullable<Amount>, currency: PaymentMethodInfo['currency']) => {
    const value = minor(cents);
    if (currencies[currency].fiat) return formatMoney(value, currency, locale, { whole: true });
    const digits = exponentOf(currency);
    const text = decimalText(value, digits) as `${number}`;
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(text)}\u00a0${currency}`;
  };
  const span = (method: PaymentMethodInfo, way: Way): string => {
    const range = method[way];
    if (range === null) return t('notOffered');
    const min = amount(range.min_cents, method.currency);
    if (range.max_cents === null) return common('from', { min });
    const max = amount(range.max_cents, method.currency);
    const brand = worded.find(name => name === method.brand);
    return brand ? t(`limits.${brand}.${way}`, { min, max }) : common('range', { min, max });
  };
  /** What one of a coin is worth, to the cent, and of a small coin to a hundredth of it. */
  const worth = (coin: PaymentMethodInfo['currency'], rate: string) => {
    const euros = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: Number(rate) < 10 ? 4 : 2,
    });
    return `1\u00a0${coin} ≈ ${euros.format(rate as `${number}`)}`;
  };
  return {
    amount,
    span,
    worth,
    /** A fee in percent as the provider says it; `0` is none. */
    fee: ({ fee }: PaymentMethodInfo) => (fee === '0' ? t('noFee') : fee),
  };
}
