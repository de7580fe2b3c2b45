type Key = readonly (string | number)[];

const key = (...parts: (string | number | undefined)[]): Key => parts.filter(part => part !== undefined);

/**
 * The query keys for all cached player data. A key also matches every longer key that begins with it. A key without a
 * player's id matches that data for all players, and `player()` matches all data that a payment or a group change can
 * affect.
 */
export const queryKeys = {
  player: () => key('player'),
  profile: (player?: number) => key('player', 'profile', player),
  accounts: (player?: number) => key('player', 'accounts', player),
  bonuses: (player?: number) => key('player', 'bonuses', player),
  cashback: (player?: number) => key('player', 'cashback', player),
  depositOffers: (player?: number, code?: string) => key('player', 'deposit-offers', player, code),
  stats: (player?: number) => key('player', 'stats', player),
  limits: (player?: number) => key('player', 'limits', player),
  realityCheck: (player?: number) => key('player', 'reality-check', player),
  loginHours: (player?: number) => key('player', 'login-hours', player),
  details: () => key('player', 'details'),
  freespins: (player?: number) => key('player', 'freespins', player),
  vipProgress: (player?: number) => key('player', 'vip-progress', player),
  manager: (player?: number) => key('player', 'manager', player),
  lootboxes: (player?: number) => key('player', 'lootboxes', player),
  lotteries: (player?: number) => key('player', 'lotteries', player),
  favourites: () => key('player', 'favourites'),
  payments: () => key('player', 'payments'),
  paymentPages: (action?: string, month?: string) => key('player', 'payment-pages', action, month),
  paymentTotals: (month?: string) => key('player', 'payment-totals', month),
  paymentEntries: (id?: string) => key('player', 'payment-entries', id),
  tournaments: (player?: number) => key('player', 'tournaments', player),
  offersShown: (player?: number) => key('player', 'offers-shown', player),
  subscriptions: () => key('player', 'subscriptions'),
  playedGames: () => key('player', 'played'),
  netResult: (currency?: string, period?: string) => key('player', 'net', currency, period),
  rounds: (currency?: string, period?: string, game?: string) => key('player', 'rounds', currency, period, game),
  round: (id: string) => key('player', 'round', id),
  verification: () => key('player', 'verification'),
  security: () => key('player', 'security'),
  sessions: () => key('player', 'sessions'),
  personalData: () => key('player', 'data'),
  signIns: () => key('player', 'sign-ins'),
  gameTitles: (games: string) => key('game-titles', games),
  gameSession: (game: string) => key('game', game, 'session'),
  gameModel: (game: string) => key('game', game, 'model'),
  gameRounds: (game: string) => key('game', game, 'rounds'),
  depositMethods: (currency: string) => key('deposit-methods', currency),
  payouts: (currency: string) => key('player', 'payouts', currency),
  coinRates: () => key('coin-rates'),
  terms: (locale: string) => key('terms', locale),
  points: (player?: number) => key('player', 'points', player),
  pointsHistory: (month?: string) => key('player', 'points-history', month),
  levels: (player?: number, locale?: string) => key('player', 'levels', player, locale),
  earningRates: () => key('earning-rates'),
  countries: () => key('countries'),
  currencies: () => key('currencies'),
  playerFields: () => key('player-fields'),
};
