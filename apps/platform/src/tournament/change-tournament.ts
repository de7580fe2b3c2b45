import { isDeepStrictEqual } from 'node:util';
import type { TournamentForm } from '@liftoff/contract/console/tournaments';
import { closesAt } from '@liftoff/rules/tournament/score-round';
import { keepsPrizes } from '@liftoff/rules/tournament/prizes';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import { tournamentColumns, type TournamentRow } from './tournament-rows.ts';
import { isPrize } from './who-takes-part.ts';

/** Locks a tournament, drafts included, before its entries. Returns `null` if there is none. */
export async function lockTournament(tx: Tx, id: string): Promise<TournamentRow | null> {
  const [row] = await tx.query<TournamentRow>(`SELECT ${tournamentColumns} FROM tournaments WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  return row ?? null;
}

const notAllowed = (field: string): Refused => refuse('invalid', { [field]: ['VALIDATION.COMMON.NOT_ALLOWED'] });

/** Refuses a form whose identifier is taken or whose prizes the platform cannot give. */
export async function checkForm(sql: Sql, form: TournamentForm, id: string | null): Promise<Refused | null> {
  const taken = await sql.query(
    'SELECT FROM tournaments WHERE frontend_identifier = $1 AND id IS DISTINCT FROM $2::uuid',
    [form.frontend_identifier, id],
  );
  if (taken.length > 0) return notAllowed('frontend_identifier');
  return form.terms.prizes.flatMap(({ rewards }) => rewards).every(isPrize) ? null : notAllowed('terms.prizes');
}

/**
 * Refuses a change that players of a published tournament could not rely on: only the title may change, the end may
 * move later, and prizes may grow [PX-70].
 */
export function checkChange(before: TournamentRow, form: TournamentForm, now: Date): Refused | null {
  if (before.state === 'draft') return null;
  if (before.state !== 'published' || before.end_at <= now) return notAllowed('state');
  if (form.frontend_identifier !== before.frontend_identifier) return notAllowed('frontend_identifier');
  if (form.currency !== before.currency) return notAllowed('currency');
  if (new Date(form.start_at).getTime() !== before.start_at.getTime()) return notAllowed('start_at');
  if (new Date(form.end_at) < before.end_at) return notAllowed('end_at');
  if (!keepsPrizes(before.terms.prizes, form.terms.prizes)) return notAllowed('terms.prizes');
  const isSame = isDeepStrictEqual({ ...form.terms, prizes: null }, { ...before.terms, prizes: null });
  return isSame ? null : notAllowed('terms');
}

/** Writes a new tournament as a draft. */
export async function insertTournament(tx: Tx, id: string, form: TournamentForm, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO tournaments (id, frontend_identifier, title, currency, terms, state, start_at, end_at, closes_at, created_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, 'draft', $6, $7, $8, $9)`,
    [id, ...valuesOf(form), now],
  );
}

export async function updateTournament(tx: Tx, id: string, form: TournamentForm): Promise<void> {
  await tx.query(
    `UPDATE tournaments SET frontend_identifier = $2, title = $3, currency = $4, terms = $5::jsonb, start_at = $6,
       end_at = $7, closes_at = $8 WHERE id = $1`,
    [id, ...valuesOf(form)],
  );
}

function valuesOf({ frontend_identifier, title, currency, terms, start_at, end_at }: TournamentForm) {
  const window = { startAt: new Date(start_at), endAt: new Date(end_at), terms };
  const json = JSON.stringify(terms);
  return [frontend_identifier, title, currency, json, window.startAt, window.endAt, closesAt(window)];
}

/** Writes the audit line of a change. */
export const noteChange = (
  tx: Tx,
  deps: Deps,
  id: string,
  { operator, ip }: ByOperator,
  { before, after }: { before?: unknown; after: unknown },
): Promise<unknown> =>
  audit(tx, deps, {
    actor: operator,
    action: 'tournament.changed',
    subject: `tournament:${id}`,
    ip,
    after,
    ...(before === undefined ? {} : { before }),
  });
