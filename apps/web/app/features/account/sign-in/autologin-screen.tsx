import { CallError } from '@liftoff/contract/core/client';
import { ButtonLink } from '@liftoff/ui/button-link';
import { HourglassIcon, KeyRoundIcon } from '@liftoff/ui/icons';
import { Spinner } from '@liftoff/ui/spinner';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { Logo } from '../../../shared/parts/logo.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountScene, type AccountScreen } from '../account-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { deviceCode } from '../../../shared/preferences/device-code.ts';
import { StepHead } from '../step-head.tsx';
import { forgetLink, linkOnce } from '../mail/use-link-once.ts';
import { useSignIn } from './use-sign-in.ts';
import { leavePage } from '../../../shared/site/address/leave-page.ts';

type Step = 'checking' | 'entered' | 'code' | 'expired' | 'refused' | 'blocked' | 'failed';

const ends: Readonly<Partial<Record<CallError['refusal'], Step>>> = {
  otp_required: 'code',
  invalid: 'expired',
  country_closed: 'refused',
  self_excluded: 'refused',
  login_hours: 'blocked',
};

/**
 * Uses up the token in the address and returns the outcome. The token is removed from the address first, so that it
 * does not stay in the browser history [A17].
 */
async function consume(): Promise<Step> {
  const token = new URLSearchParams(window.location.search).get('autologin_token');
  forgetLink();
  if (token === null) return 'expired';
  try {
    await accountCalls.autologin({ body: { user: { autologin_token: token, dfpc: deviceCode() } } });
    return 'entered';
  } catch (error) {
    return (error instanceof CallError && ends[error.refusal]) || 'failed';
  }
}

const useAutologin = linkOnce(consume);

/**
 * Signs the player in with an emailed link [D5]. A script makes the call, so that robots opening the link do not use
 * it up. Players with two-factor sign-in still need their code [A15].
 */
export function useAutologinScreen(): AccountScreen {
  const t = useTranslations('access.autologin');
  const account = useTranslations('account');
  const paths = usePaths();
  const [step, setStep] = useState<Step>('checking');
  const toLobby = () => leavePage(paths.lobby());
  const { sendCode } = useSignIn(toLobby);
  useAutologin(setStep);
  useEffect(() => {
    if (step === 'entered') leavePage(paths.lobby());
  }, [step, paths]);
  return {
    label: t('title'),
    header: <Logo />,
    body: step === 'code' ? <CodeStep send={sendCode} /> : <LinkStep step={step} />,
    scene: <AccountScene kind="launch" eyebrow={account('signIn.sceneEyebrow')} title={account('signIn.sceneTitle')} />,
  };
}

function LinkStep({ step }: { step: Exclude<Step, 'code'> }) {
  const t = useTranslations('access.autologin');
  const account = useTranslations('account');
  const paths = usePaths();
  if (step === 'checking' || step === 'entered')
    return (
      <StepHead icon={KeyRoundIcon} title={t('title')}>
        <Spinner />
      </StepHead>
    );
  return (
    <div className="column gap-4">
      <StepHead icon={HourglassIcon} tone="warn" title={t(step === 'failed' ? 'failed' : `${step}Title`)} arrived>
        {t(`${step}Text`)}
      </StepHead>
      <ButtonLink variant="primary" size="l" block href={paths.signIn()}>
        {account('signIn.submit')}
      </ButtonLink>
    </div>
  );
}
