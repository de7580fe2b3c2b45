import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/** What this session and today have come to in the active currency, and when the session ends (CALL-024). */
export const PlayerStats = z.object({
  currency: CurrencyCodeSchema,
  session_started_at: z.string(),
  /** Ours: when it ends without a word of its player (polls are none), by its age, and by blocked hours, if any (C43). */
  session_idle_at: z.string(),
  session_ends_at: z.string(),
  login_hours_at: z.string().nullable(),
  now: z.string(),
  today: z.object({ staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount }),
  session: z.object({ staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount }),
});
