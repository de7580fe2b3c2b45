import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useFormatter, useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';

const ppm = 1_000_000;

/** From this number on, odds are written with a word, as in “480 million”. */
const wordFrom = 1_000_000;

/** Texts about jackpots in the page's locale. Amounts always have two decimals [PJACK-007]. */
export function useJackpotWords() {
  const t = useTranslations('jackpots');
  const format = useFormatter();
  const { locale } = useSite();
  const money = (amount: string | number, currency: string) => formatMoney(minor(amount), currency, locale);
  return {
    t,
    money,
    /** A win in the jackpot's currency, so that wins in different currencies can be compared. */
    won: (win: JackpotWin) => money(win.jackpot_original_amount_cents, win.jackpot_original_currency),
    day: (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' }),
    odds: (oneIn: number, currency: string) =>
      t('odds', {
        odds: format.number(
          oneIn,
          oneIn < wordFrom ? {} : { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 3 },
        ),
        stake: formatMoney(100n, currency, locale, { whole: true }),
      }),
    /** The share of each stake that the operator adds to all levels together. */
    share: ({ levels }: Jackpot) => {
      const sum = levels.reduce((all, { share_ppm }) => all + share_ppm, 0);
      return format.number(sum / ppm, { style: 'percent', maximumFractionDigits: 2 });
    },
  };
}
