import { createHash } from 'node:crypto';
import { isRefused, refuse, Undone, type Refused } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import type { Database, Tx } from './database.ts';

/** A write with an idempotency key: the same key with the same input gets the same answer [A24]. */
export interface IdempotentWrite {
  /** Separates the keys of different callers, for example `player:7` or `ip:…`. */
  readonly owner: string;
  /** The name of the call in the contract. */
  readonly call: string;
  /** The `Idempotency-Key` header; `undefined` does the work without remembering it. */
  readonly key: string | undefined;
  readonly input: unknown;
}

/**
 * Does `work` once for a key, in a transaction that holds the effect and the answer together. Two at once: the second
 * waits for the first. A known key with another input is refused. A refusal, returned or thrown as `Undone`, undoes the
 * work and the key, so that the same key may be tried again [A24].
 * The answer must survive JSON; it is stored as text, so that a replay is the same byte for byte.
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

/** Takes a key for a new write: `null`. For a known one, the stored answer. Throws `Undone` for another input. */
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
