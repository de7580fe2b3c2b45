import type { Payment, PaymentStep } from '@liftoff/contract/cashbox/cashbox';
import { typedAmount } from '@liftoff/rules/cashbox/deposit-amount';
import { minor } from '@liftoff/rules/money/money';
import { timeText } from '@liftoff/rules/notice/time-text';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { Spinner } from '@liftoff/ui/spinner';
import { Track } from '@liftoff/ui/track';
import { Well } from '@liftoff/ui/well';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '../../../shared/parts/qr-code.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { useCoinWords } from '../coin-words.ts';
import { CoinWorth, useCoinRates } from '../coin-worth.tsx';
import type { StepProps } from './use-deposit.ts';
import { useLooking } from './use-looking.ts';

interface DepositAddressProps extends StepProps {
  to: Extract<PaymentStep, { kind: 'address' }>;
}

/**
 * Shows how many coins to send, to which address, and until when. Once the payment is detected, it can no longer be
 * cancelled, and its network confirmations are shown.
 */
export function DepositAddress({ paying, to, onLook, onCancel }: DepositAddressProps) {
  const t = useTranslations('cashbox.address');
  useLooking(onLook);
  const { state } = paying.payment;
  const isSeen = state !== 'pending';
  const isOver = useOver(Date.parse(to.expires_at) - Date.parse(paying.payment.created_at)) && !isSeen;
  return (
    <>
      <div className="cashbox__body">
        {isSeen ? (
          <div className="cashbox__details">
            <Looking words={t('seen')} />
            <ConfirmedSoFar payment={paying.payment} />
          </div>
        ) : (
          <div className="cashbox__details cashbox__scan">
            <Well>
              <QrCode
                rows={to.qr}
                label={t('scan')}
                className={isOver ? 'cashbox__qr-code cashbox__qr-code--expired' : 'cashbox__qr-code'}
              />
            </Well>
            <p className="caption text-muted" aria-hidden="true">
              {t('scan')}
            </p>
          </div>
        )}
        <div className="cashbox__details">
          {isOver ? (
            <Notice tone="bad" role="alert">
              <b>{t('expiredTitle')}</b> {t('expiredText')}
            </Notice>
          ) : (
            <SendTo paying={paying} to={to} isSeen={isSeen} />
          )}
          {!isSeen && <Looking words={t('waiting')} />}
        </div>
        <div className="cashbox__trust">
          <TrustLine />
        </div>
      </div>
      <DialogFooter className="cashbox__footer">
        <p className="caption text-muted">{t('note')}</p>
        {!isSeen && (
          <Button pending={paying.canceling} pendingLabel={t('canceling')} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

/**
 * Whether `ms` milliseconds have passed since the step was first shown. Does not depend on the browser's clock [B16].
 */
function useOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

function Looking({ words }: { words: string }) {
  return (
    <output className="row gap-3 small text-secondary">
      <Spinner />
      {words}
    </output>
  );
}

/** The amount, address and network. Until coins are sent, it also warns about what not to send. */
function SendTo({ paying, to, isSeen }: Pick<DepositAddressProps, 'paying' | 'to'> & { isSeen: boolean }) {
  const t = useTranslations('cashbox.address');
  const { locale } = useSite();
  const { amount_cents: cents, currency } = paying.payment;
  const words = useCoinWords();
  const rates = useCoinRates(currency);
  // Copied in the notation of wallets: whole coins with a point, whichever unit and locale the site uses.
  const coins = typedAmount(minor(cents), currency);
  const until = timeText(new Date(to.expires_at), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h2 className="heading-3 numeric">{t('send', { amount: words.amount(minor(cents), currency) })}</h2>
      <CoinWorth amount={minor(cents)} coin={currency} rates={rates} />
      {!isSeen && <Notice tone="warn">{t('text', { currency, network: to.network })}</Notice>}
      <KeyValues well className="numeric cashbox__values cashbox__address">
        <KeyValue name={t('amount')}>
          {coins} <CopyButton text={coins} label={t('copyAmount')} />
        </KeyValue>
        <KeyValue name={t('to')}>
          {to.address} <CopyButton text={to.address} label={t('copyAddress')} />
        </KeyValue>
        <KeyValue name={t('network')}>{to.network}</KeyValue>
        <KeyValue name={t('until')}>{until}</KeyValue>
      </KeyValues>
    </>
  );
}

/** Shows the progress of the network confirmations. */
function ConfirmedSoFar({ payment: { confirmations } }: { payment: Payment }) {
  const t = useTranslations('cashbox.address');
  if (!confirmations) return null;
  const { seen, needed } = confirmations;
  const words = t('confirmed', { seen, needed });
  return (
    <Well className="numeric">
      <p className="small">{words}</p>
      <Track label={words} percent={Math.floor((seen * 100) / needed)} valueText={words} tone="plain" />
    </Well>
  );
}

/**
 * Copies a text and shows a confirmation. If the browser refuses, the player can still select the text shown next to
 * the button.
 */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('cashbox.address');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // The clipboard API exists only in secure contexts.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button size="s" onClick={copy}>
      {copied ? t('copied') : label}
    </Button>
  );
}
