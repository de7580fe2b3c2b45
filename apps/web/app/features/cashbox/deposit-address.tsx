import type { PaymentStep } from '@liftoff/contract/cashbox';
import { typedAmount } from '@liftoff/rules/cashbox/deposit-amount';
import { minor } from '@liftoff/rules/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Spinner } from '@liftoff/ui/spinner';
import { Well } from '@liftoff/ui/well';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '../../shared/qr-code.tsx';
import { useSite } from '../../shared/site.ts';
import { TrustLine } from '../../shared/trust-line.tsx';
import type { StepProps } from './use-deposit.ts';
import { useLooking } from './use-looking.ts';

interface DepositAddressProps extends StepProps {
  to: Extract<PaymentStep, { kind: 'address' }>;
}

/** Where to send how much of a coin, until when. Once it is seen there is nothing to cancel. */
export function DepositAddress({ paying, to, onLook, onCancel }: DepositAddressProps) {
  const t = useTranslations('cashbox.address');
  const { locale } = useSite();
  useLooking(onLook);
  const { amount_cents: cents, currency, state } = paying.payment;
  // Wallets count in whole coins, whatever unit the site shows them in.
  const coins = typedAmount(minor(cents), currency);
  const until = new Date(to.expires_at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const isSeen = state !== 'pending';
  return (
    <>
      <div className="cb__b">
        <div className="cb__r cb__scan">
          <Well>
            <QrCode rows={to.qr} label={t('scan')} className="cb__qr" />
          </Well>
          <p className="cap t3" aria-hidden="true">
            {t('scan')}
          </p>
        </div>
        <div className="cb__r">
          <h2 className="h3 num">{t('send', { amount: `${coins} ${currency}` })}</h2>
          <p className="small t2">{t('text', { network: to.network })}</p>
          <KeyValues well className="num cb__kv cb__to">
            <KeyValue name={t('amount')}>
              {coins} <CopyButton text={coins} label={t('copyAmount')} />
            </KeyValue>
            <KeyValue name={t('to')}>
              {to.address} <CopyButton text={to.address} label={t('copyAddress')} />
            </KeyValue>
            <KeyValue name={t('network')}>{to.network}</KeyValue>
            <KeyValue name={t('until')}>{until}</KeyValue>
          </KeyValues>
          <output className="row g3 small t2">
            <Spinner />
            {isSeen ? t('seen') : t('waiting')}
          </output>
        </div>
        <div className="cb__trust">
          <TrustLine />
        </div>
      </div>
      <DialogFooter className="cb__f">
        <p className="cap t3">{t('note')}</p>
        {!isSeen && (
          <Button pending={paying.canceling} pendingLabel={t('canceling')} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

/** Copies a text and says so; where the browser does not let it, the text stands beside it to be marked. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('cashbox.address');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // A page that is not secure has no clipboard.
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
