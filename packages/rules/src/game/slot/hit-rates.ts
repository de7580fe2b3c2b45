export interface HitRate {
  any_return_one_in: number;
  above_stake_one_in: number;
}

export const hitRates: Readonly<Record<string, HitRate>> = {};
