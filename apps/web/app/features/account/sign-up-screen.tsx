import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '../../shared/logo.tsx';
import { useSite } from '../../shared/site.ts';
import { AccountScene, BackButton, type AccountScreen } from './account-frame.tsx';
import type { Offered } from './places.ts';
import { SignUpForm, type SignUpStep } from './sign-up-form.tsx';

/** ROUTE-048, POPUP-002: registration, as a page or over one. */
export function useSignUpScreen(offered: Offered, onSignedUp: () => void): AccountScreen {
  const t = useTranslations('account');
  const { country } = useSite();
  const [step, setStep] = useState<SignUpStep>(1);
  return {
    label: t('signUp.title'),
    header: step === 2 ? <BackButton onBack={() => setStep(1)} /> : <Logo />,
    body: <SignUpForm offered={offered} country={country} step={step} onStep={setStep} onSignedUp={onSignedUp} />,
    scene:
      step === 1 ? (
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
