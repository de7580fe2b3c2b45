import type { ReactNode } from 'react';
import type { DialogName, PopupName } from '../shared/site/address/dialogs.ts';
import { retriedPart } from '../shared/parts/retried-part.ts';

const SignIn = retriedPart(() => import('../features/account/sign-in/sign-in-dialog.tsx'));
const SignUp = retriedPart(() => import('../features/account/sign-up/sign-up-dialog.tsx'));
const Remind = retriedPart(() => import('../features/account/password/remind-dialog.tsx'));
const NewPassword = retriedPart(() => import('../features/account/password/new-password-dialog.tsx'));
const EmailVerify = retriedPart(() => import('../features/account/mail/email-verify-dialog.tsx'));
const Cashbox = retriedPart(() => import('../features/cashbox/deposit-dialog.tsx'));
const Named = retriedPart(() => import('./named-popup.tsx'));

/** The dialogs that open over the page that is shown, by the name of their address. */
const dialogs: Readonly<Record<DialogName, ReactNode>> = {
  'sign-in': <SignIn />,
  'sign-up': <SignUp />,
  remind: <Remind />,
  'new-password': <NewPassword />,
  'email-verify': <EmailVerify />,
  cashbox: <Cashbox />,
  dashboard: <Cashbox />,
  deposit: <Cashbox />,
  'deposit-fast': <Cashbox />,
  'deposit-bonus': <Cashbox />,
  withdraw: <Cashbox />,
};

/** Each popup by its name (ROUTE-069); what is missing of a player's data is asked in place of the cashbox (STATE-056). */
export const popups: Readonly<Record<PopupName, ReactNode>> = {
  ...dialogs,
  'personal-info': <Cashbox />,
  'profile-data': <Named />,
  limits: <Named />,
  terms: <Named />,
  'new-provider': <Named />,
  'system-browser': <Named />,
};

export const dialogPaths: ReadonlySet<string> = new Set(Object.keys(dialogs).map(name => `/${name}`));
