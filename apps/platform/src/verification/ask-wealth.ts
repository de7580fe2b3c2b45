import { privateChannel } from '@liftoff/contract/core/realtime';
import { depositTerms } from '@liftoff/rules/verification/deposit-allowance';
import { wealthDue } from '@liftoff/rules/verification/terms';
import { licencePolicy } from '../market/licence-policy.ts';
import { playerById } from '../account/player-row.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { emit } from '../realtime/outbox.ts';
import type { Actor } from './change-status.ts';
import { depositedEuroCents } from './deposited.ts';
import { openVerification, verificationOf, type VerificationRow } from './verification-row.ts';
import { askByMail } from './verification-mail.ts';

/**
 * Requests a player's source of wealth, once, and returns the current verification. The caller must hold the lock on
 * the player's row.
 */
export async function askWealth(
  tx: Tx,
  platform: Platform,
  of: { playerId: number; provider: string },
  by: Actor,
): Promise<VerificationRow> {
  const kind = 'source_of_wealth';
  const asked = await verificationOf(tx, of.playerId, kind);
  if (asked !== null) return asked;
  const due = wealthDue(platform.deps.now());
  const opened = await openVerification(tx, platform.deps, { ...of, kind });
  await tx.query('UPDATE verifications SET due_at = $2 WHERE id = $1', [opened.id, due]);
  await tx.query('UPDATE players SET wealth_due_at = $2 WHERE id = $1', [of.playerId, due]);
  const row = { ...opened, due_at: due };
  const subject = `player:${of.playerId}`;
  await audit(tx, platform.deps, { ...by, action: 'verification.asked', subject, after: { kind } });
  await emit(tx, privateChannel('verification_changes', of.playerId), { kind, status: row.status });
  await askByMail(tx, platform, row);
  return row;
}

/**
 * Requests the source of wealth if the player has deposited more than their licence's threshold. Runs in the
 * deposit's transaction, which holds the lock on the player's row, so that no deposit above the threshold is missed.
 */
export async function askWealthAfterDeposit(
  tx: Tx,
  platform: Platform,
  of: { playerId: number; provider: string },
): Promise<void> {
  const player = await playerById(tx, of.playerId);
  if (player === null) throw new Error(`Player ${of.playerId} has gone`);
  const deposited = await depositedEuroCents(tx, of.playerId);
  if (deposited <= depositTerms(licencePolicy, player.licence).wealthAbove) return;
  await askWealth(tx, platform, of, { actor: 'platform' });
}
