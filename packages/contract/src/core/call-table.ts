import { accountDetails } from '../account/details.ts';
import { accountAccess } from '../account/access.ts';
import { accountSecurity } from '../account/security.ts';
import { account } from '../account/account.ts';
import { adventure } from '../adventure.ts';
import { bonus } from '../bonus.ts';
import { cashbox } from '../cashbox/cashbox.ts';
import { operatorConsole } from '../console/console.ts';
import { consoleAdjustments } from '../console/adjustments.ts';
import { consoleLotteries } from '../console/lotteries.ts';
import { consoleConfiguration } from '../console/configuration.ts';
import { consoleContent } from '../console/content.ts';
import { consoleBonuses } from '../console/bonuses.ts';
import { consoleLootboxes } from '../console/lootboxes.ts';
import { consolePayments } from '../console/payments.ts';
import { consoleOffers } from '../console/offers.ts';
import { consoleRewards } from '../console/rewards.ts';
import { consolePersonalData } from '../console/personal-data.ts';
import { consoleSupport } from '../console/support.ts';
import { consoleTournaments } from '../console/tournaments.ts';
import { content } from '../content/content.ts';
import { game } from '../game/game.ts';
import { quest } from '../quest.ts';
import { siteConfig, siteDocuments } from '../content/site-config.ts';
import { jackpot } from '../jackpot.ts';
import { limits } from '../limits/limits.ts';
import { lobby } from '../lobby/lobby.ts';
import { lottery } from '../lottery.ts';
import { lootbox } from '../lootbox.ts';
import { compPoints } from '../points.ts';
import { loyalty } from '../vip.ts';
import { personalData } from '../account/personal-data.ts';
import { support } from '../support/support.ts';
import { telemetry } from './telemetry.ts';
import { tournament } from '../tournament.ts';
import { verification } from '../account/verification.ts';
import { wallet } from '../cashbox/wallet.ts';

/** All calls, grouped by noun. Each noun's routes for browser clients (`routes.ts`) are generated from this table. */
export const nouns = {
  account: { ...account, ...accountAccess, ...accountDetails },
  security: accountSecurity,
  personalData,
  lobby,
  game,
  wallet,
  cashbox,
  jackpot,
  operatorConsole,
  consoleContent,
  consolePayment: consolePayments,
  consoleAdjustment: consoleAdjustments,
  consoleBonus: consoleBonuses,
  consoleOffer: consoleOffers,
  consoleReward: consoleRewards,
  consoleTournament: consoleTournaments,
  consoleLottery: consoleLotteries,
  consoleLootbox: consoleLootboxes,
  consoleConfiguration: { ...consoleConfiguration, ...siteDocuments },
  consolePersonalData,
  consoleSupport,
  bonus,
  limits,
  verification,
  tournament,
  quest,
  lottery,
  loyalty,
  lootbox,
  adventure,
  compPoints,
  content,
  siteConfig,
  support,
  telemetry,
};

/** Every call of the contract in one flat table. */
export const callTable = {
  ...nouns.account,
  ...nouns.security,
  ...nouns.personalData,
  ...nouns.lobby,
  ...nouns.game,
  ...nouns.wallet,
  ...nouns.cashbox,
  ...nouns.bonus,
  ...nouns.tournament,
  ...nouns.quest,
  ...nouns.lottery,
  ...nouns.loyalty,
  ...nouns.lootbox,
  ...nouns.adventure,
  ...nouns.compPoints,
  ...nouns.jackpot,
  ...nouns.limits,
  ...nouns.verification,
  ...nouns.content,
  ...nouns.siteConfig,
  ...nouns.support,
  ...nouns.telemetry,
  ...nouns.operatorConsole,
  ...nouns.consoleContent,
  ...nouns.consolePayment,
  ...nouns.consoleAdjustment,
  ...nouns.consoleBonus,
  ...nouns.consoleOffer,
  ...nouns.consoleReward,
  ...nouns.consoleTournament,
  ...nouns.consoleLottery,
  ...nouns.consoleLootbox,
  ...nouns.consoleConfiguration,
  ...nouns.consolePersonalData,
  ...nouns.consoleSupport,
};
export type CallTable = typeof callTable;
