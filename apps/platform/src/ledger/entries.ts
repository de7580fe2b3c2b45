import { hash as hashOf } from 'node:crypto';
import type { AccountRef } from './accounts.ts';
import type { Transfer } from './transfer.ts';

/** An account as read under its lock. `head` is the hash of its newest entry. */
export interface AccountState {
  readonly id: bigint;
  readonly balance: bigint;
  readonly seq: bigint;
  readonly head: Buffer;
  /** Whether the account belongs to a player and therefore must never fall below 0 [I3]. */
  readonly player: boolean;
  readonly account: AccountRef;
}

/** A ledger entry, ready to be written. */
export interface Entry {
  readonly reference: string;
  readonly accountId: bigint;
  readonly seq: bigint;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly hash: Buffer;
}

/** A transfer together with the account ids of its legs. */
export interface LocatedTransfer {
  readonly transfer: Transfer;
  readonly accountIds: readonly bigint[];
}

/**
 * Applies the transfers in order to the locked accounts. Returns the entries to write and the resulting accounts, or
 * `null` if a player's balance would become negative at any step.
 */
export function planEntries(
  transfers: readonly LocatedTransfer[],
  locked: readonly AccountState[],
  at: Date,
): { entries: Entry[]; after: Map<bigint, AccountState> } | null {
  const after = new Map(locked.map(account => [account.id, account]));
  const entries: Entry[] = [];
  for (const { transfer, accountIds } of transfers) {
    for (const [place, leg] of transfer.legs.entries()) {
      const account = after.get(accountIds[place] ?? 0n);
      if (account === undefined) throw new Error('A leg names an account that is not locked');
      const balance = account.balance + leg.amount;
      if (account.player && balance < 0n) return null;
      const seq = account.seq + 1n;
      const line = [account.id, seq, leg.amount, balance, transfer.kind, at.getTime(), transfer.reference].join('|');
      const hash = hashOf('sha256', Buffer.concat([account.head, Buffer.from(line)]), 'buffer');
      entries.push({
        reference: transfer.reference,
        accountId: account.id,
        seq,
        amount: leg.amount,
        balance,
        hash,
      });
      after.set(account.id, { ...account, balance, seq, head: hash });
    }
  }
  return { entries, after };
}

/** Throws unless the transfer has legs, its amounts sum to 0 in each currency and no leg is zero [I1]. */
export function assertBalances(transfer: Transfer): void {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of transfer.legs) {
    if (amount === 0n) throw new Error(`A leg of ${transfer.reference} moves nothing`);
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  const balanced = transfer.legs.length > 0 && [...sums.values()].every(sum => sum === 0n);
  if (!balanced) throw new Error(`Transfer ${transfer.reference} does not balance`);
}
