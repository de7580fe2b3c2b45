import type { SessionEnd } from '@liftoff/contract/account/session-end';
import { useTranslations } from 'use-intl';
import { Logo } from '../../../shared/parts/logo.tsx';
import { AccountScene, BackButton, type AccountScreen } from '../account-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * The sign-in screen, as a page or a dialog [ROUTE-047] [POPUP-001]. `ended` is how the visitor's previous session
 * ended, or `null` if that is unknown.
 */
export function useSignInScreen(onSignedIn: () => void, ended: SessionEnd | null = null): AccountScreen {
  const t = useTranslations('account');
  const flow = useSignIn(onSignedIn);
  return {
    label: t('signIn.title'),
    header: flow.step === 'code' ? <BackButton onBack={flow.back} /> : <Logo />,
    body:
      flow.step === 'code' ? (
        <CodeStep send={flow.sendCode} />
      ) : (
        <SignInForm send={flow.sendPassword} solving={flow.solving} ended={ended} />
      ),
    scene:
      flow.step === 'code' ? (
        <AccountScene kind="launch" eyebrow={t('code.sceneEyebrow')} title={t('code.sceneTitle')} />
      ) : (
        <AccountScene kind="launch" eyebrow={t('signIn.sceneEyebrow')} title={t('signIn.sceneTitle')} />
      ),
  };
}
