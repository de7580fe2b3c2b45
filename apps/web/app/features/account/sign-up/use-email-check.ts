import { checkEmail } from '@liftoff/rules/account/email';
import { useRef } from 'react';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';

/** Time in milliseconds that a form waits for the response. */
const patienceMs = 2_000;

/**
 * Returns whether an email address already has an account [CALL-028]; each address is checked only once. The check
 * never blocks registration: an invalid address, a refusal, a failure and a slow response all count as no. The
 * platform decides when the registration is sent.
 */
export function useEmailCheck(): (email: string) => Promise<boolean> {
  const asked = useRef(new Map<string, Promise<boolean>>());
  return text => {
    const email = text.trim();
    if (checkEmail(email) !== null) return Promise.resolve(false);
    const known = asked.current.get(email) ?? ask(email);
    asked.current.set(email, known);
    return Promise.race([known, afterPatience()]);
  };
}

const ask = (email: string): Promise<boolean> =>
  withCaptcha(captcha => accountCalls.checkEmail({ body: { email, ...captcha } })).then(
    ({ taken }) => taken,
    () => false,
  );

const afterPatience = (): Promise<false> => new Promise(done => setTimeout(() => done(false), patienceMs));
