import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';

const platform = { server: 'platform', built: true, access: 'player', onBreak: 'served', brings: 'nothing' } as const;

/** Status of the copy of all data stored about a player. */
export const DataExport = z.object({
  status: z.enum(['none', 'making', 'ready']),
  asked_at: z.string().nullable(),
  /** Time until which a finished copy can be downloaded. */
  expires_at: z.string().nullable(),
  size_bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** What must end before an account can be closed: a balance, a payment in progress or an unsettled bet. */
export const InTheWay = z.enum(['balance', 'withdrawal', 'deposit', 'bet']);
export type InTheWay = z.infer<typeof InTheWay>;

const Closure = z.object({
  /** When all data that may be erased is erased. */
  erased_from: z.string(),
  /**
   * Time until which the law requires the player's identity to be retained. `null` if it is erased together with the
   * rest, because no money has moved and nothing was verified.
   */
  kept_until: z.string().nullable(),
});

export const Closed = Closure.extend({ closed_at: z.string() });

export const DataState = z.object({
  export: DataExport,
  /** What would happen if the account were closed now. */
  closing: Closure.extend({ in_the_way: z.array(InTheWay) }),
});
export type DataState = z.infer<typeof DataState>;

/** Calls with which players request a copy of their data, or the erasure of both data and account [C40]. */
export const personalData = endpoints({
  dataState: {
    ...platform,
    route: 'GET /api/player/data',
    summary: 'How far a copy of the player’s data is, and what stands in the way of closing the account [C40].',
    rate: 'read',
    answer: DataState,
    refusals: ['unauthenticated'],
  },
  askExport: {
    ...platform,
    route: 'POST /api/player/data/export',
    summary:
      'Ask for a copy of everything that is kept about the player; a mail tells when it is ready. One that is being made or lies ready is answered as it stands [C40].',
    reauth: true,
    rate: 'own-data',
    answer: DataExport,
    refusals: ['rate_limited', 'unavailable', 'unauthenticated', 'reauth'],
  },
  exportLink: {
    ...platform,
    route: 'POST /api/player/data/export/link',
    summary: 'A link to the copy that is ready; it opens for a minute, in a session of its player alone [C40].',
    reauth: true,
    rate: 'write',
    answer: z.object({ url: z.string(), expires_at: z.string() }),
    refusals: ['unauthenticated', 'reauth', 'not_found'],
  },
  closeAccount: {
    ...platform,
    route: 'POST /api/player/closure',
    summary:
      'Close the account for good and have erased what no law has kept; `account_in_use` names in `account` what has to end before [C40].',
    reauth: true,
    rate: 'own-data',
    answer: Closed,
    refusals: ['rate_limited', 'unavailable', 'unauthenticated', 'reauth', 'account_in_use'],
  },
});
