import type { Platform } from '../core/platform-context.ts';
import { awardPrizes, returnPoints } from './award-prizes.ts';
import { closeDue } from './close-tournament.ts';
import { consoleTournamentHandlers } from './console-tournaments.ts';
import { countRounds } from './count-rounds.ts';
import type { EntryPoints } from './join-tournament.ts';
import type { PromotionSource } from './list-promotions.ts';
import { publishStatuses } from './publish-statuses.ts';
import { recheckOpen } from './leave-board.ts';
import { sendReminders } from './reminders.ts';
import { tournamentHandlers } from './tournament-handlers.ts';
import type { PrizeGiver } from './who-takes-part.ts';

/** How often standings are sent to players [RT-008] and ended tournaments are closed and awarded. */
const everyMs = 2_000;
const recheckMs = 60_000;
const reminderMs = 10_000;

/**
 * Opens the platform's tournaments: their calls, the consumer of facts that counts rounds, and their jobs. `sources` are
 * the other promotions that the hub lists.
 */
export function openTournaments(
  platform: Platform,
  giver: PrizeGiver,
  points: EntryPoints,
  sources: readonly PromotionSource[],
) {
  const { jobs } = platform;
  jobs.everyShared('standings of tournaments', everyMs, () => publishStatuses(platform), 'tournaments');
  jobs.everyShared('players on boards', recheckMs, () => recheckOpen(platform, giver), 'tournaments');
  jobs.everyShared('reminders of tournaments', reminderMs, () => sendReminders(platform, giver), 'tournaments');
  // Separate jobs, so that a tournament that cannot be closed holds up no prizes and no returned points.
  jobs.everyShared('ends of tournaments', everyMs, () => closeDue(platform, giver), 'tournament prizes');
  jobs.everyShared('prizes of tournaments', everyMs, () => awardPrizes(platform, giver), 'tournament prizes');
  jobs.everyShared('points of tournaments', everyMs, () => returnPoints(platform, points), 'tournament prizes');
  return {
    consumer: countRounds(platform, giver),
    handlers: tournamentHandlers(platform, { giver, points, sources }),
    console: consoleTournamentHandlers(platform),
  };
}
