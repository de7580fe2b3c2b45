import type { CallTable } from '@liftoff/contract/core/call-table';
import type { Hono } from 'hono';
import { adventureHandlers } from '../../adventure/adventure-handlers.ts';
import { countDeposits } from '../../adventure/count-deposits.ts';
import { giveGifts } from '../../adventure/give-gifts.ts';
import { authenticatePlayer } from '../../account/sessions/authenticate-player.ts';
import { publishTerms, readTerms } from '../../account/sign-up/terms.ts';
import { componentPage } from '../../console/component-page.ts';
import { nextDeposit } from '../../cashbox/payment/payment-row.ts';
import { cancelChargedBack } from '../../bonus/withdrawn-deposits.ts';
import { bonusHandlers } from '../../bonus/bonus-handlers.ts';
import { spinHandlers } from '../../bonus/spin-handlers.ts';
import { publishDocuments } from '../../configuration/documents.ts';
import type { DocumentKind } from '../../configuration/document-kind.ts';
import { noteConfiguration, readConfigured } from '../../content/configuration-trail.ts';
import { contentHandlers } from '../../content/content-handlers.ts';
import { readPageFiles } from '../../content/page-files.ts';
import { publishPages } from '../../content/pages.ts';
import type { Authenticators, Handlers } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { FactWork } from '../../facts/fact-work.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import { watchHarm } from '../../limits/harm/watch-harm.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import { lootboxHandlers } from '../../lootbox/lootbox-handlers.ts';
import { registerBoxJobs } from '../../lootbox/open-lootboxes.ts';
import { picturePages } from '../../pictures/picture-pages.ts';
import { openPictures } from '../../pictures/pictures.ts';
import { warmUp } from '../../pictures/warm-up.ts';
import { drawLotteries } from '../../lottery/draw-lotteries.ts';
import { earnTickets } from '../../lottery/earn-tickets.ts';
import { lotteryHandlers, lotteryPromotions } from '../../lottery/lottery-handlers.ts';
import { countBets } from '../../quest/count-bets.ts';
import { giveRewards } from '../../quest/give-rewards.ts';
import { questHandlers, questPromotions } from '../../quest/quest-handlers.ts';
import { pointsHandlers } from '../../points/points-handlers.ts';
import { isSeeded } from '../../seed/is-seeded.ts';
import { refuseDemoPlayers } from '../../seed/refuse-demo-players.ts';
import { registerOldChats } from '../../support/old-chats.ts';
import { supportHandlers } from '../../support/support-handlers.ts';
import { openTournaments } from '../../tournament/open-tournaments.ts';
import { loyaltyHandlers } from '../../vip/vip-handlers.ts';
import { consoleCalls } from './console.ts';
import { documentKinds } from './documents.ts';
import { wireMoney } from './money.ts';
import { wirePlay } from './play.ts';
import { wirePlayers } from './players.ts';
import { wireRewards, type RewardParts } from './rewards.ts';

/** What the modules contribute to the platform. */
export interface Wired {
  readonly handlers: Handlers<CallTable>;
  readonly authenticators: Authenticators;
  /** Routes outside the contract: frames, pictures and the console's page. */
  readonly pages: readonly ((app: Hono) => void)[];
  /**
   * Seeds an empty platform; a platform that already has games is left unchanged. `small` is enough for tests. Throws
   * if a public site would run on a database with demo players.
   */
  readonly seed: (amount: 'small' | 'full') => Promise<void>;
  /** Delivers facts to their consumers. */
  readonly facts: FactWork;
  /** Work that starts once the platform serves calls, such as generating pictures. */
  readonly background: readonly (() => Promise<void>)[];
  /** Stops the `background` work that might still be running. Must be called before the database closes. */
  readonly close: () => Promise<void>;
}

/** The promotions that the hub lists in addition to tournaments. */
const sourcesOf = (platform: Platform) => [questPromotions(platform), lotteryPromotions(platform)];

/**
 * Wires the modules together: collects the handlers of all calls and connects listeners to their sources. An
 * implemented call without a handler is a compile error here.
 */
export function wire(platform: Platform, postWebhook: PostWebhook): Wired {
  const pictures = openPictures(platform);
  const play = wirePlay(platform);
  const rewards = wireRewards(platform);
  const players = wirePlayers(platform, play, rewards);
  const money = wireMoney(platform, postWebhook, play.bonuses, rewards);
  const tournaments = openTournaments(platform, rewards.tournamentPrizes, rewards.points, sourcesOf(platform));
  const facts = new FactWork(platform.db, platform.deps, [
    play.jackpots.consumer,
    watchHarm(platform),
    cancelChargedBack(platform),
    tournaments.consumer,
    countBets(platform.deps),
    earnTickets(platform.deps, rewards.mayHaveTickets),
    ...rewards.consumers,
    countDeposits(platform.deps, rewards.adventure.calendar),
  ]);
  giveWhatIsDue(platform, rewards);
  registerBoxJobs(platform);
  registerOldChats(platform);
  const documents = documentKinds(platform);
  const warming = new AbortController();
  return {
    handlers: {
      ...players.handlers,
      ...play.handlers,
      ...money.handlers,
      ...bonusHandlers(platform, {
        giver: rewards.gifts,
        mayHave: (sql, playerId) => rewards.gifts.mayHave(sql, playerId, 'bonus'),
        nextDeposit,
      }),
      ...spinHandlers(platform, {
        mayHave: (sql, playerId) => rewards.spins.mayHave(sql, playerId, 'freespins'),
        gamesOf: play.games.gamesOfSpins,
      }),
      ...tournaments.handlers,
      ...tournaments.console,
      ...contentHandlers(platform, players.mayPromote),
      ...loyaltyHandlers(platform, rewards.vipStatuses),
      ...questHandlers(platform),
      ...adventureHandlers(platform, rewards.adventure),
      ...lotteryHandlers(platform, { mayHave: rewards.mayHaveTickets, spend: rewards.points.spend }),
      ...lootboxHandlers(platform, rewards.prizes),
      ...pointsHandlers(rewards.shop, players.mayPromote),
      ...supportHandlers(platform),
      ...consoleCalls(platform, { play, money, players, rewards, facts, documents }),
    },
    authenticators: { player: authenticatePlayer(platform), frame: play.games.authenticateFrame },
    pages: [
      picturePages(pictures, platform.config),
      play.games.pages,
      money.cashbox.pages,
      money.verification.pages,
      ...players.pages,
      app => componentPage(app, platform.config),
    ],
    seed: async amount => {
      // New consumers begin before the first fact.
      await facts.begin();
      await fill(platform, { lobby: play.lobby, documents }, amount);
    },
    facts,
    background: [() => warmUp(pictures, play.lobby, platform.config.defaultCountry, warming.signal)],
    close: async () => {
      warming.abort();
      await pictures.close();
    },
  };
}

/** Starts the jobs that give rewards once they are due. */
function giveWhatIsDue(platform: Platform, { byQuests, adventure, byLotteries, points }: RewardParts): void {
  giveRewards(platform, byQuests);
  giveGifts(platform, adventure.giver, adventure.gifts);
  drawLotteries({ platform, giver: byLotteries, givePoints: points.give });
}

/** Seeds an empty platform and publishes what its files configure. */
async function fill(
  platform: Platform,
  { lobby, documents }: { lobby: Lobby; documents: readonly DocumentKind[] },
  amount: 'small' | 'full',
): Promise<void> {
  const { db, deps, config } = platform;
  await refuseDemoPlayers(db, config);
  if (!(await isSeeded(db))) {
    // Loaded only to seed an empty platform, because the catalogue is large.
    const { seedPlatform } = await import('../../seed/seed-platform.ts');
    await seedPlatform(platform, amount, line => deps.log.info({ progress: line }, line));
    lobby.forget();
  }
  await publishPages(db, readPageFiles(config));
  await publishDocuments(db, deps, documents);
  await publishTerms(db, deps, readTerms(config));
  await noteConfiguration(db, deps, readConfigured(config));
  // Builds the game lists before the platform listens, so that the first visitor does not wait for them.
  await lobby.catalogue();
}
