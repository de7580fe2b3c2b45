import type { CurrencyCode } from '@liftoff/contract/core/money';
import { exchange } from '@liftoff/rules/money/exchange';
import { unitsToMinor } from '@liftoff/rules/money/money';
import * as z from 'zod';
import type { Sql, Tx } from '../../database/database.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import { readConfigFile } from '../../core/read-config-file.ts';
import { hasChargeBack } from '../payment/charge-back.ts';
import { holdPayment, type PaymentRow } from '../payment/payment-row.ts';
import { approve, type ApprovalParts } from './approve-withdrawal.ts';

/**
 * `config/withdrawals.json`: what is paid out without manual approval, in whole euros, for one withdrawal and for all
 * of a player's within 24 hours and 7 days; and how long the first payout to a destination waits.
 */
const policy = readConfigFile(
  'withdrawals.json',
  z.strictObject({
    approved_alone_up_to_eur: z.int().min(0),
    approved_alone_per_day_eur: z.int().min(0),
    approved_alone_per_week_eur: z.int().min(0),
    new_destination_wait_minutes: z.int().min(0).max(10_080),
  }),
);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const windows = [
  { ms: dayMs, most: policy.approved_alone_per_day_eur },
  { ms: 7 * dayMs, most: policy.approved_alone_per_week_eur },
] as const;

const euros = (units: number): bigint => unitsToMinor(BigInt(units), 'EUR');
const inEuros = (amount: bigint, currency: CurrencyCode): bigint =>
  exchange(amount, currency, 'EUR', exchangeRates, 'up');

/**
 * Sends a locked, pending withdrawal to its provider if no person needs to approve it, or schedules this for when its
 * destination is trusted. A withdrawal that a gate refuses meanwhile is left to the operator. The player is locked.
 */
export async function approveAutomatically(tx: Tx, parts: ApprovalParts, payment: PaymentRow): Promise<void> {
  const now = parts.platform.deps.now();
  const trustedFrom = await trustedSince(tx, payment, now);
  const isAllowed = await isAutomatic(tx, payment, now);
  if (isAllowed && trustedFrom <= now && (await approve(tx, parts, payment)) === null) return;
  const releaseAt = isAllowed && trustedFrom > now ? trustedFrom : null;
  await tx.query('UPDATE payments SET release_at = $2 WHERE id = $1', [payment.id, releaseAt]);
}

/** Whether the amounts need no manual approval, alone and with the player's other recent withdrawals. */
async function isAutomatic(sql: Sql, payment: PaymentRow, now: Date): Promise<boolean> {
  const playerId = Number(payment.player_id);
  if (inEuros(payment.amount, payment.currency) > euros(policy.approved_alone_up_to_eur)) return false;
  for (const { ms, most } of windows)
    if ((await withdrawnSince(sql, playerId, new Date(now.getTime() - ms))) > euros(most)) return false;
  // A player with an earlier charge-back needs manual approval.
  return !(await hasChargeBack(sql, playerId));
}

/** The total in euro cents of the player's withdrawals since a time, in all currencies, without those given back. */
async function withdrawnSince(sql: Sql, playerId: number, since: Date): Promise<bigint> {
  const sums = await sql.query<{ currency: CurrencyCode; sum: bigint }>(
    `SELECT currency, sum(amount)::numeric AS sum FROM payments
     WHERE player_id = $1 AND action = 'cashout' AND state IN ('pending', 'processing', 'reserved', 'succeeded')
       AND created_at > $2
     GROUP BY currency`,
    [playerId, since],
  );
  return sums.reduce((total, { currency, sum }) => total + inEuros(sum, currency), 0n);
}

/** Returns from when payouts to the withdrawal's destination are sent. The wait for a new destination begins now. */
async function trustedSince(tx: Tx, { player_id, provider, payout_to }: PaymentRow, now: Date): Promise<Date> {
  const [known] = await tx.query<{ trusted_from: Date }>(
    `INSERT INTO payout_destinations (player_id, provider, payout_to, trusted_from) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, provider, payout_to) DO UPDATE SET trusted_from = payout_destinations.trusted_from
     RETURNING trusted_from`,
    [player_id, provider, payout_to, new Date(now.getTime() + policy.new_destination_wait_minutes * minuteMs)],
  );
  if (known === undefined) throw new Error('A payout destination was not stored');
  return known.trusted_from;
}

/**
 * Registers the job that sends withdrawals whose wait is over, one per transaction. A failing one is tried again and
 * holds up no other.
 */
export function registerReleases(parts: ApprovalParts): void {
  const { db, deps, jobs } = parts.platform;
  const releaseOne = (id: string): Promise<void> =>
    db.transaction(async tx => {
      const payment = await holdPayment(tx, id);
      if (payment?.state === 'pending' && payment.release_at !== null) await approveAutomatically(tx, parts, payment);
    });
  const release = async (): Promise<void> => {
    const due = await db.query<{ id: string }>(
      `SELECT id FROM payments WHERE state = 'pending' AND release_at <= $1 ORDER BY release_at LIMIT 100`,
      [deps.now()],
    );
    for (const { id } of due)
      await releaseOne(id).catch((error: unknown) => {
        deps.log.error({ err: error, payment: id }, 'a withdrawal could not be released');
      });
  };
  jobs.every('cashbox:release-withdrawals', 10_000, release, 'money');
}
