import { checkEmail } from '@liftoff/rules/account/email';
import { useRef } from 'react';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';

/** So long, in milliseconds, a form waits for the answer. */
const patienceMs = 2_000;

/**
 * Tells whether there is an account with an e-mail (CALL-028); each address is asked about once. It holds nobody up: an
 * address that cannot be one, a refusal, a failure and an answer that takes too long all say no, and the platform's own
 * answer to the registration decides.
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
