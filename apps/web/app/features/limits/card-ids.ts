/** Where the two ways to step away stand on the page of limits, for links to them. */
export const coolingOffId = 'cooling-off';
export const exclusionId = 'self-exclusion';
