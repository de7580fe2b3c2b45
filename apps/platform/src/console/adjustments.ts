import type { Adjustment, consoleAdjustments } from '@liftoff/contract/console/adjustments';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { normalEmail } from '@liftoff/rules/account/email';
import { minor, wire } from '@liftoff/rules/money/money';
import { playerByEmail, playerById } from '../account/player-row.ts';
import { refuse, Undone, type Call, type Handlers } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import type { Platform } from '../core/platform-context.ts';
import { adjustBalance } from './adjust-balance.ts';
import { personOf } from '../http/admission/staff.ts';

interface AdjustmentRow {
  id: string;
  player_id: bigint;
  email: string;
  currency: CurrencyCode;
  amount: bigint;
  reason: string;
  state: Adjustment['state'];
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

/** Balance changes that need two people: one proposes, another confirms, and only then does the money move [A51]. */
export function adjustmentHandlers(platform: Platform): Handlers<typeof consoleAdjustments> {
  const { db, deps, config } = platform;
  const personCalling = (call: Call) => personOf(config, call.header('x-console-token'));
  return {
    consoleAdjustments: async () => (await rowsOf(db, '')).map(viewOf),
    consoleProposeAdjustment: async ({ params, body }, call) => {
      const person = personCalling(call);
      if (person === null) return refuse('forbidden');
      if (minor(body.amount_cents) === 0n)
        return refuse('invalid', { amount_cents: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      const input = { email: params.email, body };
      const write = { owner: `staff:${person}`, call: 'consoleProposeAdjustment', key: call.idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const player = await playerByEmail(tx, normalEmail(params.email), 'FOR UPDATE');
        if (!player) return refuse('not_found');
        const id = deps.id();
        const amount = minor(body.amount_cents);
        await tx.query(
          `INSERT INTO balance_adjustments (id, player_id, currency, amount, reason, proposed_by, proposed_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [id, player.id, body.currency, amount, body.reason, person, deps.now()],
        );
        const row = await rowOf(tx, id);
        await recordDecision(tx, platform, 'balance.change_proposed', row, person, call.ip);
        return viewOf(row);
      });
    },
    consoleDecideAdjustment: async ({ params, body }, call) => {
      const person = personCalling(call);
      if (person === null) return refuse('forbidden');
      const decision = { id: params.id, decision: body.decision, person, ip: call.ip };
      try {
        return await db.transaction(tx => decide(tx, platform, decision));
      } catch (error) {
        if (error instanceof Undone) return error.refused;
        throw error;
      }
    },
  };
}

interface Decision {
  readonly id: string;
  readonly decision: 'confirmed' | 'declined';
  readonly person: string;
  readonly ip: string;
}

async function decide(tx: Tx, platform: Platform, { id, decision, person, ip }: Decision): Promise<Adjustment> {
  const [found] = await rowsOf(tx, 'WHERE a.id = $1', [id]);
  if (!found) throw new Undone(refuse('not_found'));
  // Locks the player first, like all other code that moves the player's money, and reads the change under the lock.
  await playerById(tx, Number(found.player_id), 'FOR UPDATE');
  const row = await rowOf(tx, id);
  if (row.state !== 'proposed') return viewOf(row);
  if (decision === 'confirmed' && row.proposed_by === person) throw new Undone(refuse('forbidden'));
  await tx.query('UPDATE balance_adjustments SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
    id,
    decision,
    person,
    platform.deps.now(),
  ]);
  const was = decision === 'confirmed' ? await moveMoney(tx, platform, row) : null;
  const action = decision === 'confirmed' ? 'balance.change_confirmed' : 'balance.change_declined';
  await recordDecision(tx, platform, action, row, person, ip, was);
  return viewOf(await rowOf(tx, id));
}

/** Posts a confirmed change, and returns the balance before it. */
async function moveMoney(tx: Tx, platform: Platform, row: AdjustmentRow): Promise<bigint> {
  const of = { playerId: Number(row.player_id), currency: row.currency, reference: `adjustment:${row.id}` };
  const before = await adjustBalance(tx, platform, of, () => row.amount);
  if (before === 'not_enough_money') throw new Undone(refuse('not_enough_money'));
  return before;
}

type AdjustmentAction = 'balance.change_proposed' | 'balance.change_confirmed' | 'balance.change_declined';

/** Writes the audit entry. `balance` is the balance before the money moved, or `null` if no money moved. */
async function recordDecision(
  tx: Tx,
  { deps }: Platform,
  action: AdjustmentAction,
  { id, player_id: playerId, currency, amount, reason }: AdjustmentRow,
  person: string,
  ip: string,
  balance: bigint | null = null,
): Promise<void> {
  const before = balance === null ? {} : { before: { currency, amount_cents: wire(balance) } };
  const after = { adjustment: id, currency, amount_cents: wire(amount), reason };
  const subject = `player:${playerId}`;
  await audit(tx, deps, { actor: `staff:${person}`, action, subject, ...before, after, ip });
}

async function rowsOf(sql: Sql, where: string, values: readonly unknown[] = []): Promise<AdjustmentRow[]> {
  return await sql.query<AdjustmentRow>(
    `SELECT a.*, p.email FROM balance_adjustments a JOIN players p ON p.id = a.player_id ${where}
     ORDER BY a.state <> 'proposed', a.proposed_at DESC, a.id LIMIT 1000`,
    values,
  );
}

async function rowOf(tx: Tx, id: string): Promise<AdjustmentRow> {
  const [row] = await rowsOf(tx, 'WHERE a.id = $1', [id]);
  if (!row) throw new Error(`The change ${id} of a balance has gone`);
  return row;
}

const viewOf = (row: AdjustmentRow): Adjustment => ({
  id: row.id,
  player: { id: Number(row.player_id), email: row.email },
  currency: row.currency,
  amount_cents: wire(row.amount),
  reason: row.reason,
  state: row.state,
  proposed_by: row.proposed_by,
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
});
