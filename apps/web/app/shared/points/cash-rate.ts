import type { CompCard } from '@liftoff/contract/points-entities';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor, subunitsToUnit } from '@liftoff/rules/money/money';
import { useFormatter, useTranslations } from 'use-intl';
import { useSite } from '../site/site.ts';

/** What one unit of money costs in points by the cheapest card of money; `null` if no card is a whole rate. */
export function useCashRate(cards: readonly CompCard[]): string | null {
  const t = useTranslations('points.mart');
  const format = useFormatter();
  const { locale } = useSite();
  const [card] = cards.filter(({ type }) => type === 'money').toSorted((a, b) => a.points - b.points);
  const { amount_cents: cents, currency } = card?.rate ?? {};
  if (card === undefined || cents === undefined || currency === undefined) return null;
  const unit = subunitsToUnit(currency);
  const points = (BigInt(card.points) * unit) / minor(cents);
  if (points * minor(cents) !== BigInt(card.points) * unit) return null;
  return t('rate', { points: format.number(points), amount: formatMoney(unit, currency, locale, { whole: true }) });
}
