import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { csvText } from '@liftoff/rules/money/csv';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DownloadIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readPayments } from '../../../shared/calls/tables/payment-calls.ts';
import { saveFile } from '../../../shared/parts/save-file.ts';
import { useSite } from '../../../shared/site/site.ts';
import { shownState } from './payment-tones.ts';
import { queryOf, type Filter } from './use-payment-pages.ts';

/** Payments per call when exporting. */
const perCall = 100;

const columns = ['at', 'kind', 'method', 'to', 'currency', 'amount', 'state', 'ended', 'number'] as const;

/** Loads all payments that match the filter, page by page. Throws the `CallError` of the page that failed. */
async function everyPayment(filter: Filter): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (let isMore = true; isMore;) {
    const before = payments.at(-1)?.id;
    const page = await readPayments(undefined, { ...queryOf(filter), limit: perCall, ...(before ? { before } : {}) });
    payments.push(...page);
    isMore = page.length === perCall;
  }
  return payments;
}

/** A payment as table cells: times in UTC, the amount as a decimal in its currency, negative for withdrawals. */
export function cellsOf(payment: Payment, words: { kind: string; state: string }): string[] {
  const amount = minor(payment.amount_cents);
  return [
    payment.created_at,
    words.kind,
    payment.method,
    payment.paid_to ?? '',
    payment.currency,
    decimalText(payment.action === 'deposit' ? amount : -amount, exponentOf(payment.currency)),
    words.state,
    payment.finished_at ?? '',
    payment.id,
  ];
}

/** Exports all payments that match the filter to a CSV file that is safe to open in a spreadsheet [C35]. */
export function PaymentsFile({ filter }: { filter: Filter }) {
  const t = useTranslations('cashbox.history');
  const { locale } = useSite();
  const [step, setStep] = useState<'idle' | 'reading' | 'failed'>('idle');
  const save = async () => {
    setStep('reading');
    try {
      const rows = (await everyPayment(filter)).map(payment =>
        cellsOf(payment, { kind: t(`filters.one.${payment.action}`), state: t(`states.${shownState(payment)}`) }),
      );
      const text = csvText([columns.map(column => t(`file.${column}`)), ...rows], locale);
      // The byte order mark tells spreadsheets that the file is UTF-8.
      saveFile(`${[filter.kind, filter.month].filter(Boolean).join('-')}.csv`, `\uFEFF${text}`, 'text/csv');
      setStep('idle');
    } catch {
      setStep('failed');
    }
  };
  return (
    <div className="row gap-2">
      {step === 'failed' && (
        <p className="caption" role="alert">
          {t('failedTitle')}
        </p>
      )}
      <Button variant="ghost" size="s" pending={step === 'reading'} onClick={() => void save()}>
        <DownloadIcon size="s" />
        {t('file.save')}
      </Button>
    </div>
  );
}
