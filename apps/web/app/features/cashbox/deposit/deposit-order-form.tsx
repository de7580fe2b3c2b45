import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import {
  depositPresets,
  firstDeposit,
  readDeposit,
  typedAmount,
  type AmountRange,
  type AmountVerdict,
} from '@liftoff/rules/cashbox/deposit-amount';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../../../shared/form/form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { amountKind, AmountField } from '../amount-field.tsx';
import { CoinWorth, useCoinRates } from '../coin-worth.tsx';
import { useCoinWords } from '../coin-words.ts';
import { useDepositLeft, useLeftText, type DepositLeft } from './deposit-left.ts';
import type { Refused } from '../library/payments-api.ts';
import { LimitMeter } from './limit-meter.tsx';
import { MethodList } from '../method/method-list.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import { GiftIcon } from '@liftoff/ui/icons';

/** Placeholder for the bonus choice: says that deposits currently include no bonus. */
function DepositBonus() {
  const t = useTranslations('cashbox.bonus');
  return (
    <section>
      <h3 className="title payment-methods__title">{t('title')}</h3>
      <Notice icon={GiftIcon}>{t('none')}</Notice>
    </section>
  );
}

interface RefusedDepositProps {
  refused: Refused<'createDeposit'>;
  left: DepositLeft | null;
  currency: CurrencyCode;
}

/** Why the platform refused the deposit, and where the player can change that. */
function RefusedDeposit({ refused, left, currency }: RefusedDepositProps) {
  const t = useTranslations('cashbox');
  const paths = usePaths();
  const leftText = useLeftText();
  return (
    <Notice tone={refused.refusal === 'limit_reached' ? 'warn' : 'bad'} role="alert">
      <span className="numeric">
        {left && refused.limit
          ? `${t('limit.over')} ${leftText(left, currency)}`
          : t(`refused.${refused.refusal}`, { currency })}
      </span>
      {refused.refusal === 'verification_required' && (
        <>
          {' '}
          <a className="link" href={paths.profile('verification')}>
            {t('refused.verify')}
          </a>
        </>
      )}
    </Notice>
  );
}

interface DepositOrderFormProps {
  methods: readonly PaymentMethod[];
  playerId: number;
  currency: CurrencyCode;
  /** The balance that the deposit is added to, in minor units. */
  balance: bigint;
  refused: Refused<'createDeposit'> | null;
  /** Whether the form shows the deposit bonus section. */
  withBonus: boolean;
  /** Takes the focus while the form is loading. */
  waiting: RefObject<HTMLElement | null>;
  onDeposit: (method: string, amount: bigint) => Promise<void>;
}

/**
 * Form for a method and an amount. The button keeps its label and is never disabled; clicking it shows what is
 * missing.
 */
export function DepositOrderForm(props: DepositOrderFormProps) {
  const { methods, playerId, currency, balance, refused, withBonus, waiting, onDeposit } = props;
  const t = useTranslations('cashbox');
  const coins = useCoinWords();
  const { locale } = useSite();
  const rates = useCoinRates(currency);
  const [method, setMethod] = useState(methods[0]);
  const left = useDepositLeft(playerId, currency, refused);
  const leftText = useLeftText();
  const range = rangeOf(method, left);
  const form = useForm<{ amount: string }>({
    values: () => ({ amount: typedAmount(firstDeposit(currency, range), currency) }),
    check: order => {
      const entered = readDeposit(order.amount, { currency, locale }, range);
      return { amount: 'wrong' in entered ? entered.wrong : null };
    },
    send: async order => {
      const entered = readDeposit(order.amount, { currency, locale }, range);
      if (method && 'amount' in entered) await onDeposit(method.id, entered.amount);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const read = readDeposit(form.values.amount, { currency, locale }, range);
  const whyNot = (verdict: AmountVerdict): string =>
    // The meter below already says how much the limit allows.
    verdict === 'above_left' && left?.limit
      ? t('limit.over')
      : t(`amount.${verdict}`, {
          amount: coins.amount(boundOf(verdict, range), currency),
          kind: amountKind(currency),
        });
  const wrong = form.errors.amount && 'wrong' in read ? whyNot(read.wrong) : null;
  useFirstFocus(input, waiting);

  return (
    <Form form={form} className="cashbox__form">
      <div className="cashbox__body">
        <MethodList methods={methods} chosen={method} onChoose={setMethod} />
        <div className="cashbox__details">
          <AmountField
            ref={input}
            text={form.values.amount}
            currency={currency}
            current={'amount' in read ? read.amount : null}
            presets={depositPresets(currency, range).map(amount => ({ amount }))}
            wrong={wrong}
            onChange={amount => form.change({ amount })}
            onPreset={amount => form.change({ amount: typedAmount(amount, currency) })}
            onLeave={() => form.leave('amount')}
          />
          <CoinWorth amount={'amount' in read ? read.amount : null} coin={currency} rates={rates} />
          {withBonus && <DepositBonus />}
          {left?.limit && (
            <LimitMeter
              {...left.limit}
              currency={currency}
              words={leftText(left, currency)}
              deposit={'amount' in read ? read.amount : 0n}
            />
          )}
          {refused && <RefusedDeposit refused={refused} left={left} currency={currency} />}
        </div>
        <div className="cashbox__trust">
          <TrustLine />
        </div>
      </div>
      <DialogFooter className="cashbox__footer">
        <dl className="row gap-6 numeric">
          <div>
            <dt className="caption text-muted">{t('pay.youPay')}</dt>
            <dd className="title">{'amount' in read ? coins.amount(read.amount, currency) : '\u2013'}</dd>
          </div>
          <div>
            <dt className="caption text-muted">{t('frame.balanceAfter')}</dt>
            <dd className="title">{'amount' in read ? coins.amount(balance + read.amount, currency) : '\u2013'}</dd>
          </div>
        </dl>
        <Button type="submit" variant="primary" size="l" pending={form.pending} pendingLabel={t('pay.pending')}>
          {'amount' in read ? t('pay.submit', { amount: coins.amount(read.amount, currency) }) : t('pay.plain')}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** The amount that a refusal names. */
const boundOf = (verdict: AmountVerdict, { min, max, left, step }: AmountRange): bigint =>
  ({
    missing: 0n,
    unreadable: 0n,
    unclear: 0n,
    below_min: min,
    above_max: max ?? 0n,
    above_left: left ?? 0n,
    not_multiple: step ?? 0n,
  })[verdict];

const rangeOf = (method: PaymentMethod | undefined, left: DepositLeft | null): AmountRange => ({
  min: minor(method?.deposit?.min_cents ?? 0),
  step: method?.deposit?.step_cents === undefined ? null : minor(method.deposit.step_cents),
  max: method?.deposit?.max_cents == null ? null : minor(method.deposit.max_cents),
  left: left?.amount ?? null,
});
