import type { UserEdit } from '@liftoff/contract/account/account';
import type * as z from 'zod';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { isDetail } from './check-fields.ts';

/**
 * Saves profile fields and licence details with one call each, skipping a call that would be empty. Both calls have
 * the same idempotency key. If one fails and the form is sent again, the other only repeats its response.
 */
export async function saveFields(values: Readonly<Record<string, string | undefined>>, key: string): Promise<void> {
  const entries = Object.entries(values);
  const profile = Object.fromEntries(entries.filter(([field]) => !isDetail(field))) as z.input<typeof UserEdit>;
  const details = Object.fromEntries(entries.filter(([field]) => isDetail(field)));
  const headers = { 'idempotency-key': key };
  if (Object.keys(profile).length > 0) await accountCalls.updatePlayer({ body: profile, headers });
  if (Object.keys(details).length > 0) await accountCalls.updatePlayerDetails({ body: details, headers });
}
