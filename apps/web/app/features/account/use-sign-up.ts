import type { User } from '@liftoff/contract/account';
import { isCurrency, unitsToMinor, wire } from '@liftoff/rules/money';
import { useState } from 'react';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { useSite } from '../../shared/site.ts';
import { withCaptcha } from './captcha/with-captcha.ts';
import { deviceCode } from './device-code.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** Sends the registration (CALL-032). */
export function useSignUp(): { solving: boolean; signUp: (draft: SignUpDraft) => Promise<User> } {
  const { locale } = useSite();
  const [solving, setSolving] = useState(false);
  const signUp = (draft: SignUpDraft) =>
    withCaptcha(captcha => accountCalls.signUp({ body: { user: { ...wireOf(draft, locale), ...captcha } } }), setSolving);
  return { solving, signUp };
}

function wireOf({ nickname, state, deposit_limit: limit, ...draft }: SignUpDraft, locale: string) {
  const currency = isCurrency(draft.currency) ? draft.currency : 'EUR';
  const units = limit.trim();
  return {
    ...draft,
    email: draft.email.trim(),
    currency,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    date_of_birth: draft.date_of_birth.trim(),
    language: locale,
    dfpc: deviceCode(),
    ...(nickname.trim() ? { nickname: nickname.trim() } : {}),
    ...(state ? { state } : {}),
    ...(units
      ? { deposit_limit: { period: 'week' as const, amount_cents: wire(unitsToMinor(BigInt(units), currency)) } }
      : {}),
  };
}
