import { cleanLine } from '@liftoff/contract/core/typed-text';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { payoutAddressRule } from '@liftoff/rules/cashbox/crypto-address';
import { typedAmount } from '@liftoff/rules/cashbox/deposit-amount';
import {
  readWithdrawal,
  withdrawalPresets,
  type WithdrawalRange,
  type WithdrawalVerdict,
} from '@liftoff/rules/cashbox/withdrawal-amount';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { amountKind, AmountField } from '../amount-field.tsx';
import { useCoinWords } from '../coin-words.ts';
import { useTimeWords } from '../method/method-list.tsx';
import { useEndingBonuses } from './ending-bonuses.tsx';
import './ending-bonuses.css';
import { isOpen, type PayoutChoice } from './payout-choices.ts';
import { PayoutList } from './payout-list.tsx';
import { useFieldText } from '../../../shared/form/fields/field-text.ts';
import { useFirstFocus } from '../use-first-focus.ts';
import type { WithdrawalState } from './use-withdrawal.ts';

interface WithdrawOrderFormProps {
  choices: readonly PayoutChoice[];
  account: Account;
  withdrawal: WithdrawalState;
  /** Takes the focus while the form is loading. */
  waiting: RefObject<HTMLElement | null>;
}

interface Order {
  amount: string;
  payout_address: string;
}

/** Form for a payout target and an amount. It shows the resulting payout before the player confirms. */
export function WithdrawOrderForm({ choices, account, withdrawal, waiting }: WithdrawOrderFormProps) {
  const t = useTranslations('cashbox');
  const coins = useCoinWords();
  const fieldText = useFieldText();
  const { currency } = account;
  const { locale } = useSite();
  const balance = minor(account.available_to_cashout_cents);
  const payers = choices.filter(target => isOpen(target) && rangeOf(target, balance).min <= balance);
  const [choice, setChoice] = useState(payers[0] ?? choices.find(isOpen));
  const range = rangeOf(choice, balance);
  const ending = useEndingBonuses(currency);
  const form = useForm<Order>({
    values: { amount: '', payout_address: '' },
    check: ({ amount, payout_address: address }) => {
      const entered = readWithdrawal(amount, { currency, locale }, range);
      return {
        amount: 'wrong' in entered ? entered.wrong : null,
        payout_address: choice?.isTyped ? payoutAddressRule(currency, address) : null,
      };
    },
    send: async ({ amount, payout_address: address }) => {
      const entered = readWithdrawal(amount, { currency, locale }, range);
      if (!choice || 'wrong' in entered) return;
      if (!(await ending.ask(coins.amount(entered.amount, currency)))) return;
      const to = choice.profile ? { profile_id: choice.profile.id } : { address: cleanLine(address) };
      await withdrawal.ask({ method: choice.method.id, amount: entered.amount, currency, to });
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const read = readWithdrawal(form.values.amount, { currency, locale }, range);
  const amount = 'amount' in read ? read.amount : null;
  useFirstFocus(input, waiting);

  const bounds = { missing: 0n, unreadable: 0n, unclear: 0n, below_min: range.min, above_max: range.max };
  const whyNot = (verdict: WithdrawalVerdict): string => {
    if (verdict !== 'errors.not_enough_money')
      return t(`amount.${verdict}`, { amount: coins.amount(bounds[verdict], currency), kind: amountKind(currency) });
    const most = t('withdraw.above_balance', { amount: coins.amount(balance, currency) });
    return `${fieldText(verdict, '') ?? ''} ${most}`.trim();
  };
  // Without an available payout target, no preset amounts are offered.
  const presets = (choice ? withdrawalPresets(currency, range) : []).map((preset, at, all) =>
    at === all.length - 1
      ? { amount: preset, label: (words: string) => t('withdraw.all', { amount: words }) }
      : { amount: preset },
  );

  return (
    <>
      <Form form={form} className="cashbox__form">
        <div className="cashbox__body">
          <div className="cashbox__details">
            {ending.notice}
            <Balances account={account} isWithdrawable={payers.length > 0} />
            <PayoutList choices={choices} chosen={choice} onChoose={setChoice} />
          </div>
          <div className="cashbox__details">
            {choice?.isTyped && (
              <TextField
                form={form}
                name="payout_address"
                label={t('withdraw.address', { network: choice.method.network ?? choice.method.brand })}
              />
            )}
            <AmountField
              ref={input}
              text={form.values.amount}
              currency={currency}
              current={amount}
              presets={presets}
              wrong={form.errors.amount && 'wrong' in read ? whyNot(read.wrong) : null}
              onChange={text => form.change({ amount: text })}
              onPreset={preset => form.change({ amount: typedAmount(preset, currency) })}
              onLeave={() => form.leave('amount')}
            />
            <Obstacles
              least={choice && range.min > balance ? range.min : null}
              currency={currency}
              refused={withdrawal.refused}
            />
            <WithdrawalSums amount={amount} balance={balance} currency={currency} choice={choice} />
          </div>
          <div className="cashbox__trust">
            <TrustLine />
          </div>
        </div>
        <DialogFooter className="cashbox__footer">
          <p className="caption text-muted">{t('withdraw.note')}</p>
          <Button
            type="submit"
            variant="primary"
            size="l"
            pending={form.pending}
            pendingLabel={t('withdraw.pending')}
            disabled={!choice}
          >
            {amount === null ? t('withdraw.plain') : t('withdraw.submit', { amount: coins.amount(amount, currency) })}
          </Button>
        </DialogFooter>
      </Form>
      {ending.dialog}
    </>
  );
}

interface WithdrawalSumsProps {
  /** The typed amount in minor units; `null` if it is not a valid amount. */
  amount: bigint | null;
  balance: bigint;
  currency: CurrencyCode;
  choice: PayoutChoice | undefined;
}

/** What the player receives, when, and what stays. */
function WithdrawalSums({ amount, balance, currency, choice }: WithdrawalSumsProps) {
  const t = useTranslations('cashbox');
  const coins = useCoinWords();
  const time = useTimeWords();
  return (
    <KeyValues well className="numeric cashbox__values">
      <KeyValue name={t('withdraw.receive')}>{amount === null ? '\u2013' : coins.amount(amount, currency)}</KeyValue>
      <KeyValue name={t('withdraw.fee')}>{coins.amount(0n, currency)}</KeyValue>
      <KeyValue name={t('withdraw.stays')}>{coins.amount(balance - (amount ?? 0n), currency)}</KeyValue>
      {choice && <KeyValue name={t('withdraw.takes')}>{time(choice.method.processingTime)}</KeyValue>}
    </KeyValues>
  );
}

interface ObstaclesProps extends Pick<WithdrawalState, 'refused'> {
  /** The method's minimum if the balance is below it; `null` if it is not. */
  least: bigint | null;
  currency: CurrencyCode;
}

/** What stands in the way of a withdrawal: a balance below the minimum, or the platform's refusal. */
function Obstacles({ least, currency, refused }: ObstaclesProps) {
  const t = useTranslations('cashbox.withdraw');
  const coins = useCoinWords();
  return (
    <>
      {least !== null && <Notice tone="info">{t('tooSmall', { min: coins.amount(least, currency) })}</Notice>}
      {refused && (
        <Notice tone="bad" role="alert">
          {t(`refused.${refused.refusal}`, { currency })}
        </Notice>
      )}
    </>
  );
}

/**
 * Shows the withdrawable balance and, next to it, the bonus money, which cannot be withdrawn. A balance that no method
 * pays out is not called withdrawable.
 */
function Balances({ account, isWithdrawable }: { account: Account; isWithdrawable: boolean }) {
  const t = useTranslations('cashbox.withdraw');
  const money = useMoneyText();
  const coins = useCoinWords();
  const hasBonus = minor(account.bonus_cents) > 0n;
  return (
    <dl className={hasBonus ? 'balance-pair numeric' : 'balance-pair balance-pair--single numeric'}>
      <div>
        <dt className="caption text-secondary">{t(isWithdrawable ? 'available' : 'balance')}</dt>
        <dd className="heading-3">{money.of(account.available_to_cashout_cents, account.currency)}</dd>
        {!currencies[account.currency].fiat && (
          <dd className="caption text-muted">
            {coins.amount(minor(account.available_to_cashout_cents), account.currency)}
          </dd>
        )}
      </div>
      {hasBonus && (
        <div>
          <dt className="caption text-secondary">{t('bonus')}</dt>
          <dd className="heading-3 text-secondary">{money.of(account.bonus_cents, account.currency)}</dd>
        </div>
      )}
    </dl>
  );
}

const rangeOf = (choice: PayoutChoice | undefined, balance: bigint): WithdrawalRange => ({
  min: minor(choice?.method.withdrawal?.min_cents ?? 0),
  max: minor(choice?.method.withdrawal?.max_cents ?? 0),
  balance,
});
