import { CallError } from '@liftoff/contract/core/client';
import { useState } from 'react';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceCode } from '../../../shared/preferences/device-code.ts';

export type SignInStep = 'password' | 'code';

type Credentials = Parameters<typeof accountCalls.signIn>[0]['body']['user'];

/**
 * The token from the emailed link that lets the owner sign in to a locked account. It is sent with the password and
 * works once.
 */
function unlockToken(): { unlock_token?: string } {
  const token = new URLSearchParams(location.search).get('unlock_token');
  return token ? { unlock_token: token } : {};
}

/** Signs in in two steps: the password, then the code if two-factor is on [CALL-029] [CALL-030]. */
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
