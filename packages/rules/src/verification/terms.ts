import type { VerificationKind } from '@liftoff/contract/account/verification';

const dayMs = 86_400_000;

/** How long a yes holds. */
const validDays: Readonly<Record<VerificationKind, number>> = { identity: 730, source_of_wealth: 365 };

/** How long a player has to answer where their money comes from. */
const wealthDueDays = 30;

export const validUntil = (kind: VerificationKind, decided: Date): Date =>
  new Date(decided.getTime() + validDays[kind] * dayMs);

export const wealthDue = (asked: Date): Date => new Date(asked.getTime() + wealthDueDays * dayMs);
