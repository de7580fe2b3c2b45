import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema } from '../core/money.ts';
import { text, trimmedText } from '../core/text.ts';
import { TournamentTerms } from '../tournament-terms.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;
const ofOne = { ids: { id: 'public' }, params: { id: z.uuid() } } as const;

const fields = {
  /** Part of the address of the page. */
  frontend_identifier: text(80).regex(/^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/),
  title: trimmedText(80).min(1),
  currency: CurrencyCodeSchema,
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  terms: TournamentTerms,
};
const endsLater = [
  ({ start_at, end_at }: { start_at: string; end_at: string }) => new Date(start_at) < new Date(end_at),
  { path: ['end_at'] as string[] },
] as const;

/** The form of a tournament. */
export const TournamentForm = z.strictObject(fields).refine(...endsLater);
export type TournamentForm = z.output<typeof TournamentForm>;

/**
 * `draft`: only staff see it. `published`: players see it and can join. `closed`: the places are final, and the prizes
 * are being given. `awarded`: all prizes have been decided. `cancelled`: it gives no prizes, and entries are paid back.
 */
export const TournamentState = z.enum(['draft', 'published', 'closed', 'awarded', 'cancelled']);
export type TournamentState = z.infer<typeof TournamentState>;

/** A tournament as staff see it. */
export const StaffTournament = z.object({
  ...fields,
  id: z.uuid(),
  state: TournamentState,
  start_at: z.string(),
  end_at: z.string(),
  players: z.int(),
});
export type StaffTournament = z.infer<typeof StaffTournament>;

/** A player whose stored standing differs from a recomputation. Scores are in millionths of a point. */
const Difference = z.object({ player: z.int(), stored: z.string(), recomputed: z.string() });

const reason = trimmedText(500).min(1);
const change = ['unauthenticated', 'not_found', 'invalid'] as const;

/** Tournaments as staff create and run them. */
export const consoleTournaments = endpoints({
  consoleTournaments: {
    ...operator,
    route: 'GET /console/api/tournaments',
    summary: 'All tournaments with their terms and states: latest start first, a thousand at most.',
    answer: z.array(StaffTournament),
    refusals: ['unauthenticated'],
  },
  consoleCreateTournament: {
    ...operator,
    route: 'POST /console/api/tournaments',
    summary: 'Create a tournament as a draft that only staff see.',
    status: 201,
    idempotent: true,
    ids: { lottery_id: 'public' },
    body: TournamentForm,
    answer: StaffTournament,
    refusals: ['unauthenticated', 'invalid', 'idempotency_mismatch'],
  },
  consoleEditTournament: {
    ...operator,
    ids: { id: 'public', lottery_id: 'public' },
    params: { id: z.uuid() },
    route: 'PUT /console/api/tournaments/{id}',
    summary: 'Change a tournament: a draft freely; once published only title, a later end and higher prizes [PX-70].',
    body: TournamentForm,
    answer: StaffTournament,
    refusals: change,
  },
  consoleDuplicateTournament: {
    ...operator,
    ...ofOne,
    route: 'POST /console/api/tournaments/{id}/copies',
    summary: 'Copy a tournament into a new draft with another identifier and window.',
    status: 201,
    idempotent: true,
    body: z
      .strictObject({
        frontend_identifier: fields.frontend_identifier,
        start_at: fields.start_at,
        end_at: fields.end_at,
      })
      .refine(...endsLater),
    answer: StaffTournament,
    refusals: [...change, 'idempotency_mismatch'],
  },
  consoleStartTournament: {
    ...operator,
    ...ofOne,
    route: 'POST /console/api/tournaments/{id}/start',
    summary: 'Publish a draft; with `now`, it starts at once instead of at its start.',
    body: z.strictObject({ now: z.boolean() }),
    answer: StaffTournament,
    refusals: change,
  },
  consoleEndTournament: {
    ...operator,
    ...ofOne,
    route: 'POST /console/api/tournaments/{id}/end',
    summary: 'End a running tournament now, with its prizes.',
    body: z.strictObject({ reason }),
    answer: StaffTournament,
    refusals: change,
  },
  consoleCancelTournament: {
    ...operator,
    ...ofOne,
    route: 'POST /console/api/tournaments/{id}/cancel',
    summary: 'Cancel a tournament without prizes; points paid for entries are returned.',
    body: z.strictObject({ reason }),
    answer: StaffTournament,
    refusals: change,
  },
  consoleDisqualify: {
    ...operator,
    ids: { id: 'public', email: 'public' },
    params: { id: z.uuid() },
    route: 'POST /console/api/tournaments/{id}/players/{email}/disqualify',
    summary: 'Take a player off the board for good, with a reason that only staff see [PX-66].',
    body: z.strictObject({ reason }),
    answer: z.object({ players: z.int() }),
    refusals: change,
  },
  consoleRecomputeTournament: {
    ...operator,
    ...ofOne,
    route: 'POST /console/api/tournaments/{id}/recomputation',
    summary: 'Compute all standings anew from the facts of rounds, and list the differences from the stored ones.',
    answer: z.object({ players: z.int(), rounds: z.int(), differences: z.array(Difference) }),
    refusals: ['unavailable', 'unauthenticated', 'not_found'],
  },
});
