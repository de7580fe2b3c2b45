import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { facts, type FactData, type FactKind, type NewFact } from './fact.ts';

/**
 * Returns the insert of a fact as part of a larger statement, which saves a bet one round trip to the database.
 * Parameter number `place` takes the result of `factRow`, or `null` to insert nothing.
 */
export const insertFact = (place: number): string =>
  `INSERT INTO facts (kind, at, data) SELECT f->>'kind', (f->>'at')::timestamptz, f->'data'
   FROM (SELECT $${place}::jsonb AS f) AS one WHERE f IS NOT NULL`;

/** Encodes a fact for `insertFact`. Throws if its data does not match its kind exactly. */
export const factRow = ({ kind, at, data }: NewFact): string => JSON.stringify({ kind, at, data: encoded(kind, data) });

/**
 * Writes a fact in the transaction in which the event happened. A fact is a single row, however many consumers read
 * it.
 */
export const recordFact = async (tx: Tx, fact: NewFact): Promise<void> => {
  await tx.query(insertFact(1), [factRow(fact)]);
};

/** The schemas for writing. Unlike reading, writing rejects unknown fields, so that a typo is not stored. */
const strict = new Map<string, z.ZodType>(Object.entries(facts).map(([kind, schema]) => [kind, schema.strict()]));

function encoded(kind: FactKind, data: FactData): unknown {
  const schema = strict.get(kind);
  if (schema === undefined) throw new Error(`There is no kind of fact ${kind}`);
  return z.encode(schema, data);
}
