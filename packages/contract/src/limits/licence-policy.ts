import * as z from 'zod';
import { AskedDetails } from '../account/details.ts';
import { LimitPeriod } from './limits.ts';

/** Self-exclusion registers of regulators, by their official names. */
export const ExclusionRegister = z.enum(['iGO CSE', 'HAMPI', 'OASIS', 'Spelpaus', 'GAMSTOP', 'BetStop']);
export type ExclusionRegister = z.infer<typeof ExclusionRegister>;

/**
 * What a licence permits, from `config/licence-policy.json`. The table is never sent to clients. A licence or country
 * that is not in the table is closed to players [D16].
 */
export const Licence = z.strictObject({
  /** Minimum age in years. A country or province can set a higher one [D7]. */
  min_age: z.int().min(18).max(99),
  limit_raise_delay_hours: z.int().min(0),
  /**
   * Whether a raise or removal must also wait until all play counted at the time of the request has left the limit's
   * window.
   */
  limit_raise_after_period: z.boolean(),
  limit_before_first_deposit: z.enum(['prompt', 'offer', 'forced']),
  cooling_off_periods: z.array(LimitPeriod),
  exclusion_periods: z.array(LimitPeriod),
  /**
   * Whether self-exclusion automatically pays out the balance, if possible, to the last payment method used [C12].
   */
  pay_out_at_exclusion: z.boolean(),
  /**
   * Self-exclusion registers that are queried at registration, at sign-in and before the first bet of a day [C14].
   */
  exclusion_registers: z.array(ExclusionRegister),
  /** Interval in minutes for players who have not set their own; `null` if those players get no reality checks. */
  reality_check_min: z.int().min(15).max(120).nullable(),
  /** Minutes for which play stays closed after a reality check is answered. */
  reality_check_pause_min: z.int().min(0),
  /** Details beyond the profile that are required before deposits and withdrawals in fiat currencies. */
  details_asked: AskedDetails,
  /** Total that a player can deposit before their identity is verified [C26]. */
  deposits_before_verification_eur_cents: z.int().min(0),
  /** Total deposits above which proof of the source of wealth is required. */
  source_of_wealth_above_eur_cents: z.int().min(0),
});
export type Licence = z.infer<typeof Licence>;

const Province = z.strictObject({
  name: z.string(),
  /** Alternative names, including those in the country's other languages. */
  other_names: z.array(z.string()).optional(),
  min_age: z.int().min(18),
});

/**
 * A country's licence and minimum age. The keys of `provinces` are the parts of the ISO 3166-2 codes after the dash.
 */
export const CountryRow = z.strictObject({
  licence: z.string().max(10),
  open: z.boolean(),
  /** Registers queried in addition to those of the licence. */
  exclusion_registers: z.array(ExclusionRegister).optional(),
  /** Can raise the licence's minimum age, but not lower it. */
  min_age: z.int().min(18).optional(),
  provinces: z.record(z.string(), Province).optional(),
  /**
   * Time zone that decides when a birthday begins: the last of the country's time zones to begin a day, so that
   * nobody is admitted a day early [C25].
   */
  time_zone: z.string(),
});
export type CountryRow = z.infer<typeof CountryRow>;

export const LicencePolicy = z.strictObject({
  licences: z.record(z.string(), Licence),
  countries: z.record(z.string().length(2), CountryRow),
});
export type LicencePolicy = z.infer<typeof LicencePolicy>;
