import { refuse, type Refused } from '../../core/call.ts';

/** Refuses what the profile does not yet say enough for; each field that has to be told first is named (KEY-001). */
export const profileIncomplete = (missing: readonly string[]): Refused =>
  refuse(
    'profile_incomplete',
    Object.fromEntries(missing.map(field => [field, ['VALIDATION.COMMON.FIELD_NAME_REQUIRED']])),
  );
