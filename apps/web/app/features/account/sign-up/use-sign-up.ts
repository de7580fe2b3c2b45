import type { User } from '@liftoff/contract/account/account';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import { useState } from 'react';
import { arrival, sendArrival } from '../../../shared/site/arrival.ts';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import { afterSignUp } from './after-sign-up.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceCode } from '../../../shared/preferences/device-code.ts';
import { limitOf, type SignUpDraft } from './sign-up-draft.ts';

export function useSignUp(): { solving: boolean; signUp: (draft: SignUpDraft) => Promise<User> } {
  const { locale } = useSite();
  const { abGroups: splits } = useBrand();
  const [solving, setSolving] = useState(false);
  const signUp = async (draft: SignUpDraft) => {
    const { stag } = arrival();
    const user = { ...wireOf(draft, locale), ...(stag === null ? {} : { stag }) };
    const registered = await withCaptcha(
      captcha => accountCalls.signUp({ body: { user: { ...user, ...captcha } } }),
      setSolving,
    );
    await Promise.all([afterSignUp(registered, { splits, stag }), sendArrival()]);
    return registered;
  };
  return { solving, signUp };
}

function wireOf(filled: SignUpDraft, locale: string) {
  const { nickname, state, deposit_limit: _, ...draft } = filled;
  const currency = isCurrency(draft.currency) ? draft.currency : 'EUR';
  const limit = limitOf(filled);
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
    ...(limit === null ? {} : { deposit_limit: { period: 'week' as const, amount_cents: wire(limit) } }),
  };
}
