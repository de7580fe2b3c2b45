import type access from '../../../../../messages/en-CA/access.json';
import type account from '../../../../../messages/en-CA/account.json';
import type away from '../../../../../messages/en-CA/away.json';
import type errors from '../../../../../messages/en-CA/errors.json';
import type filters from '../../../../../messages/en-CA/filters.json';
import type freeSpins from '../../../../../messages/en-CA/free-spins.json';
import type flags from '../../../../../messages/en-CA/flags.json';
import type game from '../../../../../messages/en-CA/game.json';
import type cashbox from '../../../../../messages/en-CA/cashbox.json';
import type jackpots from '../../../../../messages/en-CA/jackpots.json';
import type limits from '../../../../../messages/en-CA/limits.json';
import type notices from '../../../../../messages/en-CA/notices.json';
import type notifications from '../../../../../messages/en-CA/notifications.json';
import type gifts from '../../../../../messages/en-CA/gifts.json';
import type history from '../../../../../messages/en-CA/history.json';
import type payments from '../../../../../messages/en-CA/payments.json';
import type points from '../../../../../messages/en-CA/points.json';
import type player from '../../../../../messages/en-CA/player.json';
import type profile from '../../../../../messages/en-CA/profile.json';
import type lobby from '../../../../../messages/en-CA/lobby.json';
import type lootbox from '../../../../../messages/en-CA/lootbox.json';
import type news from '../../../../../messages/en-CA/news.json';
import type rewards from '../../../../../messages/en-CA/rewards.json';
import type adventure from '../../../../../messages/en-CA/adventure.json';
import type lotteries from '../../../../../messages/en-CA/lotteries.json';
import type promotions from '../../../../../messages/en-CA/promotions.json';
import type quests from '../../../../../messages/en-CA/quests.json';
import type page from '../../../../../messages/en-CA/page.json';
import type search from '../../../../../messages/en-CA/search.json';
import type selfAssessment from '../../../../../messages/en-CA/self-assessment.json';
import type security from '../../../../../messages/en-CA/security.json';
import type shell from '../../../../../messages/en-CA/shell.json';
import type verification from '../../../../../messages/en-CA/verification.json';
import type support from '../../../../../messages/en-CA/support.json';
import type vip from '../../../../../messages/en-CA/vip.json';
import type tournaments from '../../../../../messages/en-CA/tournaments.json';
import type terms from '../../../../../messages/en-CA/terms.json';
import type { Locale } from '@liftoff/contract/core/locale';

/** The namespaces of the texts. A key that is missing in the source locale does not compile. */
export interface CasinoMessages {
  access: typeof access;
  account: typeof account;
  away: typeof away;
  cashbox: typeof cashbox;
  filters: typeof filters;
  flags: typeof flags;
  'free-spins': typeof freeSpins;
  game: typeof game;
  jackpots: typeof jackpots;
  limits: typeof limits;
  gifts: typeof gifts;
  history: typeof history;
  notices: typeof notices;
  notifications: typeof notifications;
  payments: typeof payments;
  player: typeof player;
  points: typeof points;
  profile: typeof profile;
  security: typeof security;
  'self-assessment': typeof selfAssessment;
  verification: typeof verification;
  vip: typeof vip;
  shell: typeof shell;
  support: typeof support;
  terms: typeof terms;
  tournaments: typeof tournaments;
  lobby: typeof lobby;
  lootbox: typeof lootbox;
  search: typeof search;
  errors: typeof errors;
  news: typeof news;
  page: typeof page;
  adventure: typeof adventure;
  lotteries: typeof lotteries;
  promotions: typeof promotions;
  quests: typeof quests;
  rewards: typeof rewards;
}

export type Namespace = keyof CasinoMessages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: CasinoMessages;
    Locale: Locale;
  }
}
