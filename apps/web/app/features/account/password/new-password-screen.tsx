import { ButtonLink } from '@liftoff/ui/button-link';
import { CircleCheckIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { Logo } from '../../../shared/parts/logo.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountScene, type AccountScreen } from '../account-frame.tsx';
import { ExpiredStep } from '../mail/expired-step.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { sendRestore } from './remind-screen.tsx';
import { SentStep } from '../mail/sent-step.tsx';
import { StepHead } from '../step-head.tsx';
import { forgetLink } from '../mail/use-link-once.ts';

type Step = { name: 'form' | 'done' | 'expired' } | { name: 'sent'; email: string };

/**
 * Screen for setting a new password with the emailed link, as a page or a dialog [ROUTE-050] [POPUP-004]. `query`
 * returns the query of the address [POPUP-005]. It is called after hydration, because the same cached guest page is
 * used for all links.
 */
export function useNewPasswordScreen(query: () => URLSearchParams): AccountScreen {
  const t = useTranslations('access');
  const hydrated = useHydrated();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const token = hydrated ? query().get('reset_password_token') : undefined;
  const shown: Step = step.name === 'form' && token === null ? { name: 'expired' } : step;
  const body = () => {
    if (shown.name === 'done') return <DoneStep />;
    if (shown.name === 'sent')
      return (
        <SentStep
          email={shown.email}
          kind="restore"
          send={sendRestore}
          onAnother={() => setStep({ name: 'expired' })}
        />
      );
    if (shown.name === 'expired')
      return <ExpiredStep send={sendRestore} onSent={email => setStep({ name: 'sent', email })} />;
    return (
      <NewPasswordForm
        token={token ?? ''}
        onSet={() => {
          forgetLink();
          setStep({ name: 'done' });
        }}
        onExpired={() => setStep({ name: 'expired' })}
      />
    );
  };
  const isOver = shown.name === 'expired';
  return {
    label: t(isOver ? 'expired.title' : 'newPassword.title'),
    header: <Logo />,
    body: body(),
    scene: isOver ? (
      <AccountScene kind="live" eyebrow={t('expired.sceneEyebrow')} title={t('expired.sceneTitle')} />
    ) : (
      <AccountScene
        kind="gifts"
        eyebrow={t('newPassword.sceneEyebrow')}
        title={t('newPassword.sceneTitle')}
        text={t('newPassword.sceneText')}
      />
    ),
  };
}

/** Setting a password ends the session, so the link loads a whole new document. */
function DoneStep() {
  const t = useTranslations('access.newPassword');
  return (
    <div className="column gap-4">
      <StepHead icon={CircleCheckIcon} tone="ok" title={t('doneTitle')} arrived>
        {t('doneText')}
      </StepHead>
      <ButtonLink variant="primary" size="l" block href={usePaths().signIn()} data-document="">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}
