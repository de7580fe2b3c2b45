import type { Notice } from '@liftoff/contract/content/content-entities';
import { privateChannel } from '@liftoff/contract/core/realtime';
import type { tournament } from '@liftoff/contract/tournament';
import { timeStatus } from '@liftoff/rules/tournament/kind';
import * as z from 'zod';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { refuse, type CallOf, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { noticeTexts } from '../market/notice-texts.ts';
import { emit } from '../realtime/outbox.ts';
import { findTournament, windowOf, type TournamentRow } from './tournament-rows.ts';
import { isEligible, mayHavePrizes, type PrizeGiver } from './who-takes-part.ts';

const textsFor = noticeTexts('tournaments', 'notice', z.object({ text: z.string(), open: z.string() }));

type ReminderCalls = 'tournamentReminders' | 'addTournamentReminder' | 'removeTournamentReminder';

/** Handlers for reminders of a tournament's start. */
export function reminderHandlers(
  platform: Platform,
  giver: PrizeGiver,
): Pick<Handlers<typeof tournament>, ReminderCalls> {
  const { db } = platform;
  return {
    tournamentReminders: async (_input, { player }) =>
      await db.query<{ tournament_id: string }>(
        'SELECT tournament_id FROM tournament_reminders WHERE player_id = $1 ORDER BY tournament_id',
        [player.id],
      ),
    addTournamentReminder: async ({ params }, call) =>
      (await db.transaction(tx => addReminder(tx, platform, giver, params.id, call))) ?? undefined,
    removeTournamentReminder: async ({ params }, { player }) => {
      const found = await findTournament(db, params.id);
      if (found === null) return refuse('not_found');
      await db.query('DELETE FROM tournament_reminders WHERE tournament_id = $1 AND player_id = $2', [
        found.id,
        player.id,
      ]);
      return undefined;
    },
  };
}

/** Stores a reminder. A tournament that the player may not join does not exist for them [PX-07]. */
async function addReminder(
  tx: Tx,
  { deps }: Pick<Platform, 'deps'>,
  giver: PrizeGiver,
  id: string,
  call: Pick<CallOf<'player'>, 'player' | 'country'>,
): Promise<Refused | null> {
  const found = await findTournament(tx, id, 'FOR SHARE');
  if (found === null) return refuse('not_found');
  const playerId = call.player.id;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) return refuse('unauthenticated');
  const now = deps.now();
  const barred = await protectedFromGifts(tx, { playerId, country: call.country, now });
  if (barred !== null) return barred;
  if (!isEligible(found, player) || !(await mayHavePrizes(tx, giver, found, playerId))) return refuse('not_found');
  if (found.state !== 'published' || timeStatus(windowOf(found), now) !== 'future')
    return refuse('invalid', { id: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  await tx.query(
    `INSERT INTO tournament_reminders (tournament_id, player_id, asked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [found.id, playerId, now],
  );
  return null;
}

/** Number of reminders that one run handles. */
const atOnce = 500;

/**
 * Sends the reminders of started tournaments, each once, and removes those of cancelled ones. Players who may not take
 * part now get none [PX-07].
 */
export async function sendReminders({ db, deps }: Pick<Platform, 'db' | 'deps'>, giver: PrizeGiver): Promise<void> {
  const due = await db.query<{ tournament_id: string; player_id: bigint }>(
    `SELECT r.tournament_id, r.player_id FROM tournament_reminders r JOIN tournaments t ON t.id = r.tournament_id
     WHERE t.start_at <= $1 OR t.state = 'cancelled' ORDER BY r.tournament_id, r.player_id LIMIT ${atOnce}`,
    [deps.now()],
  );
  for (const { tournament_id, player_id } of due)
    await db.transaction(async tx => {
      const found = await findTournament(tx, tournament_id, 'FOR SHARE');
      const player = await playerById(tx, Number(player_id), 'FOR UPDATE');
      const removed = await tx.query(
        'DELETE FROM tournament_reminders WHERE tournament_id = $1 AND player_id = $2 RETURNING player_id',
        [tournament_id, player_id],
      );
      if (removed.length === 0 || found === null || player === null) return;
      if (found.state !== 'published' || timeStatus(windowOf(found), deps.now()) !== 'active') return;
      if (!isEligible(found, player) || !(await mayHavePrizes(tx, giver, found, Number(player_id)))) return;
      await emit(tx, privateChannel('notifications', Number(player_id)), startNotice(found, player));
    });
}

function startNotice({ id, title, frontend_identifier }: TournamentRow, { language }: PlayerRow): Notice {
  const { text } = textsFor(language);
  return {
    id: `tournament:${id}:start`,
    type: 'personal',
    text: text.text,
    content: { icon: 'trophy', title, button: { title: text.open, path: `/tournaments/${frontend_identifier}` } },
    tournament_identifier: frontend_identifier,
  };
}
