import type { Bonus } from '@liftoff/contract/bonus';
import { minor } from '@liftoff/rules/money/money';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** Returns functions that write the terms and figures of a bonus. */
export function useBonusWords({ title, currency, wager, wager_on: base, ...bonus }: Bonus) {
  const t = useTranslations('gifts');
  const format = useFormatter();
  const money = useMoneyText();
  const amount = money.of(bonus.amount_cents, currency);
  const multiple = `${format.number(wager)}x`;
  const orNone = (cents: Bonus['max_bet_cents']) => (cents === null ? t('noLimit') : money.of(cents, currency));
  return {
    name: t('name', { title, amount }),
    amount,
    /** The wager as `Nx` [PBONUS-009]. */
    multiple,
    wager: t(`wagerOf.${base}`, { wager: multiple }),
    maxBet: orNone(bonus.max_bet_cents),
    maxWin: orNone(bonus.max_win_cents),
    days: t('days', { days: bonus.days_to_wager }),
    /** Formats an amount of the bonus, in minor units. */
    exact: (value: bigint) => money.exact(value, currency),
    /** Formats an amount of progress: whole amounts have no decimals. */
    whole: (value: bigint) => money.whole(value, currency),
    toWager: money.whole(minor(bonus.wagering.total_cents), currency),
  };
}
