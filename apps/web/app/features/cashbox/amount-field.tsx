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

/** An amount to choose with one press, and what is written with the amount where it is more. */
export interface AmountPreset {
  readonly amount: bigint;
  readonly label?: (amount: string) => string;
}

interface AmountFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  currency: string;
  /** What is typed, in minor units; null where it is no amount that can be taken. */
  current: bigint | null;
  presets: readonly AmountPreset[];
  /** What is wrong with the amount, as it is told. */
  wrong: string | null;
  onChange: (text: string) => void;
  onPreset: (amount: bigint) => void;
  onLeave: () => void;
}

/** Characters of an amount of which four no longer stand beside each other on a phone. */
const longLabel = 8;

/** The amount in large figures with its currency, and some to choose with one press. */
export function AmountField(props: AmountFieldProps) {
  const { ref, text, currency, current, wrong, onChange, onPreset } = props;
  const t = useTranslations('cashbox.amount');
  const { locale } = useSite();
  const money = useMoneyText();
  const coins = useCoinWords();
  const id = useId();
  // Coins are typed whole, and shown in a unit of their own: its sign would not be that of what is typed.
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
      <div className={wrong ? 'amt num is-bad' : 'amt num'}>
        <span aria-hidden="true">{symbol}</span>
        <input
          ref={ref}
          id={id}
          name="amount"
          {...fieldHelp.amount}
          maxLength={24}
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
        <fieldset className={areLong ? 'presets presets--long num' : 'presets num'} aria-label={t('presets')}>
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
