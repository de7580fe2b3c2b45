import type { Locale } from '@liftoff/contract/core/locale';
import type { User } from '@liftoff/contract/account/account';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import { useState } from 'react';
import { arrival, sendArrival } from '../../../shared/site/arrival.ts';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceCode } from '../../../shared/preferences/device-code.ts';
import { limitOf, type SignUpDraft } from './sign-up-draft.ts';
import { abGroup } from '@liftoff/rules/account/ab-group';

/** Event that scripts on the page can listen for. It identifies the new player only by id [STATE-041]. */
export const registrationEvent = 'liftoff:registration';

/**
 * Runs after a registration. Dispatches the registration event and, if the operator has enabled A/B groups, adds the
 * player to one [STATE-037]. Never rejects: a failure to add the group is ignored.
 */
export async function afterSignUp(
  user: User,
  { splits, stag }: { splits: boolean; stag: string | null },
): Promise<void> {
  window.dispatchEvent(new CustomEvent(registrationEvent, { detail: { id: user.id } }));
  const group = splits ? abGroup({ id: user.id, groups: user.statuses.map(status => status.id), stag }) : null;
  if (group === null) return;
  try {
    await accountCalls.addGroups({ body: { groups: { add: [group] } } });
  } catch {
    // The registration itself has succeeded, so the failure is ignored.
  }
}

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

function wireOf(filled: SignUpDraft, locale: Locale) {
  const { nickname, state, deposit_limit: _, ...draft } = filled;
  const currency = isCurrency(draft.currency) ? draft.currency : 'EUR';
  const limit = limitOf(filled, locale);
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
