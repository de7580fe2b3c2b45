import { CallError } from '@liftoff/contract/core/client';
import { logFailure } from '../calls/client-log.ts';
import { bonusCalls } from '../calls/tables/bonus-calls.ts';
import { keepSessionPreference, readSessionPreference } from '../preferences/preferences.ts';

const headers = () => ({ 'idempotency-key': crypto.randomUUID() });

const isInvalid = (error: unknown): boolean => error instanceof CallError && error.refusal === 'invalid';

/**
 * Applies the kept deposit code to the signed-in player: enables bonuses [STATE-058], then sets the code [STATE-059] or
 * clears an invalid one [STATE-060]. Resolves to whether the deposit popup should open [STATE-061]; it stays closed
 * without a code, and if the platform could not decide about it, which keeps the code for the next page.
 */
export async function applyDepositCode(): Promise<boolean> {
  const code = readSessionPreference('depositCode');
  if (code === '') return false;
  try {
    await bonusCalls.updateBonusSettings({ body: { can_issue: true }, headers: headers() });
    await setOrClear(code);
  } catch (error) {
    logFailure('apply deposit code', error);
    return false;
  }
  keepSessionPreference('depositCode', '');
  return true;
}

async function setOrClear(code: string): Promise<void> {
  try {
    await bonusCalls.setBonusCode({ body: { deposit_bonus_code: code }, headers: headers() });
  } catch (error) {
    if (!isInvalid(error)) throw error;
    await bonusCalls.clearBonusCode({ headers: headers() });
  }
}
