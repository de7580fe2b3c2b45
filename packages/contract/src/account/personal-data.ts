import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';

const platform = { server: 'platform', built: true, access: 'player', onBreak: 'served', brings: 'nothing' } as const;

/** A copy of everything that is kept about a player. */
export const DataExport = z.object({
  status: z.enum(['none', 'making', 'ready']),
  asked_at: z.string().nullable(),
  /** Of one that is ready: until when it can be downloaded. */
  expires_at: z.string().nullable(),
  size_bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** What has to end before an account can be closed: money on it, a payment under way, a bet that is not settled. */
export const InTheWay = z.enum(['balance', 'withdrawal', 'deposit', 'bet']);
export type InTheWay = z.infer<typeof InTheWay>;

const Closure = z.object({
  /** From when what need not be kept is erased. */
  erased_from: z.string(),
  /** Until when the law has the player’s identity kept; null: no money has moved and nothing was verified, so it is erased too. */
  kept_until: z.string().nullable(),
});

export const Closed = Closure.extend({ closed_at: z.string() });

export const DataState = z.object({
  export: DataExport,
  /** What closing the account now would come to. */
  closing: Closure.extend({ in_the_way: z.array(InTheWay) }),
});
export type DataState = z.infer<typeof DataState>;

/** What a player can ask about their data: a copy of it, and its erasure with the account [C40]. */
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
