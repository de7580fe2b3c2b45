import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { ShieldCheckIcon } from '@liftoff/ui/icons';
import { Spinner } from '@liftoff/ui/spinner';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { frameSandbox } from '../../../shared/parts/frame-sandbox.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSite } from '../../../shared/site/site.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import type { StepProps } from './use-deposit.ts';
import { useLooking } from './use-looking.ts';

interface DepositFrameProps extends StepProps {
  url: string;
  /** Called with messages from the provider's frame. */
  onMessage: (message: unknown) => void;
}

/** The provider's page in a frame, with the payee and purpose of the payment next to it (visual-language §11). */
export function DepositFrame({ paying, url, onLook, onMessage, onCancel }: DepositFrameProps) {
  const t = useTranslations('cashbox.frame');
  const money = useMoneyText();
  const frame = useRef<HTMLIFrameElement>(null);
  useLooking(onLook);
  useFrameMessage(frame, message => {
    onMessage(message);
    onLook();
  });
  const { amount_cents: amount, currency } = paying.payment;
  return (
    <>
      {/* The panel scrolls on small screens, so it must be focusable. */}
      <section className="cashbox__body deposit-frame" tabIndex={0} aria-label={t('title')}>
        <iframe
          ref={frame}
          className="deposit-frame__window"
          src={url}
          title={t('label')}
          sandbox={frameSandbox}
          allow=""
          referrerPolicy="origin"
        />
        <section className="cashbox__details">
          <span className="payment-method__icon">
            <ShieldCheckIcon />
          </span>
          <h2 className="heading-3">{t('whoseTitle')}</h2>
          <p className="small text-secondary">{t('whoseText')}</p>
          <KeyValues well className="numeric cashbox__values">
            <KeyValue name={t('deposit')}>{money.of(amount, currency)}</KeyValue>
            <KeyValue name={t('balanceAfter')}>{money.exact(paying.before + minor(amount), currency)}</KeyValue>
          </KeyValues>
          <output className="row gap-3 small text-secondary">
            <Spinner />
            {t('waiting')}
          </output>
        </section>
        <div className="cashbox__trust">
          <TrustLine />
        </div>
      </section>
      <DialogFooter className="cashbox__footer">
        <p className="caption text-muted">{t('note')}</p>
        <Button pending={paying.canceling} pendingLabel={t('canceling')} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}

/**
 * Listens for messages from the provider's frame about card and payment events. They are accepted only from our frame
 * and its exact origin. They are only a hint: the platform's response decides [A37].
 */
function useFrameMessage(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: unknown) => void): void {
  const origin = new URL(useSite().platformPublicUrl).origin;
  const tell = useEffectEvent(onMessage);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow && isPaymentMessage(event.data))
        tell(event.data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);
}

const isPaymentMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'liftoff:payment';
