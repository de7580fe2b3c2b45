import type { ReactNode } from 'react';
import type { DialogName, PopupName } from '../shared/site/address/dialogs.ts';
import { part } from '../shared/parts/part.tsx';

const SignIn = part(() => import('../features/account/sign-in/sign-in-dialog.tsx'));
const SignUp = part(() => import('../features/account/sign-up/sign-up-dialog.tsx'));
const Remind = part(() => import('../features/account/password/remind-dialog.tsx'));
const NewPassword = part(() => import('../features/account/password/new-password-dialog.tsx'));
const EmailVerify = part(() => import('../features/account/mail/email-verify-dialog.tsx'));
const Cashbox = part(() => import('../features/cashbox/deposit-dialog.tsx'));
const Named = part(() => import('./named-popup.tsx'));

/** The dialogs that open over the current page, keyed by the last part of their address. */
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

/**
 * All popups by name [ROUTE-069]. `personal-info` opens the cashbox, which asks for missing player data first
 * [STATE-056].
 */
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
