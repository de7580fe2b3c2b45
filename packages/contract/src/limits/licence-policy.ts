import * as z from 'zod';
import { AskedDetails } from '../account/details.ts';
import { LimitPeriod } from './limits.ts';

/** The exclusion registers of regulators, by the names they are known by. */
export const ExclusionRegister = z.enum(['iGO CSE', 'HAMPI', 'OASIS', 'Spelpaus', 'GAMSTOP', 'BetStop']);
export type ExclusionRegister = z.infer<typeof ExclusionRegister>;

/**
 * The one table of what a licence allows (`config/licence-policy.json`, trust "Licence policy"). It stays on the
 * server; a licence or country without a row is closed (D16, fail closed).
 */
export const Licence = z.strictObject({
  /** Years, before a country's or province's own age is looked at (D7). */
  min_age: z.int().min(18).max(99),
  limit_raise_delay_hours: z.int().min(0),
  /** A raise or removal also waits until what counted when it was asked for has left the limit's window. */
  limit_raise_after_period: z.boolean(),
  limit_before_first_deposit: z.enum(['prompt', 'offer', 'forced']),
  cooling_off_periods: z.array(LimitPeriod),
  exclusion_periods: z.array(LimitPeriod),
  /** An excluded player's balance is paid out by itself, where it can be: to what they paid with last [C12]. */
  pay_out_at_exclusion: z.boolean(),
  /** The registers of excluded people that are asked at registration, at sign-in and before a day's first bet [C14]. */
  exclusion_registers: z.array(ExclusionRegister),
  /** How often a reality check comes where its player has set nothing; null: not before they set it. */
  reality_check_min: z.int().min(15).max(120).nullable(),
  /** How long play stays closed after a reality check has been answered. */
  reality_check_pause_min: z.int().min(0),
  min_cycle_slot_ms: z.int().min(0),
  min_cycle_other_ms: z.int().min(0),
  autoplay: z.literal(false),
  withdrawal_recall: z.boolean(),
  max_wagering: z.int().min(0),
  /**
   * The most that may be staked in one round, in cents of EUR, from each age on, the youngest first: of slots, or of every
   * game. Null: what the game itself takes. GB counts in pounds, which are worth more: the same number of euros is inside.
   */
  max_stake: z
    .strictObject({
      games: z.enum(['slots', 'all']),
      bands: z.array(z.strictObject({ from_age: z.int().min(18), eur_cents: z.int().min(0) })).min(1),
    })
    .nullable(),
  /** What its players are asked for beside the profile before money goes in or out, in fiat currencies. */
  details_asked: AskedDetails,
  /** What a player may deposit in all before their identity is verified (C26). */
  deposits_before_verification_eur_cents: z.int().min(0),
  /** Deposits in all above which the source of wealth is asked for. */
  source_of_wealth_above_eur_cents: z.int().min(0),
});
export type Licence = z.infer<typeof Licence>;

const Province = z.strictObject({
  name: z.string(),
  /** What it is called besides, in the country's other languages too. */
  other_names: z.array(z.string()).optional(),
  min_age: z.int().min(18),
});

/** A country's row: who answers for it and from which age. Provinces are keyed as ISO 3166-2 names them after the dash. */
export const CountryRow = z.strictObject({
  licence: z.string().max(10),
  open: z.boolean(),
  /** Asked as well, whatever the licence. */
  exclusion_registers: z.array(ExclusionRegister).optional(),
  /** Raises the licence's age, never lowers it. */
  min_age: z.int().min(18).optional(),
  provinces: z.record(z.string(), Province).optional(),
  /** The zone whose day counts for a birthday: the last of the country to begin it, so nobody is a day early [C25]. */
  time_zone: z.string(),
});
export type CountryRow = z.infer<typeof CountryRow>;

export const LicencePolicy = z.strictObject({
  licences: z.record(z.string(), Licence),
  countries: z.record(z.string().length(2), CountryRow),
});
export type LicencePolicy = z.infer<typeof LicencePolicy>;
