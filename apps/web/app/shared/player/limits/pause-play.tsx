import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Sheet } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { Spinner } from '@liftoff/ui/spinner';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/notice.css';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../calls/tables/limits-calls.ts';
import { endSession } from '../../calls/session-lost.ts';
import { useAttemptKey } from '../../form/attempt-key.ts';
import { usePaths, useSite } from '../../site/site.ts';
import { useMomentText } from './limit-words.ts';
import { forgetInBrowser } from '../player-stores.ts';
import { leavePage } from '../../site/address/leave-page.ts';

type Step = 'starting' | 'failed' | { until: string };

/**
 * Starts a pause of 24 hours [C16]. The click that opened this dialog starts the pause without confirmation, and it
 * cannot be undone. The platform signs the player out everywhere; this page then only shows when the pause ends.
 */
export default function PausePlay({ onClose }: { onClose: () => void }) {
  const t = useTranslations('player.pause');
  const paths = usePaths();
  const { platformPublicUrl } = useSite();
  const { moment } = useMomentText();
  const attempt = useAttemptKey();
  const [step, setStep] = useState<Step>('starting');
  const start = async () => {
    setStep('starting');
    try {
      const { ends_at: end } = await endSession(() =>
        limitsCalls.setLimit({
          body: { type: 'coolingoff', period: 'day', sign_out: true },
          headers: { 'idempotency-key': attempt.of('pause') },
        }),
      );
      setStep({ until: end ?? '' });
      await forgetInBrowser(platformPublicUrl);
    } catch (error) {
      // The player is already signed out, because the response to an earlier attempt was lost or another device
      // started the pause. The page then leads to sign-in.
      if (!(error instanceof CallError) || error.refusal !== 'unauthenticated') setStep('failed');
    }
  };
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    // Full screen shows only the game, but this dialog covers the whole page.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    begin();
  }, []);
  const longer = (
    <ButtonLink variant="ghost" block href={paths.profile('limits')}>
      {t('longer')}
    </ButtonLink>
  );

  if (step === 'starting')
    return (
      <PauseSays title={t('startingTitle')}>
        <p className="row gap-2 text-secondary" role="status">
          <Spinner />
          {t('starting')}
        </p>
      </PauseSays>
    );
  if (step === 'failed')
    return (
      <PauseSays
        title={t('failedTitle')}
        onClose={onClose}
        footer={
          <div className="column gap-2">
            <Button variant="primary" size="l" block onClick={() => void start()}>
              {t('again')}
            </Button>
            {longer}
          </div>
        }
      >
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      </PauseSays>
    );
  return (
    <PauseSays
      title={t('begunTitle')}
      footer={
        <div className="column gap-2">
          <Button variant="primary" size="l" block onClick={() => leavePage(paths.lobby())}>
            {t('leave')}
          </Button>
          {longer}
        </div>
      }
    >
      <p className="text-secondary" role="status">
        {t('begun', { until: step.until === '' ? '' : moment(step.until) })}
      </p>
    </PauseSays>
  );
}

interface PauseSaysProps {
  title: string;
  footer?: ReactNode;
  /** If it is not set, the dialog stays until the player clicks its button. */
  onClose?: () => void;
  children: ReactNode;
}

function PauseSays({ title, footer, onClose, children }: PauseSaysProps) {
  const t = useTranslations('player.pause');
  return (
    <Sheet
      open
      dismissible={onClose !== undefined}
      onClose={onClose ?? (() => undefined)}
      title={title}
      closeLabel={t('close')}
      footer={footer}
    >
      {children}
    </Sheet>
  );
}
