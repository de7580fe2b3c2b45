/** Player groups that represent a VIP status [PENTITY-013]. 793 is the old Bronze status, and 21 is a test status. */
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

/** The VIP statuses from lowest to highest, as calls name them. */
export const vipStatusNames = [
  'REGULAR',
  'RISING_STAR',
  'STAR',
  'BRONZE',
  'SILVER',
  'GOLD',
  'PLATINUM',
  'DIAMOND',
] as const;
export type VipStatusName = (typeof vipStatusNames)[number];
