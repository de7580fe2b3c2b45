import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { DialogFooter } from '@liftoff/ui/dialog';
import { ExternalLinkIcon } from '@liftoff/ui/icons';
import { Spinner } from '@liftoff/ui/spinner';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import type { StepProps } from './use-deposit.ts';
import { useLooking } from './use-looking.ts';
import { leavePage } from '../../../shared/site/address/leave-page.ts';

interface DepositRedirectProps extends StepProps {
  url: string;
}

/**
 * Redirects to the provider's page, which returns to `/deposit?payment=…`. This component's content is visible only
 * to players who come back with the Back button or whose browser is slow to navigate.
 */
export function DepositRedirect({ paying, url, onLook, onCancel }: DepositRedirectProps) {
  const t = useTranslations('cashbox.redirect');
  useLooking(onLook);
  useEffect(() => leavePage(url), [url]);
  return (
    <>
      <div className="cashbox__body cashbox__body--single payment-result">
        <Spinner />
        <h2 className="heading-2">{t('leaving')}</h2>
        <p className="text-secondary">{t('text')}</p>
        <ButtonLink variant="primary" size="l" href={url}>
          <ExternalLinkIcon size="s" />
          {t('go')}
        </ButtonLink>
        <TrustLine />
      </div>
      <DialogFooter className="cashbox__footer">
        <p className="caption text-muted">{t('note')}</p>
        <Button pending={paying.canceling} pendingLabel={t('canceling')} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}
