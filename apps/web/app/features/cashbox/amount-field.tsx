import { currencies } from '@liftoff/contract/core/currencies';
import { isCurrency } from '@liftoff/rules/money/money';
import { moneyParts } from '@liftoff/rules/money/money-format';
import { Chip } from '@liftoff/ui/chip';
import { FieldLabel, FieldLine } from '@liftoff/ui/field';
import { useId, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { fieldHelp } from '../../shared/form/fields/field-help.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useSite } from '../../shared/site/site.ts';
import { useCoinWords } from './coin-words.ts';

/** A preset amount that can be chosen with one click. `label` formats it if the button shows more than the amount. */
export interface AmountPreset {
  readonly amount: bigint;
  readonly label?: (amount: string) => string;
}

interface AmountFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  currency: string;
  /** The typed amount in minor units, or `null` if it is not a valid amount. */
  current: bigint | null;
  presets: readonly AmountPreset[];
  /** The error message for the amount. */
  wrong: string | null;
  onChange: (text: string) => void;
  onPreset: (amount: bigint) => void;
  onLeave: () => void;
}

/** How many decimals amounts of a currency have: none (yen), many (coins) or two. */
export function amountKind(currency: string): 'whole' | 'coin' | 'other' {
  if (!isCurrency(currency)) return 'other';
  const { fiat, exponent } = currencies[currency];
  return fiat ? (exponent === 0 ? 'whole' : 'other') : 'coin';
}

/** Label length, in characters, above which four presets no longer fit side by side on a phone. */
const longLabel = 8;

/** The amount in large figures with its currency, and preset amounts to choose with one click. */
export function AmountField(props: AmountFieldProps) {
  const { ref, text, currency, current, wrong, onChange, onPreset } = props;
  const t = useTranslations('cashbox.amount');
  const { locale } = useSite();
  const money = useMoneyText();
  const coins = useCoinWords();
  const id = useId();
  // Cryptocurrency amounts are typed in whole coins but balances use a smaller unit, so no currency symbol is shown.
  const coin = isCurrency(currency) && !currencies[currency].fiat ? currency : null;
  const parts = coin ? [] : moneyParts(0n, currency, locale);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const worded = (amount: bigint) => (coin ? coins.decimal(amount, coin) : money.whole(amount, currency));
  const presets = props.presets.map(({ amount, label }) => ({
    amount,
    label: label?.(worded(amount)) ?? worded(amount),
  }));
  const areLong = presets.some(({ label }) => label.length > longLabel);
  return (
    <>
      <FieldLabel as="label" htmlFor={id}>
        {t('title')}
      </FieldLabel>
      <div className={wrong ? 'amount-field numeric is-bad' : 'amount-field numeric'}>
        <span aria-hidden="true">{symbol}</span>
        <input
          ref={ref}
          id={id}
          name="amount"
          {...fieldHelp.amount}
          value={text}
          onChange={event => onChange(event.target.value)}
          onBlur={props.onLeave}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-line` : undefined}
        />
        <em>{currency}</em>
      </div>
      {wrong && (
        <FieldLine id={`${id}-line`} bad>
          {wrong}
        </FieldLine>
      )}
      {presets.length > 0 && (
        <fieldset className={areLong ? 'presets presets--long numeric' : 'presets numeric'} aria-label={t('presets')}>
          {presets.map(({ amount, label }) => (
            <Chip key={label} selected={amount === current} onClick={() => onPreset(amount)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  );
}
