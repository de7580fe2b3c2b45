import { Chip } from '@liftoff/ui/chip';
import { FieldLabel, FieldLine } from '@liftoff/ui/field';
import { TextInput } from '@liftoff/ui/text-input';
import { exponentOf, unitsToMinor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';
import { asOwnLimit, isOwnLimit, typedLimit } from './sign-up-draft.ts';

interface LimitChoiceProps {
  currency: string;
  /** Weekly amount in the format of `SignUpDraft`; empty for no limit. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const presets = ['50', '100'] as const;

/**
 * Sets a deposit limit during registration with one tap. Choosing "no limit" is equally easy. Cryptocurrencies have
 * no presets, only a custom amount.
 */
export function LimitChoice({ currency, value, error, onChange }: LimitChoiceProps) {
  const t = useTranslations('account');
  const { locale } = useSite();
  const own = isOwnLimit(value);
  const offered = exponentOf(currency) <= 2 ? presets : [];
  const perWeek = (units: string) =>
    t('limit.week', { amount: formatMoney(unitsToMinor(BigInt(units), currency), currency, locale, { whole: true }) });

  return (
    <fieldset className="account-form__limit column gap-2">
      <FieldLabel as="legend">{t('limit.title')}</FieldLabel>
      <div className="row gap-2 flex-wrap numeric">
        {offered.map(units => (
          <Chip key={units} type="button" small selected={value === units} onClick={() => onChange(units)}>
            {perWeek(units)}
          </Chip>
        ))}
        <Chip type="button" small selected={own} onClick={() => onChange(asOwnLimit(''))}>
          {t('limit.own')}
        </Chip>
        <Chip type="button" small selected={value === ''} onClick={() => onChange('')}>
          {t('limit.none')}
        </Chip>
      </div>
      {own ? (
        <TextInput
          label={t('limit.amount', { currency })}
          error={error}
          hint={t('limit.hint')}
          className="numeric"
          inputMode="decimal"
          data-label={t('limit.own')}
          value={typedLimit(value)}
          onChange={event => onChange(asOwnLimit(event.target.value))}
        />
      ) : (
        <FieldLine bad={false}>{t('limit.hint')}</FieldLine>
      )}
    </fieldset>
  );
}
