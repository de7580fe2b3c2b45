import type { account } from '@liftoff/contract/account';
import type { Received } from '@liftoff/contract/endpoint';
import { profileClient } from './profile-client.ts';

export type Country = Received<(typeof account)['listCountries']>[number];

let asked: Promise<readonly Country[]> | undefined;

/** The countries of the form, asked for once; empty, until the page is loaded anew, when they do not come. */
export function fetchCountries(): Promise<readonly Country[]> {
  asked ??= profileClient.listCountries({}).catch(() => []);
  return asked;
}
