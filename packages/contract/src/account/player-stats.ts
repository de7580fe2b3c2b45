import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/** Results of this session and today in the active currency, and when the session ends [CALL-024]. */
export const PlayerStats = z.object({
  currency: CurrencyCodeSchema,
  session_started_at: z.string(),
  /**
   * Our extension: when the visit began, as a session limit counts it. Earlier than the session, if the player had
   * signed out and in again [C10].
   */
  visit_started_at: z.string(),
  /**
   * Our extension: when the session ends through inactivity (polling does not count), through its maximum age, and
   * through blocked login hours if there are any [C43].
   */
  session_idle_at: z.string(),
  session_ends_at: z.string(),
  login_hours_at: z.string().nullable(),
  now: z.string(),
  today: z.object({ staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount }),
  session: z.object({ staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount }),
});
