import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const tournamentRoutes = {
  listPromotions: 'GET /api/promotions',
  listTournaments: 'GET /api/tournaments',
  playerTournaments: 'GET /api/tournaments/player',
  tournamentReminders: 'GET /api/tournaments/reminders',
  recentTournaments: 'GET /api/tournaments/recent',
  getTournament: 'GET /api/tournaments/{id}',
  tournamentBoard: 'GET /api/tournaments/{id}/board',
  addTournamentReminder: 'PUT /api/tournaments/{id}/reminder',
  removeTournamentReminder: 'DELETE /api/tournaments/{id}/reminder',
  joinTournament: 'POST /api/tournaments/{id}/confirm',
  tournamentStatus: 'GET /api/tournaments/{id}/status',
} as const satisfies Record<string, Route>;
