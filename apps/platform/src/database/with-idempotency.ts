import { createHash } from 'node:crypto';
import { isRefused, refuse, Undone, type Refused } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import type { Database, Tx } from './database.ts';

/** A write with an idempotency key. The same key with the same input returns the same response [A24]. */
export interface IdempotentWrite {
  /** Separates the keys of different callers, for example `player:7` or `ip:…`. */
  readonly owner: string;
  /** The name of the call in the contract. */
  readonly call: string;
  /** The `Idempotency-Key` header. If it is `undefined`, the response is not stored. */
  readonly key: string | undefined;
  readonly input: unknown;
}

/**
 * Runs `work` once per key, in one transaction with the stored response. Of two concurrent calls, the second waits for
 * the first. A known key with a different input is refused. A refusal, returned or thrown as `Undone`, rolls back the
 * work and the key, so that the same key can be tried again [A24]. The response must be serialisable as JSON. It is
 * stored as text, so that a replay is byte-for-byte identical.
 */
export async function withIdempotency<T>(
  db: Database,
  deps: Deps,
  write: IdempotentWrite,
  work: (tx: Tx) => Promise<T | Refused>,
): Promise<T | Refused> {
  try {
    return await db.transaction(async tx => {
      const known = await takeKey<T>(tx, deps, write);
      if (known !== null) return known.answer;
      const answer = await work(tx);
      if (isRefused(answer)) throw new Undone(answer);
      await storeAnswer(tx, write, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

/** Claims a key and returns `null`, or returns a known key's stored response. Throws `Undone` for another input. */
async function takeKey<T>(tx: Tx, deps: Deps, write: IdempotentWrite): Promise<{ readonly answer: T } | null> {
  const { owner, call, key, input } = write;
  if (key === undefined) return null;
  const inputHash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest();
  const fresh = await tx.query(
    `INSERT INTO idempotency (owner, call, key, input_hash, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner, call, key) DO NOTHING RETURNING key`,
    [owner, call, key, inputHash, deps.now()],
  );
  if (fresh.length === 1) return null;
  const [known] = await tx.query<{ input_hash: Buffer; answer: { answer: T } }>(
    'SELECT input_hash, answer FROM idempotency WHERE owner = $1 AND call = $2 AND key = $3',
    [owner, call, key],
  );
  if (known === undefined) throw new Error('A known idempotency key has gone');
  if (!known.input_hash.equals(inputHash)) throw new Undone(refuse('idempotency_mismatch'));
  return known.answer;
}

async function storeAnswer(tx: Tx, { owner, call, key }: IdempotentWrite, answer: unknown): Promise<void> {
  if (key === undefined) return;
  await tx.query('UPDATE idempotency SET answer = $4::json WHERE owner = $1 AND call = $2 AND key = $3', [
    owner,
    call,
    key,
    JSON.stringify({ answer }),
  ]);
}
