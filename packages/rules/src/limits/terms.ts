import type { ExclusionRegister, LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import type { BreakType } from './reached.ts';

/** How long a licence delays the raising or removal of a limit. */
export interface RaiseDelay {
  readonly hours: number;
  /** Whether the change also waits for the length of the limit's period. */
  readonly afterPeriod: boolean;
}

const licenceIn = (policy: LicencePolicy, name: string) =>
  Object.hasOwn(policy.licences, name) ? policy.licences[name] : undefined;

/** The delay of a raise; `null` for a licence without a row, under which no limit can be raised or removed. */
export function raiseDelay(policy: LicencePolicy, licence: string): RaiseDelay | null {
  const row = licenceIn(policy, licence);
  return row === undefined ? null : { hours: row.limit_raise_delay_hours, afterPeriod: row.limit_raise_after_period };
}

/**
 * A licence's rules for reality checks: the interval (`null` if the player decides), and the pause after each check.
 */
export interface RealityCheckTerms {
  readonly intervalMin: number | null;
  readonly pauseMin: number;
}

/** The rules for reality checks under a licence; `null` for a licence without a row, under which nobody can play. */
export function realityCheckTerms(policy: LicencePolicy, licence: string): RealityCheckTerms | null {
  const row = licenceIn(policy, licence);
  return row === undefined ? null : { intervalMin: row.reality_check_min, pauseMin: row.reality_check_pause_min };
}

/** Durations that a player can choose for a break, shortest first; empty for a licence without a row. */
export function breakPeriods(policy: LicencePolicy, licence: string, type: BreakType): readonly LimitPeriod[] {
  const row = licenceIn(policy, licence);
  if (row === undefined) return [];
  return type === 'coolingoff' ? row.cooling_off_periods : row.exclusion_periods;
}

/** Whether the licence requires the balance to be paid out automatically on self-exclusion [C12]. */
export const paysOutAtExclusion = (policy: LicencePolicy, licence: string): boolean =>
  licenceIn(policy, licence)?.pay_out_at_exclusion === true;

/** Exclusion registers to query for a player: those of the licence and those of the country of residence [C14]. */
export function registersFor(
  policy: LicencePolicy,
  of: { readonly licence: string; readonly country: string | null },
): readonly ExclusionRegister[] {
  const country = of.country !== null && Object.hasOwn(policy.countries, of.country) ? of.country : '';
  const asked = [
    ...(licenceIn(policy, of.licence)?.exclusion_registers ?? []),
    ...(policy.countries[country]?.exclusion_registers ?? []),
  ];
  return [...new Set(asked)];
}
