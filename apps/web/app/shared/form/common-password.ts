import type { Verdict } from '@liftoff/rules/account/message-keys';

/**
 * Refuses a password that is one of the most common ones [A12]. Loads their list when it is first needed. If that
 * fails, the password passes here, and the platform decides.
 */
export async function checkCommonPassword(password: string): Promise<Verdict> {
  try {
    const { isCommonPassword } = await import('@liftoff/rules/account/common-passwords');
    return isCommonPassword(password) ? 'VALIDATION.PASSWORD.COMMON' : null;
  } catch {
    return null;
  }
}
