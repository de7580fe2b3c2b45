import { createHash } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import type { Tx } from './database.ts';

/** One keyed write: the same key with the same input gives the same answer, with another input nothing [A24]. */
export interface IdempotentWrite {
  /** Keys of two owners never meet: `player:7`, `ip:…`. */
  readonly owner: string;
  /** The call's name in the contract. */
  readonly call: string;
  /** The `Idempotency-Key` header; undefined simply does the work. */
  readonly key: string | undefined;
  readonly input: unknown;
}

/**
 * Does `work` once for a key, in the caller's transaction, so that effect and answer are kept together or not at all.
 * Two at once: the second waits for the first. Answers `mismatch` for a known key with another input.
 * The answer must survive JSON; it is kept as text, so that a replay is the same byte for byte.
 */
export async function once<T>(
  tx: Tx,
  deps: Deps,
  write: IdempotentWrite,
  work: () => Promise<T>,
): Promise<T | 'mismatch'> {
  if (write.key === undefined) return await work();
  const inputHash = createHash('sha256')
    .update(JSON.stringify(write.input ?? null))
    .digest();
  const name = [write.owner, write.call, write.key];
  const fresh = await tx.query(
    `INSERT INTO idempotency (owner, call, key, input_hash, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner, call, key) DO NOTHING RETURNING key`,
    [...name, inputHash, deps.now()],
  );
  if (fresh.length === 1) {
    const answer = await work();
    await tx.query('UPDATE idempotency SET answer = $4::json WHERE owner = $1 AND call = $2 AND key = $3', [
      ...name,
      JSON.stringify({ answer }),
    ]);
    return answer;
  }
  const [known] = await tx.query<{ input_hash: Buffer; answer: { answer: T } }>(
    'SELECT input_hash, answer FROM idempotency WHERE owner = $1 AND call = $2 AND key = $3',
    name,
  );
  if (known === undefined) throw new Error('A known idempotency key has gone');
  return known.input_hash.equals(inputHash) ? known.answer.answer : 'mismatch';
}
