import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { facts, type FactData, type FactKind, type NewFact } from './fact.ts';

/**
 * The insert of a fact as a part of a larger statement, for the way of a bet: `$place` takes what `factRow` gives, null
 * for none.
 */
export const insertFact = (place: number): string =>
  `INSERT INTO facts (kind, at, data) SELECT f->>'kind', (f->>'at')::timestamptz, f->'data'
   FROM (SELECT $${place}::jsonb AS f) AS one WHERE f IS NOT NULL`;

/** A fact as `insertFact` takes it. Throws where it is not what its kind says. */
export const factRow = ({ kind, at, data }: NewFact): string => JSON.stringify({ kind, at, data: encoded(kind, data) });

/** Writes a fact in the transaction in which it happened: one row, whoever may want to know of it. */
export const recordFact = async (tx: Tx, fact: NewFact): Promise<void> => {
  await tx.query(insertFact(1), [factRow(fact)]);
};

function encoded(kind: FactKind, data: FactData): unknown {
  const schema: z.ZodType<FactData> = facts[kind];
  return z.encode(schema, data);
}
