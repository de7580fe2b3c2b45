import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { CircleCheckIcon, HourglassIcon, MailIcon } from '@liftoff/ui/icons';
import { Spinner } from '@liftoff/ui/spinner';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { Logo } from '../../../shared/parts/logo.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountScene, type AccountScreen } from '../account-frame.tsx';
import { StepHead } from '../step-head.tsx';
import { consumeLink, linkOnce, type Consumed } from './use-link-once.ts';

/** What the link in an email does: `offers` confirms the subscription to email offers, `unsubscribe` ends it. */
type Kind = 'offers' | 'unsubscribe';
type Step = 'checking' | Consumed;

const calls = {
  offers: (token: string) => accountCalls.confirmOffers({ body: { token } }),
  unsubscribe: (token: string) => accountCalls.unsubscribe({ body: { token } }),
} as const satisfies Record<Kind, (token: string) => Promise<unknown>>;

const uses = {
  offers: linkOnce(() => consumeLink('token', calls.offers)),
  unsubscribe: linkOnce(() => consumeLink('token', calls.unsubscribe)),
};

/**
 * Uses a subscription link without requiring sign-in. A script makes the call, so that robots opening the link do not
 * use it up [C39].
 */
export function useMailLinkScreen(kind: Kind): AccountScreen {
  const t = useTranslations('access');
  const [step, setStep] = useState<Step>('checking');
  uses[kind](setStep);
  return {
    label: t(`${kind}.checking`),
    header: <Logo />,
    body: <MailLinkStep kind={kind} step={step} />,
    scene: (
      <AccountScene
        kind="launch"
        eyebrow={t('confirmation.sceneEyebrow')}
        title={t('confirmation.sceneTitle')}
        text={t('confirmation.sceneText')}
      />
    ),
  };
}

function MailLinkStep({ kind, step }: { kind: Kind; step: Step }) {
  const t = useTranslations('access');
  const paths = usePaths();
  if (step === 'checking')
    return (
      <StepHead icon={MailIcon} title={t(`${kind}.checking`)}>
        <Spinner />
      </StepHead>
    );
  if (step === 'done')
    return (
      <div className="column gap-4">
        <StepHead icon={CircleCheckIcon} tone="ok" title={t(`${kind}.title`)} arrived>
          {t(`${kind}.text`)}
        </StepHead>
        <ButtonLink size="l" block href={paths.lobby()} data-document="">
          {t('confirmation.continue')}
        </ButtonLink>
      </div>
    );
  if (step === 'failed')
    return (
      <div className="column gap-4">
        <StepHead icon={HourglassIcon} tone="warn" title={t('confirmation.failed')} arrived>
          {t('confirmation.failedText')}
        </StepHead>
        <Button variant="primary" size="l" block onClick={() => window.location.reload()}>
          {t('confirmation.again')}
        </Button>
      </div>
    );
  return (
    <div className="column gap-4">
      <StepHead
        icon={HourglassIcon}
        tone="warn"
        title={t(kind === 'offers' ? 'expired.title' : 'unsubscribe.overTitle')}
        arrived
      >
        {t(`${kind}.over`)}
      </StepHead>
      <ButtonLink variant="primary" size="l" block href={paths.signIn(paths.profile('subscriptions'))}>
        {t(`${kind}.messages`)}
      </ButtonLink>
    </div>
  );
}
