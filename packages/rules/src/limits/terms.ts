import type { ExclusionRegister, LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import type { BreakType } from './reached.ts';

/** How long a raise or removal of a limit waits under a licence. */
export interface RaiseDelay {
  readonly hours: number;
  /** It also waits for the length of the limit's period. */
  readonly afterPeriod: boolean;
}

const licenceIn = (policy: LicencePolicy, name: string) =>
  Object.hasOwn(policy.licences, name) ? policy.licences[name] : undefined;

/** Null under a licence without a row: then no limit is raised or removed. */
export function raiseDelay(policy: LicencePolicy, licence: string): RaiseDelay | null {
  const row = licenceIn(policy, licence);
  return row === undefined ? null : { hours: row.limit_raise_delay_hours, afterPeriod: row.limit_raise_after_period };
}

/** How a licence has reality checks: every so many minutes, null where the player decides, and a pause after each. */
export interface RealityCheckTerms {
  readonly intervalMin: number | null;
  readonly pauseMin: number;
}

/** Null under a licence without a row: nobody plays under it. */
export function realityCheckTerms(policy: LicencePolicy, licence: string): RealityCheckTerms | null {
  const row = licenceIn(policy, licence);
  return row === undefined ? null : { intervalMin: row.reality_check_min, pauseMin: row.reality_check_pause_min };
}

/** The terms a player may choose for a break, the shortest first; none under a licence without a row. */
export function breakPeriods(policy: LicencePolicy, licence: string, type: BreakType): readonly LimitPeriod[] {
  const row = licenceIn(policy, licence);
  if (row === undefined) return [];
  return type === 'coolingoff' ? row.cooling_off_periods : row.exclusion_periods;
}

/** Whether an excluded player's balance is paid out by itself under a licence [C12]. */
export const paysOutAtExclusion = (policy: LicencePolicy, licence: string): boolean =>
  licenceIn(policy, licence)?.pay_out_at_exclusion === true;

/** The exclusion registers a player is looked up in: those of their licence and of the country they live in [C14]. */
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
