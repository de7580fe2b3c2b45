import { refuse, type Refused } from '../../core/call.ts';

/** Refuses because the profile is incomplete. The refusal has an error for each missing field [KEY-001]. */
export const profileIncomplete = (missing: readonly string[]): Refused =>
  refuse(
    'profile_incomplete',
    Object.fromEntries(missing.map(field => [field, ['VALIDATION.COMMON.FIELD_NAME_REQUIRED']])),
  );
