import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { accountRoutes } from '@liftoff/contract/routes';
import { sendFromBrowser } from '../../shared/calls/client.ts';

type AccountCalls = Pick<typeof account, 'signIn' | 'signUp' | 'checkEmail'>;

const { signIn, signUp, checkEmail } = accountRoutes;

/** The calls of the sign-in and sign-up forms. */
export const accountClient = makeClient<AccountCalls>({ signIn, signUp, checkEmail }, '', sendFromBrowser);
