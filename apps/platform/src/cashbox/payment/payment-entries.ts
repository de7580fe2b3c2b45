import type { PaymentEntry } from '@liftoff/contract/cashbox/cashbox';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../../database/database.ts';
import type { PaymentRow } from './payment-row.ts';

interface EntryRow {
  readonly at: Date;
  readonly kind: PaymentEntry['account'];
  readonly seq: bigint;
  readonly amount: bigint;
  readonly balance: bigint;
}

/** A payment's ledger references; each is posted only once [I5]. */
const referencesOf = (paymentId: string): string[] =>
  ['', ':withheld', ':recalled', ':returned', ':charged_back'].map(part => `payment:${paymentId}${part}`);

/**
 * A payment's ledger entries on the player's own accounts, in the order they were written. Finds them by account,
 * because an index that only receipts need would slow down every bet.
 */
export async function entriesOf(
  sql: Sql,
  payment: Pick<PaymentRow, 'id' | 'player_id' | 'currency'>,
): Promise<PaymentEntry[]> {
  const rows = await sql.query<EntryRow>(
    `SELECT t.at, a.kind, e.seq, e.amount, e.balance
     FROM ledger_accounts a
     JOIN ledger_entries e ON e.account_id = a.id
     JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.currency = $2
       AND e.transfer_id IN (SELECT id FROM ledger_transfers WHERE reference = ANY($3::text[]))
     ORDER BY t.id, a.kind, e.seq`,
    [`player:${payment.player_id}`, payment.currency, referencesOf(payment.id)],
  );
  return rows.map(({ at, kind, seq, amount, balance }) => ({
    at: at.toISOString(),
    account: kind,
    seq: Number(seq),
    amount_cents: wire(amount),
    balance_cents: wire(balance),
  }));
}
