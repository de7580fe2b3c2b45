import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { timeText } from '@liftoff/rules/notice/time-text';
import { Button } from '@liftoff/ui/button';
import { Dialog, DialogFooter } from '@liftoff/ui/dialog';
import { PrinterIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { NumberCell, NumberHead, Table } from '@liftoff/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paymentEntries } from '../../../shared/calls/tables/payment-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import { useMethodWords } from '../method/method-list.tsx';
import '@liftoff/ui/styles/table.css';
import './payment-receipt.css';

/**
 * Shows everything the site has about a payment, for saving or printing: details, times, target and ledger entries.
 */
export default function PaymentReceipt({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useTranslations('cashbox');
  const { locale } = useSite();
  const { name: brand } = useBrand();
  const money = useMoneyText();
  const method = useMethodWords()({ brand: payment.method, network: null }).name;
  const at = (moment: string) => timeText(new Date(moment), locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const label = (column: 'method' | 'to' | 'amount' | 'number' | 'kind') => t(`history.file.${column}`);
  return (
    <Dialog
      open
      bare
      size="m"
      className="cashbox receipt"
      onClose={onClose}
      closeLabel={t('close')}
      title={t('receipt.title', { brand })}
    >
      {/* Focusable, so that the keyboard can scroll a tall receipt, which contains nothing else that is focusable. */}
      <section className="receipt__body" aria-label={t('history.receipt')} tabIndex={0}>
        <KeyValues well className="numeric cashbox__values">
          <KeyValue name={label('kind')}>{t(`history.filters.one.${payment.action}`)}</KeyValue>
          <KeyValue name={label('amount')}>{money.of(payment.amount_cents, payment.currency)}</KeyValue>
          <KeyValue name={label('method')}>{method}</KeyValue>
          {payment.paid_to && <KeyValue name={label('to')}>{payment.paid_to}</KeyValue>}
          <KeyValue name={label('number')}>
            <span className="receipt__number">{payment.id}</span>
          </KeyValue>
        </KeyValues>
        <h3 className="title margin-top-4">{t('receipt.steps')}</h3>
        <KeyValues well className="numeric cashbox__values margin-top-2">
          {payment.steps.map(step => (
            <KeyValue key={step.state} name={t(`history.states.${step.state}`)}>
              {at(step.at)}
            </KeyValue>
          ))}
          {payment.charged_back_at && (
            <KeyValue name={t('history.states.charged_back')}>{at(payment.charged_back_at)}</KeyValue>
          )}
        </KeyValues>
        <h3 className="title margin-top-4">{t('receipt.ledger')}</h3>
        <LedgerLines payment={payment} />
      </section>
      <DialogFooter>
        <Button onClick={() => window.print()}>
          <PrinterIcon size="s" />
          {t('receipt.print')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** The payment's entries on the player's ledger accounts, each with the balance after it. */
function LedgerLines({ payment: { id, currency } }: { payment: Payment }) {
  const t = useTranslations('cashbox');
  const money = useMoneyText();
  const { data: entries, isError } = useQuery({
    queryKey: queryKeys.paymentEntries(id),
    queryFn: ({ signal }) => paymentEntries({ params: { id }, signal }),
  });
  if (isError) return <p className="small text-secondary margin-top-2">{t('history.failedTitle')}</p>;
  if (!entries) return <SkeletonRows />;
  if (entries.length === 0) return <p className="small text-secondary margin-top-2">{t('receipt.nothing')}</p>;
  return (
    <Table label={t('receipt.ledger')}>
      <thead>
        <tr>
          <th>{t('receipt.account')}</th>
          <NumberHead>{t('history.file.amount')}</NumberHead>
          <NumberHead>{t('receipt.after')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ account, seq, amount_cents: amount, balance_cents: after }) => (
          <tr key={`${account} ${seq}`}>
            <td>{t(`receipt.accounts.${account}`)}</td>
            <NumberCell>{money.signed(minor(amount), currency)}</NumberCell>
            <NumberCell>{money.of(after, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
