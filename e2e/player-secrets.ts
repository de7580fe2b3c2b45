/**
 * Secrets that players type in the journeys. None may be logged; `log-secrets.ts` searches the logs for all of them.
 */

/** Password of all seeded players. */
export const demoPassword = 'Liftoff-2026!';

/** Password of the players that journeys create. */
export const freshPassword = 'A long way to the stars 7';

/** The password that players created by journeys change to. */
export const changedPassword = 'seven quiet comets';

/** The secret in the authenticator app of otp@liftoff.test. */
export const totpSecret = 'JBSWY3DPEHPK3PXP';

/** Payout account of estonia@liftoff.test, in its printed format. */
export const iban = 'EE38 2200 2210 2014 5685';

/** A birthday as typed into the form, as shown there, and as sent to the platform. */
export const birthday = { typed: '10121990', shown: '10/12/1990', told: '1990-12-10' };

/** Birthday of players that journeys create through a call. */
export const calledBirthday = { shown: '17/05/1990', told: '1990-05-17' };

/**
 * One-time codes that were typed, and the secrets they were generated from. They are known only while the journeys
 * run.
 */
export const typedCodes = new Set<string>();
export const usedTotpSecrets = new Set<string>([totpSecret]);
