import type { CurrencyCode } from '@liftoff/contract/core/money';
import { paysOutAtExclusion } from '@liftoff/rules/limits/terms';
import { minor, wire } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { licencePolicy } from '../../market/licence-policy.ts';
import { siteOfPlayer } from '../../account/mail/site-link.ts';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { readBrand } from '../../market/brand.ts';
import { Undone } from '../../core/call.ts';
import type { Refusal } from '@liftoff/contract/core/refusals';
import type { Tx } from '../../database/database.ts';
import { beginWithdrawal, type WithdrawalParts } from './create-withdrawal.ts';
import { accountName, lastUsed } from '../payment/payment-row.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Rounds that were open can still pay out, so the balance is checked hourly for this long, and daily afterwards. */
const hourlyMs = dayMs;
/** A balance that could not be paid out automatically within this time is left to support. */
const longestMs = 30 * dayMs;

interface DueRow {
  limit_id: bigint;
  player_id: bigint;
  starts_at: Date;
  payout_at: Date;
}

/** Registers the job that pays out excluded players automatically, one player per transaction [C12]. */
export function registerExclusionPayouts(parts: WithdrawalParts): void {
  const { db, jobs } = parts.platform;
  const payAll = async () => {
    while (await db.transaction(tx => payNext(tx, parts))) {
      // Repeats until no player is due.
    }
  };
  jobs.every('cashbox:pay-out-excluded', 10_000, payAll, 'money');
}

/** Pays out the next player who is due and schedules their next check. Returns whether a player was due. */
async function payNext(tx: Tx, parts: WithdrawalParts): Promise<boolean> {
  const now = parts.platform.deps.now();
  const due = async () =>
    (
      await tx.query<DueRow>(
        `SELECT x.limit_id, x.player_id, l.starts_at, x.payout_at FROM excluded_people x
           JOIN user_limits l ON l.id = x.limit_id
         WHERE x.payout_at <= $1 ORDER BY x.payout_at, x.limit_id LIMIT 1`,
        [now],
      )
    )[0];
  const first = await due();
  if (first === undefined) return false;
  const player = await playerById(tx, Number(first.player_id), 'FOR UPDATE');
  // Read again under the player's lock, because another process might have paid them out meanwhile.
  const row = await due();
  if (row?.limit_id !== first.limit_id) return row !== undefined;
  const since = now.getTime() - row.starts_at.getTime();
  const left =
    player !== null && (await isExcludedNow(tx, row, now)) ? await payOutAll(tx, parts, player, since) : null;
  const again = left !== null && since < longestMs && (left || since < hourlyMs);
  const next = again ? new Date(now.getTime() + (since < hourlyMs ? hourMs : dayMs)) : null;
  await tx.query('UPDATE excluded_people SET payout_at = $2 WHERE limit_id = $1', [row.limit_id, next]);
  return true;
}

const isExcludedNow = async (tx: Tx, { limit_id }: DueRow, now: Date): Promise<boolean> =>
  (await tx.query('SELECT FROM user_limits WHERE id = $1 AND (ends_at IS NULL OR ends_at > $2)', [limit_id, now]))
    .length > 0;

/**
 * Begins a withdrawal of the whole balance in each currency, to the method with which the player last paid. Returns
 * whether any money is left, or `null` if the licence leaves payouts to support. On the first run, emails the player
 * about money that cannot be paid out automatically, and why.
 */
async function payOutAll(tx: Tx, parts: WithdrawalParts, player: PlayerRow, sinceMs: number): Promise<boolean | null> {
  if (!paysOutAtExclusion(licencePolicy, player.licence)) return null;
  const { deps, config } = parts.platform;
  const balances = await tx.query<{ currency: CurrencyCode; balance: bigint }>(
    `SELECT currency, balance FROM ledger_accounts
     WHERE owner = 'player:' || $1::bigint AND kind = 'cash' AND balance > 0 ORDER BY currency`,
    [player.id],
  );
  const left = new Map<LeftText, string[]>();
  let isPartial = false;
  const { email, language } = player;
  for (const { currency, balance } of balances) {
    const paid = await payOutOne(tx, parts, player, currency, balance);
    if (typeof paid === 'string') {
      left.set(paid, [...(left.get(paid) ?? []), formatMoney(balance, currency, language)]);
      continue;
    }
    isPartial ||= paid.amount < balance;
    const fill = { amount: formatMoney(paid.amount, currency, language), to: paid.to };
    await sendMail(tx, deps, { to: email, language, text: 'exclusion_paid_out', fill });
  }
  const support = readBrand(config, siteOfPlayer(config, player)).email;
  for (const [text, amounts] of sinceMs < hourMs ? left : []) {
    const fill = { amount: amounts.join(', '), support };
    await sendMail(tx, deps, { to: email, language, text, fill });
  }
  return isPartial || left.size > 0;
}

/** The email about money that could not be paid out automatically, which states why. */
type LeftText = 'exclusion_balance' | 'exclusion_identity' | 'exclusion_details';

const leftTexts: Readonly<Partial<Record<Refusal, LeftText>>> = {
  verification_required: 'exclusion_identity',
  profile_incomplete: 'exclusion_details',
};

/**
 * Begins one withdrawal, up to its method's maximum; the next check pays the rest. Returns the email that says why, if
 * no withdrawal can begin without the player.
 */
async function payOutOne(
  tx: Tx,
  parts: WithdrawalParts,
  { id }: PlayerRow,
  currency: CurrencyCode,
  balance: bigint,
): Promise<{ amount: bigint; to: string } | LeftText> {
  const playerId = Number(id);
  const account = accountName({ player_id: id });
  const used = await lastUsed(tx, playerId);
  const offered = parts.providers
    .methods('cashout', currency)
    .toSorted((one, other) => (used.get(other.method.id) ?? 0) - (used.get(one.method.id) ?? 0));
  for (const { provider, method } of offered) {
    const [profile] = await provider.payoutProfiles(tx, method.id, account);
    if (profile === undefined || method.withdrawal === null) continue;
    const { min_cents, max_cents } = method.withdrawal;
    const most = max_cents === null ? balance : minor(max_cents);
    const amount = balance < most ? balance : most;
    if (amount < minor(min_cents) && !provider.paysAnyAmount) continue;
    const body = { method_id: method.id, amount_cents: wire(amount), currency, profile_id: profile.id };
    try {
      const begun = await beginWithdrawal(tx, parts, body, {
        playerId,
        actor: 'platform',
        ip: null,
        emptiesAccount: true,
      });
      return { amount, to: begun.paid_to ?? profile.label };
    } catch (error) {
      // A gate refused before anything was written. If the balance changed meanwhile, however, the error is rethrown
      // so that the payout runs again.
      if (!(error instanceof Undone) || error.refused.refused === 'not_enough_money') throw error;
      return leftTexts[error.refused.refused] ?? 'exclusion_balance';
    }
  }
  return 'exclusion_balance';
}
