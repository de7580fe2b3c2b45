import type { VerificationKind } from '@liftoff/contract/account/verification';

const dayMs = 86_400_000;

/** How long a positive decision is valid, in days. */
const validDays: Readonly<Record<VerificationKind, number>> = { identity: 730, source_of_wealth: 365 };

/** Number of days that a player has to prove their source of wealth. */
const wealthDueDays = 30;

export const validUntil = (kind: VerificationKind, decided: Date): Date =>
  new Date(decided.getTime() + validDays[kind] * dayMs);

export const wealthDue = (asked: Date): Date => new Date(asked.getTime() + wealthDueDays * dayMs);
