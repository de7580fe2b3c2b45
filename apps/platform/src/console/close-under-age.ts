import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { normalEmail } from '@liftoff/rules/account/email';
import { realPlayAge } from '../account/profile/age.ts';
import { sendMail } from '../account/mail/mails.ts';
import { playerByEmail } from '../account/player-row.ts';
import { endAllSessions } from '../account/sessions/sessions.ts';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';

/** The parts of closing an account that the games and payments modules perform; the wiring provides them. */
export interface VoidParts {
  readonly endGames: EndGames;
  readonly voidOpenRounds: (tx: Tx, playerId: number) => Promise<void>;
  readonly voidPlay: (tx: Tx, playerId: number, by: ByOperator) => Promise<void>;
  readonly reservedPayments: (sql: Sql, playerId?: number) => Promise<ReservedPayment[]>;
}

/**
 * Closes the account of a player whom a document shows to be under age, all or nothing: sessions and games end, open
 * rounds and all play are voided, deposits are returned, and the player is notified by email [C25]. For an account
 * that is already closed, returns the earlier closure. Refuses with `not_found`, or with `invalid` if a person with
 * this birthday is old enough.
 */
export async function closeUnderAge(
  platform: Platform,
  email: string,
  birthday: string,
  by: ByOperator,
  parts: VoidParts,
): Promise<{ id: number; closed_at: string; deposits: ReservedPayment[] } | Refused> {
  const { db, deps } = platform;
  return await db.transaction(async tx => {
    const player = await playerByEmail(tx, normalEmail(email), 'FOR UPDATE');
    if (!player) return refuse('not_found');
    const id = Number(player.id);
    const now = deps.now();
    if (player.closed_at === null) {
      if (realPlayAge({ ...player, date_of_birth: birthday }, now)?.refused !== 'under_age')
        return refuse('invalid', { date_of_birth: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      await tx.query(`UPDATE players SET date_of_birth = $2, closed_for = 'under_age', closed_at = $3 WHERE id = $1`, [
        id,
        birthday,
        now,
      ]);
      // Locks games before sessions, and both before money: a bet takes its locks in this order.
      await parts.endGames(tx, id, now, 'closed');
      await endAllSessions(tx, deps, id, 'closed');
      await parts.voidOpenRounds(tx, id);
      await parts.voidPlay(tx, id, by);
      await audit(tx, deps, {
        actor: by.operator,
        action: 'player.closed',
        subject: `player:${id}`,
        before: { date_of_birth: player.date_of_birth },
        after: { date_of_birth: birthday, closed_for: 'under_age' },
        ip: by.ip,
      });
      await sendMail(tx, deps, { to: player.email, language: player.language, text: 'under_age', fill: {} });
    }
    const deposits = await parts.reservedPayments(tx, id);
    return { id, closed_at: (player.closed_at ?? now).toISOString(), deposits };
  });
}
