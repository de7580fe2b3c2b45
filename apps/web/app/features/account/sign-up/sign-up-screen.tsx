import type { User } from '@liftoff/contract/account/account';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '../../../shared/parts/logo.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { AccountScene, BackButton, type AccountScreen } from '../account-frame.tsx';
import type { Offered } from './places.ts';
import { SignUpForm, type SignUpStep } from './sign-up-form.tsx';
import { part } from '../../../shared/parts/part.tsx';

const DoneStep = part(() => import('./done-step.tsx'));

/** The registration screen, as a page or a dialog [ROUTE-048] [POPUP-002]. */
export function useSignUpScreen(offered: Offered, onLeave: () => void): AccountScreen & { isDone: boolean } {
  const t = useTranslations('account');
  const { country } = useSite();
  const [step, setStep] = useState<SignUpStep>(1);
  const [user, setUser] = useState<User | null>(null);
  const isDone = user !== null;
  return {
    label: t('signUp.title'),
    isDone,
    header: step === 2 && !isDone ? <BackButton onBack={() => setStep(1)} /> : <Logo />,
    body: isDone ? (
      <DoneStep user={user} onLeave={onLeave} />
    ) : (
      <SignUpForm offered={offered} country={country} step={step} onStep={setStep} onSignedUp={setUser} />
    ),
    scene: isDone ? (
      <AccountScene
        kind="adventure"
        eyebrow={t('done.sceneEyebrow')}
        title={t('done.sceneTitle')}
        text={t('done.sceneText')}
      />
    ) : step === 1 ? (
      <AccountScene
        kind="launch"
        eyebrow={t('signUp.sceneEyebrow')}
        title={t('signUp.sceneTitle')}
        text={t('signUp.sceneText')}
      />
    ) : (
      <AccountScene
        kind="vip"
        eyebrow={t('signUp.scene2Eyebrow')}
        title={t('signUp.scene2Title')}
        text={t('signUp.scene2Text')}
      />
    ),
  };
}
