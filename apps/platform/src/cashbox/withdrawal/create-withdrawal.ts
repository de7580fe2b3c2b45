import type { cashbox, Payment } from '@liftoff/contract/cashbox/cashbox';
import type { Input } from '@liftoff/contract/core/endpoint';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { normalEmail } from '@liftoff/rules/account/email';
import { payoutAddressRule } from '@liftoff/rules/cashbox/crypto-address';
import { minor } from '@liftoff/rules/money/money';
import { rememberPayer } from '../../account/profile/payment-marks.ts';
import { playerByEmail, playerById } from '../../account/player-row.ts';
import {
  refuse,
  Undone,
  type ByOperator,
  type Call,
  type CallOf,
  type Operator,
  type Refused,
} from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import { withIdempotency } from '../../database/with-idempotency.ts';
import { balanceOf, openAccount, playerAccount } from '../../ledger/ledger.ts';
import type { Platform } from '../../core/platform-context.ts';
import { hasAccount } from '../../wallet/has-account.ts';
import { postAndNotify } from '../../wallet/post-and-notify.ts';
import { approveAutomatically } from './automatic-approval.ts';
import { withholding } from '../payment/payment-money.ts';
import { isWithinSpan } from '../payment/is-within-span.ts';
import { notePaymentBegun } from '../payment/note-payment-begun.ts';
import { accountName, holdPayment, type PaymentRow } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';
import type { PayoutTarget } from '../providers/provider.ts';
import type { OfferedMethod, Providers } from '../providers/providers.ts';
import { viewFor } from './recall-payment.ts';
import type { WithdrawalGate } from './withdrawal-gate.ts';
import { sendWithdrawalMail } from './withdrawal-mail.ts';

export type WithdrawalBody = Input<(typeof cashbox)['createWithdrawal']>['body'];

/** Who requests a withdrawal: the player, or support or the platform on behalf of a player who cannot request it. */
interface Asking {
  readonly playerId: number;
  readonly actor: `player:${number}` | Operator | 'platform';
  /** IP address of the request, or `null` if the platform itself began the withdrawal. */
  readonly ip: string | null;
  /** Whether the withdrawal empties the account of an excluded player, so that no minimum keeps their money back. */
  readonly emptiesAccount?: boolean;
}

/** Dependencies of the withdrawal functions. */
export interface WithdrawalParts {
  readonly platform: Platform;
  readonly providers: Providers;
  readonly move: MovePayment;
  /** Called in this order; the first refusal is returned. */
  readonly gates: readonly WithdrawalGate[];
  /** Called under the player's lock before the amount is reserved. */
  readonly withdrawalBegun: (tx: Tx, playerId: number, currency: CurrencyCode) => Promise<void>;
}

/**
 * Begins a withdrawal. The same transaction reserves the amount, so that it cannot be staked. Later it is either paid
 * out or given back, exactly once [I7]. A repeated idempotency key begins only one withdrawal [A24].
 */
export function createWithdrawal(
  parts: WithdrawalParts,
  body: WithdrawalBody,
  { player: { id: playerId }, ip, idempotencyKey: key }: CallOf<'player'>,
): Promise<Payment | Refused> {
  const actor = `player:${playerId}` as const;
  return withdraw(parts, body, { playerId, actor, ip }, { owner: actor, key });
}

/**
 * Begins a withdrawal for a player who cannot sign in. The money is theirs, no matter why they cannot sign in [C12].
 */
export async function payOut(
  parts: WithdrawalParts,
  email: string,
  body: WithdrawalBody,
  { operator, ip, idempotencyKey: key }: ByOperator & Pick<Call, 'idempotencyKey'>,
): Promise<Payment | Refused> {
  const player = await playerByEmail(parts.platform.db, normalEmail(email));
  if (player === null) return refuse('not_found');
  const playerId = Number(player.id);
  // One payout per idempotency key, even if another staff member retries it.
  return await withdraw(parts, body, { playerId, actor: operator, ip }, { owner: `operator:${playerId}`, key });
}

function withdraw(
  parts: WithdrawalParts,
  body: WithdrawalBody,
  asking: Asking,
  { owner, key }: { owner: string; key: string | undefined },
): Promise<Payment | Refused> {
  const { db, deps } = parts.platform;
  const write = { owner, call: 'createWithdrawal', key, input: body };
  return withIdempotency(db, deps, write, async tx => {
    const begun = await beginWithdrawal(tx, parts, body, asking);
    await sendWithdrawalMail(tx, deps, begun);
    return await viewFor(tx, parts.platform, asking.playerId, begun);
  });
}

/** Begins a withdrawal in the caller's transaction. Throws `Undone` with the refusal. */
export async function beginWithdrawal(
  tx: Tx,
  parts: WithdrawalParts,
  body: WithdrawalBody,
  { playerId, actor, ip, emptiesAccount = false }: Asking,
): Promise<PaymentRow> {
  const { platform, providers } = parts;
  const now = platform.deps.now();
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) throw new Undone(refuse('unauthenticated'));
  const { currency } = body;
  const amount = minor(body.amount_cents);
  const offered = providers.methods('cashout', currency).find(({ method }) => method.id === body.method_id);
  const target = offered && (await targetOf(tx, offered, body, playerId));
  if (offered && !target) {
    const { address } = body;
    if (address === undefined) throw new Undone(refuse('invalid', { profile_id: ['VALIDATION.COMMON.NOT_ALLOWED'] }));
    const why = payoutAddressRule(currency, address) ?? 'VALIDATION.PAYOUT.ADDRESS';
    throw new Undone(refuse('invalid', { address: [why] }));
  }
  for (const gate of parts.gates) {
    const refused = await gate(tx, { player, currency, amount, now });
    if (refused !== null) throw new Undone(refused);
  }
  if (!(await hasAccount(tx, playerId, currency))) throw new Undone(refuse('currency_unsupported'));
  if (!offered || !target || !isPayable(amount, offered, emptiesAccount)) {
    const has = await balanceOf(tx, playerAccount(playerId, 'cash', currency));
    throw new Undone(
      refuse(has < amount ? 'not_enough_money' : offered ? 'amount_out_of_range' : 'method_unavailable'),
    );
  }
  const id = platform.deps.id();
  await tx.query(
    `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at, payout_to, paid_to)
     VALUES ($1, $2, 'cashout', 'pending', $3, $4, $5, $6, $7, $8, $9)`,
    [id, player.id, body.method_id, offered.provider.id, currency, amount, now, target.to, target.label],
  );
  await notePaymentBegun(tx, platform.deps, playerId, id);
  if (target.mark !== undefined) await rememberPayer(tx, playerId, { of: 'address', name: target.mark }, now);
  // Locks the payment before the ledger accounts, the order that all payments use.
  const begun = await lockedPayment(tx, id);
  await parts.withdrawalBegun(tx, playerId, currency);
  await withhold(tx, platform, playerId, { id, currency, amount });
  await approveAutomatically(tx, parts, begun);
  const after = { payment: id, method: body.method_id, paid_to: target.label };
  await audit(tx, platform.deps, {
    actor,
    action: 'withdrawal.asked',
    subject: `player:${playerId}`,
    ...(ip === null ? {} : { ip }),
    after,
  });
  return await lockedPayment(tx, id);
}

/** Whether a method pays out an amount; below its minimum only to empty an account, if the provider does this. */
function isPayable(amount: bigint, { provider, method }: OfferedMethod, emptiesAccount: boolean): boolean {
  if (method.withdrawal === null) return false;
  const isBelowMinimum = amount < minor(method.withdrawal.min_cents);
  if (isBelowMinimum && emptiesAccount && provider.paysAnyAmount) return amount > 0n;
  return isWithinSpan(amount, method.withdrawal);
}

const targetOf = (
  tx: Tx,
  { provider, method }: OfferedMethod,
  body: WithdrawalBody,
  playerId: number,
): Promise<PayoutTarget | null> =>
  provider.payoutTarget(tx, {
    method: method.id,
    account: accountName({ player_id: playerId }),
    currency: body.currency,
    profileId: body.profile_id,
    address: body.address,
  });

async function lockedPayment(tx: Tx, id: string): Promise<PaymentRow> {
  const payment = await holdPayment(tx, id);
  if (payment === null) throw new Error(`Payment ${id} has gone`);
  return payment;
}

/**
 * Reserves the amount of a withdrawal from the player's cash. Throws `Undone` with `not_enough_money` if the balance
 * is too low.
 */
async function withhold(
  tx: Tx,
  { deps }: Platform,
  playerId: number,
  { id, currency, amount }: { id: string; currency: CurrencyCode; amount: bigint },
): Promise<void> {
  const withheld = playerAccount(playerId, 'withheld', currency);
  await openAccount(tx, withheld);
  const legs = [
    { account: playerAccount(playerId, 'cash', currency), amount: -amount },
    { account: withheld, amount },
  ];
  const posted = await postAndNotify(tx, deps, [{ kind: 'withdrawal_hold', reference: withholding(id), legs }]);
  if (posted.outcome === 'not_enough_money') throw new Undone(refuse('not_enough_money'));
  if (posted.outcome !== 'posted') throw new Error(`Payment ${id} could not be withheld`);
}
