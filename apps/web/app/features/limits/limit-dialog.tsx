import type { LimitPeriod, UserLimit } from '@liftoff/contract/limits/limits';
import { checkInteger, checkRequired } from '@liftoff/rules/account/field-rules';
import { limitChange } from '@liftoff/rules/limits/change';
import { checkLimitSize } from '@liftoff/rules/limits/limit-size';
import { isShown } from '@liftoff/rules/limits/shown';
import { typedAmount } from '@liftoff/rules/cashbox/deposit-amount';
import { readAmount, unreadKeys } from '@liftoff/rules/money/typed-amount';
import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Locale } from '@liftoff/contract/core/locale';
import { isCurrency, minor, wire } from '@liftoff/rules/money/money';
import { Dialog } from '@liftoff/ui/dialog';
import { FieldLine } from '@liftoff/ui/field';
import { Notice } from '@liftoff/ui/notice';
import { Segmented } from '@liftoff/ui/segmented';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../shared/form/fields/select-field.tsx';
import { TextField } from '../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { RefusalNotice } from '../../shared/form/refusal-notice.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useEveryText } from '../../shared/player/limits/limit-words.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { minutesText } from '../../shared/player/session/session-clock.ts';
import { playedCurrency, type PlayerSeed } from '../../shared/player/player.ts';
import { useSite } from '../../shared/site/site.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { useLimitCalls } from './use-limit-calls.ts';

const types = ['deposit', 'loss', 'wager', 'session'] as const;
type Type = (typeof types)[number];
const periods = [
  'day',
  'day_3',
  'week',
  'month',
  'month_2',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'year_3',
  'year_5',
  'forever',
] as const satisfies readonly LimitPeriod[];

type Values = { type: string; period: string; currency: string; amount: string; minutes: string };

interface LimitDialogProps {
  /** The limit to change, or `null` for a new one. */
  limit: UserLimit | null;
  limits: readonly UserLimit[];
  player: PlayerSeed;
  onClose: () => void;
}

const required = 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
/** Minimum and maximum length of a session limit, in minutes. */
const visits = { least: 5n, most: 1440n };

/** Returns the form's errors by field. */
function check({ type, currency, amount, minutes }: Values, locale: Locale) {
  if (type === 'session') {
    const typed = cleanLine(minutes);
    const unreadable = typed === '' ? required : checkInteger(typed);
    if (unreadable) return { minutes: unreadable };
    const length = BigInt(typed);
    const isWithin = length >= visits.least && length <= visits.most;
    return { minutes: isWithin ? null : ('VALIDATION.LIMIT.MINUTES' as const) };
  }
  if (checkRequired(amount)) return { amount: required };
  // Without a currency, the amount cannot be checked.
  if (!isCurrency(currency)) return { currency: required };
  const typed = readAmount(amount, currency, locale);
  return { amount: typeof typed === 'string' ? unreadKeys[typed] : checkLimitSize(typed, currency) };
}

/** The current limit of the same type, period and currency, in minor units or minutes; `null` if there is none. */
function currentValue(limits: readonly UserLimit[], { type, period, currency }: Values): bigint | null {
  const limit = limits.find(one => one.type === type && (type === 'session' || one.period === period));
  if (type === 'session') return limit?.minutes == null ? null : BigInt(limit.minutes);
  const account = limit?.accounts.find(one => one.currency === currency);
  return account ? minor(account.amount_cents) : null;
}

function wanted(values: Values, locale: Locale): bigint | null {
  if (Object.values(check(values, locale)).some(Boolean)) return null;
  if (values.type === 'session') return BigInt(cleanLine(values.minutes));
  const amount = readAmount(values.amount, values.currency, locale);
  return typeof amount === 'string' ? null : amount;
}

/**
 * Sets or changes a limit [POPUP-013]. States beforehand whether the change applies immediately or must wait [C2]
 * [C3].
 */
export function LimitDialog({ limit, limits, player, onClose }: LimitDialogProps) {
  const t = useTranslations('limits.form');
  const names = useTranslations('player.limits');
  const every = useEveryText();
  const { locale } = useSite();
  const calls = useLimitCalls(player.user.id);
  const { fiatLimitsOnly } = useBrand();
  const codes = player.accounts.map(({ currency }) => currency).filter(code => isShown(code, fiatLimitsOnly));
  const played = playedCurrency(player);
  const form = useForm<Values>({
    values: () => firstValues(limit, codes.includes(played) ? played : (codes[0] ?? played)),
    check: values => check(values, locale),
    send: async (values, key) => {
      const size = wanted(values, locale);
      if (size === null || !isCurrency(values.currency)) return undefined;
      const type = values.type as Type;
      await calls.set(
        type === 'session'
          ? { type, period: 'day', minutes: Number(size) }
          : { type, period: values.period as LimitPeriod, currency: values.currency, amount_cents: wire(size) },
        key,
      );
      onClose();
      return 'leaving';
    },
  });
  const type = form.values.type as Type;
  return (
    <Dialog open onClose={onClose} title={limit ? t('titleChange') : t('title')} closeLabel={t('close')}>
      <Form form={form} className="column gap-4">
        <RefusalNotice refusal={form.refusal} />
        {!limit && (
          <Segmented
            label={t('type')}
            value={type}
            options={types.map(value => ({ value, label: names(`types.${value}`) }))}
            onChange={value => form.change({ type: value })}
          />
        )}
        <FieldLine bad={false}>{t(`typeHint.${type}`)}</FieldLine>
        {type === 'session' ? (
          <TextField form={form} name="minutes" label={t('minutes')} inputMode="numeric" className="numeric" />
        ) : (
          <>
            {!limit && (
              <SelectField
                form={form}
                name="period"
                label={t('period')}
                options={periods.map(value => ({ value, label: every(value) }))}
              />
            )}
            {codes.length > 1 && (
              <SelectField
                form={form}
                name="currency"
                label={t('currency')}
                options={codes.map(value => ({ value, label: value }))}
              />
            )}
            <TextField
              form={form}
              name="amount"
              label={`${t('amount')}, ${form.values.currency}`}
              className="numeric"
            />
          </>
        )}
        <WhenItHolds
          now={currentValue(limits, form.values)}
          wanted={wanted(form.values, locale)}
          values={form.values}
        />
        <SubmitButton form={form} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

function firstValues(limit: UserLimit | null, currency: string): Values {
  const account = limit?.accounts[0];
  return {
    type: limit?.type ?? 'deposit',
    period: limit?.period ?? 'day',
    currency: account?.currency ?? currency,
    amount: account ? typedAmount(minor(account.amount_cents), account.currency) : '',
    minutes: limit?.minutes == null ? '' : String(limit.minutes),
  };
}

/** States whether the entered limit applies immediately or must wait. */
function WhenItHolds({ now, wanted: size, values }: { now: bigint | null; wanted: bigint | null; values: Values }) {
  const t = useTranslations('limits.form');
  const money = useMoneyText();
  if (size === null) return null;
  const change = limitChange(now, size);
  const currentNow = now ?? 0n;
  const text = (of: bigint) =>
    values.type === 'session' ? minutesText(Number(of) * 60_000) : money.exact(of, values.currency);
  return (
    <>
      {size === 0n && <Notice tone="warn">{t('zero')}</Notice>}
      <p className="small text-secondary" role="status">
        <b className="numeric">{text(size)}</b>: {t(change, { amount: text(currentNow) })}
      </p>
    </>
  );
}
