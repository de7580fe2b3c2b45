/** PENTITY-013: the groups that stand for a status; 793 is the old Bronze, 21 a test status. */
export const loyaltyStatusGroups = {
  bronze: 257,
  bronze_old: 793,
  rising_star: 1117,
  silver: 258,
  gold: 259,
  platinum: 255,
  diamond: 759,
  star: 256,
  test: 21,
} as const;
