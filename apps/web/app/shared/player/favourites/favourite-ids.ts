/** Header that requests only the identifiers of the favourites instead of complete games [CALL-060]. */
export const idsOnly = { 'accept-client': 'application/vnd.s.v2+json' };

export const idsOf = (games: readonly (string | { identifier: string })[]): string[] =>
  games.map(game => (typeof game === 'string' ? game : game.identifier));
