import type { BonusOffer } from '@liftoff/contract/bonus';
import { leastDepositOf } from '@liftoff/rules/bonus/shown-offer';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** Writes the name and the key terms of a deposit offer [C28]. */
export function useOfferWords(offer: BonusOffer) {
  const t = useTranslations('cashbox.bonus');
  const gifts = useTranslations('gifts');
  const format = useFormatter();
  const money = useMoneyText();
  const spinRows = useSpinRows(offer);
  const { currency, percent, days_to_use: days, excluded_games: excluded } = offer;
  const orNone = (cents: BonusOffer['max_bet_cents']) =>
    cents === null ? gifts('noLimit') : money.of(cents, currency);
  const wager = gifts(`wagerOf.${offer.wager_on}`, { wager: `${format.number(offer.wager)}x` });
  const games = excluded.length === 0 ? gifts('allGames') : gifts('allBut', { games: excluded.length });
  const rows = [
    [gifts('wager'), wager],
    [gifts('maxBet'), orNone(offer.max_bet_cents)],
    [gifts('maxWin'), orNone(offer.max_win_cents)],
    [t('activate'), gifts('days', { days: offer.days_to_activate })],
    ...(days === null ? [] : [[gifts('time'), gifts('days', { days })] as const]),
    [gifts('games'), games],
    [gifts('currency'), currency],
    [t('minimum'), money.exact(leastDepositOf(offer), currency)],
    ...spinRows,
  ] as const;
  const title = percent === null ? offer.title : t('name', { title: offer.title, percent });
  const count = offer.freespins_count;
  return {
    name: count === null ? title : t('withSpins', { title, count }),
    rows,
    /** The key terms in one line. */
    terms: rows.map(([name, value]) => t('term', { name, value })).join(' · '),
  };
}

/** The key terms of the free spins that come with an offer; none without them. */
function useSpinRows({ freespins, freespins_count: count }: BonusOffer): readonly (readonly [string, string])[] {
  const t = useTranslations('cashbox.bonus');
  const gifts = useTranslations('gifts');
  const format = useFormatter();
  const money = useMoneyText();
  if (freespins === null || count === null) return [];
  const { currency, stake_cents: stake, max_win_cents: most, wager, days_to_activate: days } = freespins;
  const becomes = wager === 0 ? t('spins.cash') : gifts('wagerOf.bonus', { wager: `${format.number(wager)}x` });
  return [
    [t('spins.name'), t('spins.each', { count, stake: money.of(stake, currency) })],
    [t('spins.wins'), becomes],
    [t('spins.most'), most === null ? gifts('noLimit') : money.of(most, currency)],
    [t('spins.activate'), gifts('days', { days })],
    [t('spins.use'), gifts('days', { days: freespins.days_to_use })],
  ];
}
