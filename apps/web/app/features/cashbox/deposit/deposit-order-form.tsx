import type { BonusOffer } from '@liftoff/contract/bonus';
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
import { leastDepositOf, offerFigures } from '@liftoff/rules/bonus/shown-offer';
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
import { DepositBonus, useBonusChoice } from '../bonus/deposit-bonus.tsx';
import '../bonus/deposit-bonus.css';

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
          : refused.fields.includes('bonus_offer')
            ? t('bonus.gone')
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
  /** Whether the form opens with the bonus choice in view. */
  withBonus: boolean;
  /** Takes the focus while the form is loading. */
  waiting: RefObject<HTMLElement | null>;
  onDeposit: (method: string, amount: bigint, bonusOffer: string | null | undefined) => Promise<void>;
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
  const bonus = useBonusChoice(currency);
  const leastOfOffer = bonus.chosen === null ? 0n : leastDepositOf(bonus.chosen);
  const form = useForm<{ amount: string }>({
    values: () => ({ amount: typedAmount(firstDeposit(currency, range), currency) }),
    check: order => {
      const entered = readDeposit(order.amount, { currency, locale }, range);
      if ('wrong' in entered) return { amount: entered.wrong };
      return { amount: entered.amount < leastOfOffer ? 'below_offer' : null };
    },
    send: async order => {
      const entered = readDeposit(order.amount, { currency, locale }, range);
      if (method && 'amount' in entered) await onDeposit(method.id, entered.amount, bonus.ordered);
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
  const deposit = 'amount' in read ? read.amount : null;
  const belowOffer = () => t('bonus.below', { amount: coins.amount(leastOfOffer, currency) });
  const wrong = !form.errors.amount ? null : 'wrong' in read ? whyNot(read.wrong) : belowOffer();
  const choose: typeof bonus.choose = offer => {
    bonus.choose(offer);
    // Clears the error of the amount, because another offer has another minimum.
    form.change({ amount: form.values.amount });
  };
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
            current={deposit}
            presets={depositPresets(currency, range).map(amount => ({ amount }))}
            wrong={wrong}
            onChange={amount => form.change({ amount })}
            onPreset={amount => form.change({ amount: typedAmount(amount, currency) })}
            onLeave={() => form.leave('amount')}
          />
          <CoinWorth amount={deposit} coin={currency} rates={rates} />
          <DepositBonus choice={{ ...bonus, choose }} amount={deposit} inView={withBonus} />
          {left?.limit && (
            <LimitMeter {...left.limit} currency={currency} words={leftText(left, currency)} deposit={deposit ?? 0n} />
          )}
          {refused && <RefusedDeposit refused={refused} left={left} currency={currency} />}
        </div>
        <div className="cashbox__trust">
          <TrustLine />
        </div>
      </div>
      <DialogFooter className="cashbox__footer">
        <DepositSums amount={deposit} balance={balance} currency={currency} offer={bonus.chosen} />
        <Button type="submit" variant="primary" size="l" pending={form.pending} pendingLabel={t('pay.pending')}>
          {deposit === null ? t('pay.plain') : t('pay.submit', { amount: coins.amount(deposit, currency) })}
        </Button>
      </DialogFooter>
    </Form>
  );
}

interface DepositSumsProps {
  /** The typed amount in minor units; `null` if it is not a valid amount. */
  amount: bigint | null;
  balance: bigint;
  currency: CurrencyCode;
  offer: BonusOffer | null;
}

/** What the player pays, and the balance after it or, with a bonus, what it brings and requires. */
function DepositSums({ amount, balance, currency, offer }: DepositSumsProps) {
  const t = useTranslations('cashbox');
  const coins = useCoinWords();
  const text = (value: bigint | null) => (value === null ? '\u2013' : coins.amount(value, currency));
  const figures = offer === null || amount === null ? null : offerFigures(offer, amount);
  const after: readonly (readonly [string, bigint | null])[] =
    offer === null
      ? [[t('frame.balanceAfter'), amount === null ? null : balance + amount]]
      : [
          [t('bonus.bonus'), figures?.bonus ?? null],
          [t('bonus.sum'), figures?.toWager ?? null],
        ];
  return (
    <dl className="row gap-6 numeric">
      {([[t('pay.youPay'), amount], ...after] as const).map(([name, value]) => (
        <div key={name}>
          <dt className="caption text-muted">{name}</dt>
          <dd className="title">{text(value)}</dd>
        </div>
      ))}
    </dl>
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
