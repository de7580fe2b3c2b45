import type { BonusOffer } from '@liftoff/contract/bonus';
import { offerFigures } from '@liftoff/rules/bonus/shown-offer';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useOfferWords } from './offer-words.ts';

/** The terms of the chosen offer, with figures for the typed amount in minor units; `null` if there is no amount. */
export function OfferTerms({ offer, amount }: { offer: BonusOffer; amount: bigint | null }) {
  const t = useTranslations('cashbox.bonus');
  const money = useMoneyText();
  const { rows } = useOfferWords(offer);
  const figures = amount === null ? null : offerFigures(offer, amount);
  const exact = (value: bigint) => money.exact(value, offer.currency);
  return (
    <section className="deposit-bonus__terms">
      <h3 className="title payment-methods__title">{t('agree')}</h3>
      <p className="small text-secondary">{offer.description}</p>
      <KeyValues well className="numeric cashbox__values">
        {figures && (
          <>
            <KeyValue name={t('bonus')}>{exact(figures.bonus)}</KeyValue>
            <KeyValue name={t('sum')}>{exact(figures.toWager)}</KeyValue>
          </>
        )}
        {rows.map(([name, value]) => (
          <KeyValue key={name} name={name}>
            {value}
          </KeyValue>
        ))}
      </KeyValues>
    </section>
  );
}
