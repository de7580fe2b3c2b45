import type { Route } from './endpoint.ts';

/**
 * The route of every call except the console's, by noun. The browser's clients use only these strings, so that no
 * schema is bundled. Generated from the nouns' call tables by `node packages/contract/routes/generate.ts`.
 */

export const accountRoutes = {
  getPlayer: 'GET /api/player',
  updatePlayer: 'PATCH /api/player',
  playerSettings: 'GET /api/player/settings',
  playerStats: 'GET /api/player/stats',
  updateLocale: 'PATCH /api/player/update_locale',
  addGroups: 'POST /api/player/groups',
  checkEmail: 'POST /check-email',
  signIn: 'POST /api/users/sign_in',
  signOut: 'DELETE /api/users/sign_out',
  sessionEnd: 'GET /api/users/session_end',
  signUp: 'POST /api/users',
  currentIp: 'GET /api/current_ip',
  playerFields: 'GET /api/info/player_fields',
  listStatuses: 'GET /api/info/statuses',
  listCountries: 'GET /api/info/countries',
  subscriptions: 'GET /api/subscriptions',
  updateSubscriptions: 'PUT /api/subscriptions',
  confirmOffers: 'POST /api/subscriptions/confirmation',
  unsubscribe: 'POST /api/subscriptions/unsubscribe',
  askPasswordRestore: 'POST /api/users/password',
  setPassword: 'PUT /api/users/password',
  confirmEmail: 'GET /api/users/confirmation',
  resendConfirmation: 'POST /api/users/confirmation',
  autologin: 'POST /api/users/autologin',
  captcha: 'GET /api/captcha',
  currentTerms: 'GET /api/info/terms',
  updateAuthDetails: 'POST /api/auth_providers/update_details',
  playerDetails: 'GET /api/player/details',
  updatePlayerDetails: 'PATCH /api/player/details',
} as const satisfies Record<string, Route>;

export const securityRoutes = {
  securityState: 'GET /api/player/security',
  changePassword: 'PUT /api/player/password',
  beginTwoFactor: 'POST /api/player/two_factor/setup',
  confirmTwoFactor: 'PUT /api/player/two_factor/setup',
  turnTwoFactorOn: 'POST /api/player/two_factor',
  turnTwoFactorOff: 'DELETE /api/player/two_factor',
  renewBackupCodes: 'POST /api/player/two_factor/backup_codes',
  reauthenticate: 'POST /api/player/reauthentication',
  listSessions: 'GET /api/player/sessions',
  endSession: 'DELETE /api/player/sessions/{id}',
  endOtherSessions: 'DELETE /api/player/sessions',
  listSignIns: 'GET /api/player/sign_ins',
  changeEmail: 'POST /api/player/email',
  cancelEmailChange: 'DELETE /api/player/email',
} as const satisfies Record<string, Route>;

export const personalDataRoutes = {
  dataState: 'GET /api/player/data',
  askExport: 'POST /api/player/data/export',
  exportLink: 'POST /api/player/data/export/link',
  closeAccount: 'POST /api/player/closure',
} as const satisfies Record<string, Route>;

export const lobbyRoutes = {
  listCollections: 'GET /api/games/collections',
  listProviders: 'GET /api/games/providers',
  filterGames: 'POST /api/games_filter',
  selectGames: 'POST /api/games_filter/select',
  lobbyRows: 'GET /api/games/lobby_rows',
  similarGames: 'GET /api/games/{identifier}/similar',
  playedGames: 'GET /api/player/played_games',
  favoriteGames: 'GET /api/player/favorite_games',
  addFavoriteGame: 'PUT /api/player/favorite_games/{id}',
  removeFavoriteGame: 'DELETE /api/player/favorite_games/{id}',
} as const satisfies Record<string, Route>;

export const gameRoutes = {
  gameFacts: 'GET /api/games/{identifier}/facts',
  gameModel: 'GET /api/games/{identifier}/model',
  launchGame: 'POST /api/games/{identifier}/launch',
  gameRounds: 'GET /api/games/{identifier}/rounds',
  gameSession: 'GET /api/games/{identifier}/session',
  latestWins: 'GET /api/games/latest_wins',
  playerRounds: 'GET /api/player/rounds',
  playerRound: 'GET /api/player/rounds/{id}',
  netResult: 'GET /api/player/net_result',
  frameStart: 'POST /frame/api/start',
  frameBet: 'POST /frame/api/bet',
  frameAct: 'POST /frame/api/rounds/{id}/acts',
  frameRound: 'GET /frame/api/rounds/{id}',
  frameRounds: 'GET /frame/api/rounds',
  frameRoundsShown: 'POST /frame/api/shown_rounds',
  frameBalance: 'GET /frame/api/balance',
  frameSeeds: 'GET /frame/api/seeds',
  frameRotateSeeds: 'POST /frame/api/seeds/rotate',
  frameTable: 'GET /frame/api/table',
} as const satisfies Record<string, Route>;

export const walletRoutes = {
  listAccounts: 'GET /api/player/accounts',
  openAccount: 'POST /api/player/accounts',
  listCurrencies: 'GET /api/info/currencies',
  cryptoExchangeRates: 'GET /api/info/crypto_exchange_rates',
} as const satisfies Record<string, Route>;

export const cashboxRoutes = {
  listPayments: 'GET /api/player/payments',
  paymentTotals: 'GET /api/player/payment_totals',
  paymentInfo: 'GET /api/payment_methods',
  paymentMethods: 'GET /payments/methods',
  paymentMethodFields: 'GET /payments/methods/{id}/fields',
  createDeposit: 'POST /payments/deposits',
  createWithdrawal: 'POST /payments/withdrawals',
  getPayment: 'GET /payments/{id}',
  cancelDeposit: 'POST /payments/{id}/cancel',
  paymentWebhook: 'POST /webhooks/payments/{provider}',
  paymentEntries: 'GET /api/player/payments/{id}/entries',
  recallPayment: 'POST /api/player/payments/{id}/recall',
  checkTransaction: 'POST /api/users/transaction',
} as const satisfies Record<string, Route>;

export const jackpotRoutes = {
  gameJackpots: 'GET /api/games/jackpots',
  listJackpots: 'GET /api/jackpots',
  jackpotWins: 'GET /api/jackpot_wins',
} as const satisfies Record<string, Route>;

export const bonusRoutes = {
  listOffers: 'GET /api/v2/bonuses',
  listBonuses: 'GET /api/player/bonuses',
  bonusHistory: 'GET /api/player/bonuses/{id}/history',
  activateBonus: 'POST /api/player/bonuses/{id}/activation',
  cancelBonus: 'DELETE /api/player/bonuses/{id}',
  depositBonuses: 'GET /api/bonuses/deposit',
  registrationBonuses: 'GET /api/bonuses/registration',
  listCashback: 'GET /api/player/cashback',
  claimCashback: 'POST /api/player/cashback/{id}/claim',
  listFreespins: 'GET /api/player/freespins',
  activateFreespins: 'POST /api/player/freespins/{id}/activation',
  cancelFreespins: 'DELETE /api/player/freespins/{id}',
  setBonusCode: 'PATCH /api/player/set_bonus_code',
  clearBonusCode: 'DELETE /api/player/clear_bonus_code',
  updateBonusSettings: 'PATCH /api/player/update_bonus_settings',
  useCoupon: 'POST /api/bonuses/coupon',
  usePromoCode: 'POST /api/v2/bonuses/promo-code',
} as const satisfies Record<string, Route>;

export const limitsRoutes = {
  listLimits: 'GET /api/user_limits',
  limitOptions: 'GET /api/user_limits/options',
  helpLines: 'GET /api/help_lines',
  setLimit: 'POST /api/user_limits',
  removeLimit: 'DELETE /api/user_limits/{id}',
  confirmLimit: 'POST /api/user_limits/confirm',
  realityCheck: 'GET /api/player/reality_check',
  setRealityCheck: 'PUT /api/player/reality_check',
  answerRealityCheck: 'POST /api/player/reality_check/answers',
  loginHours: 'GET /api/player/login_hours',
  setLoginHours: 'PUT /api/player/login_hours',
} as const satisfies Record<string, Route>;

export const verificationRoutes = {
  verificationState: 'GET /api/player/verification',
  sendDocument: 'POST /api/player/verification/documents',
  documentLink: 'POST /api/player/verification/documents/{id}/link',
  verificationWebhook: 'POST /webhooks/verification/{provider}',
} as const satisfies Record<string, Route>;

export const tournamentRoutes = {
  listPromotions: 'GET /api/promotions',
  listTournaments: 'GET /api/tournaments',
  playerTournaments: 'GET /api/tournaments/player',
  recentTournaments: 'GET /api/tournaments/recent',
  getTournament: 'GET /api/tournaments/{id}',
  tournamentBoard: 'GET /api/tournaments/{id}/board',
  joinTournament: 'POST /api/tournaments/{id}/confirm',
  tournamentStatus: 'GET /api/tournaments/{id}/status',
} as const satisfies Record<string, Route>;

export const questRoutes = {
  listQuests: 'GET /api/quests',
  listChallenges: 'GET /api/achievements',
  questStatuses: 'GET /api/quests/player',
} as const satisfies Record<string, Route>;

export const lotteryRoutes = {
  listLotteries: 'GET /api/lotteries',
  lotteryStatuses: 'GET /api/lotteries/statuses',
  getLottery: 'GET /api/lotteries/{slug}',
  lotteryStatus: 'GET /api/lotteries/{id}/status',
  lotteryTickets: 'GET /api/lotteries/{slug}/tickets',
  buyTickets: 'POST /api/lotteries/{id}/tickets',
} as const satisfies Record<string, Route>;

export const loyaltyRoutes = {
  vipProgress: 'GET /jam/vip_status_progress',
  vipManagers: 'POST /api/fe/config/managers',
} as const satisfies Record<string, Route>;

export const lootboxRoutes = {
  listLootboxes: 'GET /api/player/lootboxes',
  openLootbox: 'POST /api/player/lootboxes/{id}/activation',
  wheelSegments: 'GET /api/fe/config/wheel-config-segments',
} as const satisfies Record<string, Route>;

export const adventureRoutes = {
  getAdventure: 'GET /api/adventure',
  claimSuperPrize: 'POST /api/adventure/super-prize',
} as const satisfies Record<string, Route>;

export const compPointsRoutes = {
  compPoints: 'GET /api/player/comp_points',
  pointsHistory: 'GET /api/player/comp_points/history',
  earningRates: 'GET /api/comp_points/earning',
  moneyRates: 'GET /api/comp_points/rates/money',
  rates: 'GET /api/comp_points/rates/{type}',
  exchangeMoney: 'POST /api/comp_points/exchange/money',
  exchange: 'POST /api/comp_points/exchange/{type}',
  levels: 'GET /api/player/levels',
} as const satisfies Record<string, Route>;

export const contentRoutes = {
  cmsPages: 'GET /api/cms/pages',
  headerNotices: 'GET /api/header_notices',
  ownHeaderNotices: 'GET /api/player/header_notices',
  cmsSnippets: 'GET /api/cms/snippets',
  cmsFiles: 'GET /api/cms/files',
  cmsPage: 'GET /api/cms/pages/{id}',
  cmsPageByPath: 'GET /api/cms/pages{path}',
  clientContext: 'GET /client-context',
  messages: 'GET /messages/{lang}.json',
  project: 'GET /api/info/project',
  locales: 'GET /api/info/locales',
} as const satisfies Record<string, Route>;

export const siteConfigRoutes = {
  stagByReferrer: 'GET /api/fe/config/stag-by-referrer-name',
  surveyConfig: 'GET /api/fe/config/survey-config',
  bettingConfig: 'GET /api/fe/config/betting-config',
  vipAdventures: 'GET /api/fe/config/vip-adventures',
  disabledBonuses: 'GET /api/fe/config/disabled-bonuses',
  modifyGifts: 'GET /api/fe/config/modify-gifts-config',
  excludedPromoStags: 'GET /api/fe/config/excluded-promo-stags',
  currencyConfig: 'GET /api/fe/config/currency-config',
  logoConfig: 'GET /api/fe/config/logo-config',
  menuCategories: 'GET /api/fe/config/menu-categories-games',
  additionalGifts: 'GET /api/fe/config/additional-gifts',
  managedPages: 'GET /api/fe/config/manage-promotion-pages',
  bannersConfig: 'GET /api/fe/config/banners-config',
  wheelConfig: 'GET /api/fe/config/wheel-config',
  brandConfig: 'GET /api/fe/config/brand-config',
} as const satisfies Record<string, Route>;

export const supportRoutes = {
  restoreIdGet: 'POST /restore-id/get',
  restoreIdSet: 'POST /restore-id/set',
  sendContactMessage: 'POST /api/send_contact_message',
  answerSurvey: 'POST /api/surveys/{survey}/answers',
  chat: 'GET /api/chat',
  sendChatMessage: 'POST /api/chat/messages',
  readChat: 'PUT /api/chat/read',
} as const satisfies Record<string, Route>;

export const telemetryRoutes = {
  reportValidation: 'PUT /metrics-errors-validation',
  utmSet: 'POST /log_utm_set',
  utmSend: 'POST /log_utm_send',
  reportLog: 'PUT /log',
  reportPerformance: 'PUT /performance',
  reportNetwork: 'PUT /network-performance',
  reportPolicyViolation: 'POST /csp-report',
} as const satisfies Record<string, Route>;
