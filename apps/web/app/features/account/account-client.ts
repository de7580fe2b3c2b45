import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { sendFromBrowser } from '../../shared/calls/client.ts';

type AccountCalls = Pick<typeof account, 'signIn' | 'signUp' | 'checkEmail'>;

/** The calls of the sign-in and sign-up forms. */
export const accountClient = makeClient<AccountCalls>(
  { signIn: 'POST /api/users/sign_in', signUp: 'POST /api/users', checkEmail: 'POST /check-email' },
  '',
  sendFromBrowser,
);
