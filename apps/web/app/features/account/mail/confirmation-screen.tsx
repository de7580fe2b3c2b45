import { Button } from '@liftoff/ui/button';
import { HourglassIcon, MailIcon } from '@liftoff/ui/icons';
import { Spinner } from '@liftoff/ui/spinner';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { Logo } from '../../../shared/parts/logo.tsx';
import { AccountScene, type AccountScreen } from '../account-frame.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';
import { ExpiredStep } from './expired-step.tsx';
import { ResendToasts, useResendConfirmation } from './resend-confirmation.tsx';
import { SentStep } from './sent-step.tsx';
import { StepHead } from '../step-head.tsx';
import { consumeLink, linkOnce, type Consumed } from './use-link-once.ts';

type Step = { name: 'checking' | 'confirmed' | 'expired' | 'failed' } | { name: 'sent'; email: string };

const steps: Readonly<Record<Consumed, Step>> = {
  done: { name: 'confirmed' },
  over: { name: 'expired' },
  failed: { name: 'failed' },
};

const useConfirmation = linkOnce(async () => {
  const confirm = (token: string) => accountCalls.confirmEmail({ query: { confirmation_token: token } });
  return steps[await consumeLink('confirmation_token', confirm)];
});

/**
 * Confirms the email address with the link from the email [ROUTE-052] [CALL-035]. A script makes the call, so that
 * robots opening the link do not use it up.
 */
export function useConfirmationScreen(): AccountScreen {
  const t = useTranslations('access');
  const [step, setStep] = useState<Step>({ name: 'checking' });
  useConfirmation(setStep);
  const isOver = step.name === 'expired';
  return {
    label: t(isOver ? 'expired.title' : 'confirmation.title'),
    header: <Logo />,
    body: (
      <ResendToasts>
        <ConfirmationStep step={step} onStep={setStep} />
      </ResendToasts>
    ),
    scene: isOver ? (
      <AccountScene kind="live" eyebrow={t('expired.sceneEyebrow')} title={t('expired.sceneTitle')} />
    ) : (
      <AccountScene
        kind="adventure"
        eyebrow={t('confirmation.sceneEyebrow')}
        title={t('confirmation.sceneTitle')}
        text={t('confirmation.sceneText')}
      />
    ),
  };
}

function ConfirmationStep({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const t = useTranslations('access.confirmation');
  const send = useResendConfirmation();
  if (step.name === 'expired') return <ExpiredStep send={send} onSent={email => onStep({ name: 'sent', email })} />;
  if (step.name === 'sent')
    return (
      <SentStep email={step.email} kind="confirmation" send={send} onAnother={() => onStep({ name: 'expired' })} />
    );
  if (step.name === 'confirmed') return <ConfirmedStep />;
  if (step.name === 'failed')
    return (
      <div className="column gap-4">
        <StepHead icon={HourglassIcon} tone="warn" title={t('failed')} arrived>
          {t('failedText')}
        </StepHead>
        <Button variant="primary" size="l" block onClick={() => window.location.reload()}>
          {t('again')}
        </Button>
      </div>
    );
  return (
    <StepHead icon={MailIcon} title={t('checking')}>
      <Spinner />
    </StepHead>
  );
}
