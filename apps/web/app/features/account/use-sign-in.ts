import { CallError } from '@liftoff/contract/client';
import { useState } from 'react';
import { accountClient } from './account-client.ts';
import { deviceCode } from './device-code.ts';
import { refusalOf, type FormRefusal } from './refusal-text.ts';

export type SignInStep = 'password' | 'code';

/** Of the link in the mail that lets an owner past a shut gate: it is sent with the password and works once. */
function unlockToken(): { unlock_token?: string } {
  const token = new URLSearchParams(location.search).get('unlock_token');
  return token ? { unlock_token: token } : {};
}

/** The two steps of signing in (CALL-029, CALL-030): the password, then the code where two-factor is on. */
export function useSignIn(onSignedIn: () => void) {
  const [step, setStep] = useState<SignInStep>('password');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  const send = async (user: Parameters<typeof accountClient.signIn>[0]['body']['user']) => {
    setPending(true);
    setRefusal(null);
    try {
      await accountClient.signIn({ body: { user } });
      onSignedIn();
    } catch (error) {
      setPending(false);
      if (!(error instanceof CallError) || error.refusal !== 'otp_required') return setRefusal(refusalOf(error));
      // Asked for again with a reason, the code before was wrong or used (CALL-030).
      if (error.body?.errors?.otp_attempt) setRefusal('wrong_code');
      setStep('code');
    }
  };

  return {
    step,
    pending,
    refusal,
    password: (email: string, password: string) => send({ email, password, dfpc: deviceCode(), ...unlockToken() }),
    code: (code: string) => send({ otp_attempt: code }),
    back: () => {
      setStep('password');
      setRefusal(null);
    },
  };
}
