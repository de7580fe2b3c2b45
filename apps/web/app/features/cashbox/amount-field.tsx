import {
  depositPresets,
  readDeposit,
  type AmountRange,
  type AmountVerdict,
} from '@liftoff/rules/cashbox/deposit-amount';
import { currencies } from '@liftoff/contract/currencies';
import { isCurrency } from '@liftoff/rules/money';
import { moneyParts } from '@liftoff/rules/money-format';
import { Chip } from '@liftoff/ui/chip';
import { FieldLabel, FieldLine } from '@liftoff/ui/field';
import { useId, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { fieldHelp } from '../../shared/form/field-help.ts';
import { useMoneyText } from '../../shared/player/money-text.ts';
import { useSite } from '../../shared/site.ts';

interface AmountFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  currency: string;
  range: AmountRange;
  wrong: AmountVerdict | null;
  onChange: (text: string) => void;
  onPreset: (amount: bigint) => void;
}

/** Characters of an amount of which four no longer stand beside each other on a phone. */
const longLabel = 8;

/** The amount in large figures with its currency, and four to choose with one press. */
export function AmountField({ ref, text, currency, range, wrong, onChange, onPreset }: AmountFieldProps) {
  const t = useTranslations('cashbox.amount');
  const { locale } = useSite();
  const money = useMoneyText();
  const id = useId();
  // Coins are typed whole, and shown in a unit of their own: its sign would not be that of what is typed.
  const parts = isCurrency(currency) && currencies[currency].fiat ? moneyParts(0n, currency, locale) : [];
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const read = readDeposit(text, currency, range);
  const current = 'amount' in read ? read.amount : null;
  const bounds = {
    below_min: range.min,
    above_max: range.max ?? 0n,
    above_left: range.left ?? 0n,
    missing: 0n,
    unreadable: 0n,
  };
  const presets = depositPresets(currency, range).map(amount => ({ amount, label: money.whole(amount, currency) }));
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
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-line` : undefined}
        />
        <em>{currency}</em>
      </div>
      {wrong && (
        <FieldLine id={`${id}-line`} bad>
          {t(wrong, { amount: money.exact(bounds[wrong], currency) })}
        </FieldLine>
      )}
      <fieldset className={areLong ? 'presets presets--long num' : 'presets num'} aria-label={t('presets')}>
        {presets.map(({ amount, label }) => (
          <Chip key={label} selected={amount === current} onClick={() => onPreset(amount)}>
            {label}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}
