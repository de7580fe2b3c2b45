import { CallError } from '@liftoff/contract/core/client';
import { useState } from 'react';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceCode } from '../../../shared/preferences/device-code.ts';

export type SignInStep = 'password' | 'code';

type Credentials = Parameters<typeof accountCalls.signIn>[0]['body']['user'];

/** Of the link in the mail that lets an owner past a shut gate: it is sent with the password and works once. */
function unlockToken(): { unlock_token?: string } {
  const token = new URLSearchParams(location.search).get('unlock_token');
  return token ? { unlock_token: token } : {};
}

/** The two steps of signing in (CALL-029, CALL-030): the password, then the code where two-factor is on. */
export function useSignIn(onSignedIn: () => void) {
  const [step, setStep] = useState<SignInStep>('password');
  const [solving, setSolving] = useState(false);

  const send = async (user: Credentials): Promise<'leaving' | void> => {
    try {
      await withCaptcha(
        captcha => accountCalls.signIn({ body: { user: 'email' in user ? { ...user, ...captcha } : user } }),
        setSolving,
      );
    } catch (error) {
      const isCodeAsked = error instanceof CallError && error.refusal === 'otp_required';
      if (!isCodeAsked || error.body?.errors?.otp_attempt) throw error;
      setStep('code');
      return;
    }
    onSignedIn();
    return 'leaving';
  };

  return {
    step,
    solving,
    sendPassword: (entered: { email: string; password: string; remember_me: boolean }) =>
      send({ ...entered, dfpc: deviceCode(), ...unlockToken() }),
    sendCode: (code: string) => send({ otp_attempt: code }),
    back: () => setStep('password'),
  };
}
