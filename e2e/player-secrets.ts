/** What players of the journeys type and nobody may find written down; `log-secrets.ts` looks for all of it. */

/** Of all seeded players. */
export const demoPassword = 'Liftoff-2026!';

/** Of players whom the journeys make. */
export const freshPassword = 'A long way to the stars 7';

/** What they change it to. */
export const changedPassword = 'seven quiet comets';

/** Of otp@liftoff.test: what its authenticator app was given. */
export const totpSecret = 'JBSWY3DPEHPK3PXP';

/** The account that estonia@liftoff.test is paid out to, as it stands on paper. */
export const iban = 'EE38 2200 2210 2014 5685';

/** A birthday as it is typed into the form, shown there and told the platform. */
export const birthday = { typed: '10121990', shown: '10/12/1990', told: '1990-12-10' };

/** The birthday of players who are made by a call. */
export const calledBirthday = { shown: '17/05/1990', told: '1990-05-17' };

/** One-time codes that were typed, and what they were made from: known only while the journeys run. */
export const typedCodes = new Set<string>();
export const usedTotpSecrets = new Set<string>([totpSecret]);
