import type { BonusOffer } from '@liftoff/contract/bonus';
import { leastDepositOf, offerFigures } from '@liftoff/rules/bonus/shown-offer';
import { GiftIcon, MinusIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useOfferWords } from './offer-words.ts';

interface RowProps {
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

const rowClass = (isChosen: boolean) => (isChosen ? 'payment-method is-on' : 'payment-method');

export function NoBonusRow({ group, isChosen, onChoose }: RowProps) {
  const t = useTranslations('cashbox.bonus');
  return (
    <label className={rowClass(isChosen)}>
      <input className="visually-hidden" type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className="payment-method__icon">
        <MinusIcon />
      </span>
      <span className="grow">
        <b>{t('no')}</b>
        <small>{t('noText')}</small>
      </span>
    </label>
  );
}

/** An offer with its key terms, and with what it brings for the typed amount [C28]. */
export function OfferRow({
  group,
  offer,
  amount,
  isChosen,
  onChoose,
}: RowProps & { offer: BonusOffer; amount: bigint | null }) {
  const t = useTranslations('cashbox.bonus');
  const money = useMoneyText();
  const { name, terms } = useOfferWords(offer);
  const figures = amount === null ? null : offerFigures(offer, amount);
  const exact = (value: bigint) => money.exact(value, offer.currency);
  const least = leastDepositOf(offer);
  return (
    <label className={rowClass(isChosen)}>
      <input className="visually-hidden" type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className="payment-method__icon">
        <GiftIcon />
      </span>
      <span className="grow">
        <b>{name}</b>
        <small className="numeric">{terms}</small>
      </span>
      <span className="payment-method__terms numeric">
        {figures ? (
          <>
            <b className="deposit-bonus__amount">{money.signed(figures.bonus, offer.currency)}</b>
            <small>{t('toStake', { amount: exact(figures.toWager) })}</small>
          </>
        ) : (
          least > 0n && <small>{t('least', { amount: exact(least) })}</small>
        )}
      </span>
    </label>
  );
}
