/** Anchors of the cooling-off and self-exclusion cards on the limits page. */
export const coolingOffId = 'cooling-off';
export const exclusionId = 'self-exclusion';
