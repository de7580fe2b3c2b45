import { CallError } from '@liftoff/contract/client';
import { isCurrency, unitsToMinor, wire } from '@liftoff/rules/money';
import { useState } from 'react';
import { useSite } from '../../shared/site.ts';
import { accountClient } from './account-client.ts';
import { deviceCode } from './device-code.ts';
import { fieldErrorsOf, refusalOf, type FormRefusal } from './refusal-text.ts';
import type { DraftErrors, SignUpDraft } from './sign-up-draft.ts';

/** Fields of the wire and the draft's own names for them. */
const draftFields: Readonly<Record<string, keyof SignUpDraft>> = {
  email: 'email',
  password: 'password',
  country: 'country',
  currency: 'currency',
  terms_acceptance: 'terms',
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'birthday',
  nickname: 'nickname',
  state: 'state',
  deposit_limit: 'weeklyLimit',
};

/** Sends the registration (CALL-032); gives the fields that the platform refused, in the draft's names. */
export function useSignUp(onSignedUp: () => void) {
  const { locale } = useSite();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  const send = async (draft: SignUpDraft): Promise<DraftErrors> => {
    setPending(true);
    setRefusal(null);
    try {
      await accountClient.signUp({ body: { user: wireOf(draft, locale) } });
      onSignedUp();
      return {};
    } catch (error) {
      setPending(false);
      const errors = Object.fromEntries(
        Object.entries(fieldErrorsOf(error)).flatMap(([field, key]) => {
          const own = draftFields[field];
          return own ? [[own, key]] : [];
        }),
      );
      if (Object.keys(errors).length === 0) setRefusal(underAge(error) ? 'country_closed' : refusalOf(error));
      return errors;
    }
  };
  return { pending, refusal, send };
}

const underAge = (error: unknown): boolean => error instanceof CallError && error.refusal === 'under_age';

function wireOf(draft: SignUpDraft, locale: string) {
  const currency = isCurrency(draft.currency) ? draft.currency : 'EUR';
  const limit = draft.weeklyLimit.trim();
  return {
    email: draft.email.trim(),
    password: draft.password,
    country: draft.country,
    currency,
    terms_acceptance: draft.terms,
    receive_promos: draft.promos,
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    date_of_birth: draft.birthday.trim(),
    language: locale,
    dfpc: deviceCode(),
    ...(draft.nickname.trim() ? { nickname: draft.nickname.trim() } : {}),
    ...(draft.state ? { state: draft.state } : {}),
    ...(limit
      ? { deposit_limit: { period: 'week' as const, amount_cents: wire(unitsToMinor(BigInt(limit), currency)) } }
      : {}),
  };
}
