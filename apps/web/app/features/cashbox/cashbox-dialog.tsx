import type { User } from '@liftoff/contract/account/account';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { minor } from '@liftoff/rules/money/money';
import { Dialog } from '@liftoff/ui/dialog';
import { Tabs } from '@liftoff/ui/tabs';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { DepositForm } from './deposit/deposit-form.tsx';
import { DepositPaused, usePause } from './deposit/deposit-paused.tsx';
import { DepositResult } from './deposit/deposit-result.tsx';
import { DepositReturn } from './deposit/deposit-return.tsx';
import type { PaymentsLibrary } from './library/payments-api.ts';
import { FastDeposit } from './deposit/fast-deposit.tsx';
import { PaymentHistory } from './payment/payment-history.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { useMissingFields } from './use-missing-fields.ts';
import { useDeposit, type StepProps } from './deposit/use-deposit.ts';
import { useWithdrawal } from './withdrawal/use-withdrawal.ts';
import { WithdrawForm } from './withdrawal/withdraw-form.tsx';
import { WithdrawalResult } from './withdrawal/withdrawal-result.tsx';
import { DepositAddress } from './deposit/deposit-address.tsx';
import { DepositFrame } from './deposit/deposit-frame.tsx';
import { DepositRedirect } from './deposit/deposit-redirect.tsx';

interface DepositStepProps extends StepProps {
  /** Called with messages from the provider's frame. */
  onMessage: (message: unknown) => void;
}

/** Shows the player's next step according to its kind. A kind that is not handled does not compile. */
export function DepositStep({ paying, onLook, onMessage, onCancel }: DepositStepProps) {
  const { next } = paying;
  switch (next.kind) {
    case 'frame':
      return <DepositFrame paying={paying} url={next.url} onLook={onLook} onMessage={onMessage} onCancel={onCancel} />;
    case 'redirect':
      return <DepositRedirect paying={paying} url={next.url} onLook={onLook} onCancel={onCancel} />;
    case 'address':
      return <DepositAddress paying={paying} to={next} onLook={onLook} onCancel={onCancel} />;
    default:
      return next satisfies never;
  }
}

interface CashboxDialogProps {
  library: PaymentsLibrary;
  user: User;
  account: Account;
  /** The tab shown first. */
  first: CashboxTab;
  /** Opens the form that repeats the last deposit with one click, if that deposit can be repeated. */
  isFast: boolean;
  /** Opens the cashbox with the bonus choice shown [ROUTE-041]. */
  withBonus: boolean;
  /**
   * Id of the deposit for which the player is returning from the provider's page; `null` if the player is not
   * returning.
   */
  returned: string | null;
  /** Called after the balance or profile changed, to reload all player data. */
  onMoney: () => void;
  onClose: () => void;
}

type CashboxTab = 'deposit' | 'withdraw' | 'history';

const bold = (words: ReactNode) => <b>{words}</b>;

type DepositFlow = ReturnType<typeof useDeposit>;
type WithdrawalFlow = ReturnType<typeof useWithdrawal>;

interface PaymentProgressProps {
  flow: DepositFlow;
  withdrawal: WithdrawalFlow;
  onHistory: () => void;
  onClose: () => void;
}

/** The payment that is in progress or has just finished. Empty while the player is still choosing. */
function PaymentProgress({ flow, withdrawal, onHistory, onClose }: PaymentProgressProps) {
  const { deposit, look, hearFrame, cancel, again } = flow;
  return (
    <>
      {deposit.step === 'paying' && (
        <DepositStep
          paying={deposit}
          onLook={() => void look(deposit.payment.id)}
          onMessage={message => hearFrame(deposit, message)}
          onCancel={() => void cancel(deposit)}
        />
      )}
      {deposit.step === 'returned' && (
        <DepositReturn
          returned={deposit}
          onLook={() => void look(deposit.id)}
          onHistory={onHistory}
          onClose={onClose}
        />
      )}
      {deposit.step === 'done' && (
        <DepositResult
          payment={deposit.payment}
          expired={deposit.expired === true}
          onAgain={again}
          onHistory={onHistory}
          onClose={onClose}
        />
      )}
      {withdrawal.begun && <WithdrawalResult payment={withdrawal.begun} onHistory={onHistory} onClose={onClose} />}
    </>
  );
}

interface CashboxTabsProps extends Pick<
  CashboxDialogProps,
  'library' | 'user' | 'account' | 'isFast' | 'withBonus' | 'onMoney'
> {
  flow: DepositFlow;
  withdrawal: WithdrawalFlow;
  tab: CashboxTab;
  onTab: (tab: CashboxTab) => void;
  /** Takes the focus until there is a field to type in. */
  start: RefObject<HTMLDivElement | null>;
}

/** The forms to choose a payment in, and the history. */
function CashboxTabs(props: CashboxTabsProps) {
  const { library, user, account, isFast, withBonus, onMoney, flow, withdrawal, tab, onTab, start } = props;
  const { deposit, begin } = flow;
  const t = useTranslations('cashbox.tabs');
  const { currency } = account;
  const balance = minor(account.amount_cents) + minor(account.bonus_cents);
  const refused = deposit.step === 'choosing' ? deposit.refused : null;
  const depositForm = (
    <DepositForm
      library={library}
      playerId={user.id}
      currency={currency}
      balance={balance}
      refused={refused}
      withBonus={withBonus}
      waiting={start}
      onDeposit={(method, amount, bonusOffer) => begin({ method, amount, currency, bonusOffer }, balance)}
    />
  );
  const pause = usePause(user.id);
  const depositing =
    pause !== null ? (
      <DepositPaused until={pause.until} />
    ) : isFast && !refused ? (
      <FastDeposit
        library={library}
        currency={currency}
        pending={deposit.step === 'beginning'}
        onDeposit={choice => begin(choice, balance)}
        otherwise={depositForm}
      />
    ) : (
      depositForm
    );
  const withdrawing = (
    <WithdrawForm library={library} user={user} account={account} withdrawal={withdrawal} waiting={start} />
  );
  return (
    <div className="cashbox__tabs" ref={start} tabIndex={-1}>
      <Tabs<CashboxTab>
        label={t('label')}
        value={tab}
        onChange={onTab}
        panelClassName="cashbox__panel"
        tabs={[
          { value: 'deposit', label: t('deposit'), panel: depositing },
          { value: 'withdraw', label: t('withdraw'), panel: withdrawing },
          { value: 'history', label: t('history'), panel: <PaymentHistory library={library} onMoney={onMoney} /> },
        ]}
      />
    </div>
  );
}

/**
 * The profile fields that must be filled in before the open tab can move money. While any is missing, the cashbox shows
 * only the form for those fields.
 */
function useAskedFields(user: User, currency: Account['currency'], flow: DepositFlow, withdrawal: WithdrawalFlow) {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const refused = flow.deposit.step === 'choosing' ? flow.deposit.refused : null;
  const incomplete = [refused, withdrawal.refused].find(answer => answer?.refusal === 'profile_incomplete');
  const missing = useMissingFields(user, currency, incomplete?.fields ?? []);
  return {
    fieldsOf: (tab: CashboxTab): readonly string[] =>
      tab === 'history' ? [] : missing[tab === 'deposit' ? 'deposit' : 'cashout'].filter(name => !saved.includes(name)),
    markSaved: (fields: readonly string[]) => setSaved(before => [...before, ...fields]),
  };
}

/**
 * Deposit, withdrawal and history in one dialog. While a payment is in progress, only that payment is shown
 * [SHELL-014].
 */
export function CashboxDialog({ first, returned, onClose, ...of }: CashboxDialogProps) {
  const { library, user, account, onMoney } = of;
  const t = useTranslations('cashbox');
  const money = useMoneyText();
  const [tab, setTab] = useState<CashboxTab>(first);
  const flow = useDeposit(library, user, onMoney, returned);
  const withdrawal = useWithdrawal(library, user, onMoney);
  const { fieldsOf, markSaved } = useAskedFields(user, account.currency, flow, withdrawal);
  const start = useRef<HTMLDivElement>(null);
  const { deposit, cancel, again } = flow;

  const close = () => {
    // Closing discards the details typed in the provider's frame or page, so the deposit is cancelled. A deposit to a
    // crypto address is not cancelled, because coins might already be on their way.
    if (deposit.step === 'paying' && deposit.next.kind !== 'address') void cancel(deposit);
    else onClose();
  };
  const showHistory = () => {
    setTab('history');
    again();
    withdrawal.again();
  };
  const isChoosing = (deposit.step === 'choosing' || deposit.step === 'beginning') && withdrawal.begun === null;
  const fields = isChoosing ? fieldsOf(tab) : [];
  const onSaved = () => {
    markSaved(fields);
    again();
    onMoney();
  };

  return (
    <Dialog
      open
      bare
      size={fields.length > 0 ? 'm' : 'xl'}
      className={fields.length > 0 ? 'cashbox cashbox--info' : 'cashbox'}
      initialFocus={start}
      onClose={close}
      closeLabel={t('close')}
      title={
        <span className="row between gap-4">
          {deposit.step === 'paying'
            ? t(`${deposit.next.kind}.title`)
            : t(fields.length > 0 ? 'personal.title' : 'title')}
          <span className="small text-secondary numeric only-desktop cashbox__balance">
            {t.rich('balance', { amount: money.total(account), b: bold })}
          </span>
        </span>
      }
    >
      <PaymentProgress flow={flow} withdrawal={withdrawal} onHistory={showHistory} onClose={onClose} />
      {fields.length > 0 && (
        <PersonalInfo
          fields={fields}
          currency={account.currency}
          start={start}
          onSaved={onSaved}
          onHistory={showHistory}
        />
      )}
      {isChoosing && fields.length === 0 && (
        <CashboxTabs {...of} flow={flow} withdrawal={withdrawal} tab={tab} onTab={setTab} start={start} />
      )}
      {withdrawal.dialog}
    </Dialog>
  );
}
