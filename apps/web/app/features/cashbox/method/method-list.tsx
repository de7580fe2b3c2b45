import { FieldLabel } from '@liftoff/ui/field';
import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { BitcoinIcon, CreditCardIcon, LandmarkIcon, ShieldCheckIcon, WalletIcon } from '@liftoff/ui/icons';
import { useId, type ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { MethodTerms } from './method-terms.tsx';
import { brandName } from '../../../shared/money/payment-mark.tsx';
import { useCoinWords } from '../coin-words.ts';

interface MethodListProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods as one group of radio buttons, each with name, processing time and accepted amounts. */
export function MethodList({ methods, chosen, onChoose }: MethodListProps) {
  const t = useTranslations('cashbox.method');
  const name = useId();
  return (
    <section>
      <fieldset className="payment-methods">
        <FieldLabel as="legend" className="payment-methods__title">
          {t('title')}
        </FieldLabel>
        {methods.map(method => (
          <label className={method === chosen ? 'payment-method is-on' : 'payment-method'} key={method.id}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <MethodRow method={method} />
          </label>
        ))}
      </fieldset>
      <div className="row between flex-wrap gap-2 margin-top-3">
        <p className="caption text-muted row gap-2">
          <ShieldCheckIcon size="s" />
          {t(chosen?.type === 'crypto' ? 'noFeesOfCoins' : 'noFees')}
        </p>
        {chosen && <MethodTerms method={chosen} className="link caption" apart />}
      </div>
    </section>
  );
}

function MethodRow({ method }: { method: PaymentMethod }) {
  const t = useTranslations('cashbox.method');
  const { amount } = useCoinWords();
  const words = useMethodWords()(method);
  const time = useTimeWords();
  const { min_cents: min = 0, max_cents: max = null } = method.deposit ?? {};
  const whole = (cents: typeof min) => amount(minor(cents), method.currency, true);
  return (
    <>
      <span className="payment-method__icon">{iconOf(method)}</span>
      <span className="grow">
        <b>{words.name}</b>
        <small>{words.text}</small>
      </span>
      <span className="payment-method__terms">
        <b>{time(method.processingTime)}</b>
        <small className="numeric">
          {max === null ? t('from', { min: whole(min) }) : t('range', { min: whole(min), max: whole(max) })}
        </small>
      </span>
    </>
  );
}

export function iconOf({ brand, type }: PaymentMethod): ReactElement {
  if (type === 'crypto') return <BitcoinIcon />;
  if (brand === 'card') return <CreditCardIcon />;
  return brand === 'sofort' ? <LandmarkIcon /> : <WalletIcon />;
}

const times = ['instant', 'minutes_10', 'hours_12', 'days_1'] as const;

/** Translates a method's processing time. An unknown value is shown unchanged. */
export function useTimeWords() {
  const t = useTranslations('cashbox.method.times');
  return (time: string): string => {
    const known = times.find(name => name === time);
    return known === undefined ? time : t(known);
  };
}

const named = [
  'card',
  'sofort',
  'ewallet',
  'bitcoin',
  'bitcoin_cash',
  'dogecoin',
  'ethereum',
  'litecoin',
  'tether',
] as const;

/** Brands with a second line that explains what the player pays with. */
const explained = ['card', 'sofort', 'ewallet'] as const;

/**
 * Name and second line for a payment brand. Both are translated for known brands; any other brand is shown with its
 * own name and its network.
 */
export function useMethodWords() {
  const t = useTranslations('cashbox.method');
  return ({ brand, network }: Pick<PaymentMethod, 'brand' | 'network'>) => {
    const known = named.find(name => name === brand);
    const withText = explained.find(name => name === brand);
    return {
      name: known === undefined ? brandName(brand) : t(`names.${known}`),
      text: withText !== undefined ? t(`texts.${withText}`) : network === null ? '' : t('onNetwork', { network }),
    };
  };
}
