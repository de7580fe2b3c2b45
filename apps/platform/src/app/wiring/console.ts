import { adjustmentHandlers } from '../../console/adjustments.ts';
import { configurationHandlers } from '../../console/configuration.ts';
import { consoleHandlers } from '../../console/console-handlers.ts';
import { rewardHandlers } from '../../console/give-rewards.ts';
import { flags } from '../../console/flags.ts';
import { lootboxConsole } from '../../console/lootboxes.ts';
import { marketRulesView } from '../../console/market-rules.ts';
import { previews } from '../../console/previews.ts';
import type { DocumentKind } from '../../configuration/document-kind.ts';
import { siteDocuments } from '../../configuration/site-documents.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { FactWork } from '../../facts/fact-work.ts';
import { hasOffer } from './documents.ts';
import { consoleBonusHandlers } from '../../bonus/console-bonuses.ts';
import { crmHandlers } from '../../bonus/crm.ts';
import { consoleOfferHandlers } from '../../bonus/console-offers.ts';
import { nextDeposit } from '../../cashbox/payment/payment-row.ts';
import { checkGrants } from '../../bonus/check-grants.ts';
import { isSpinOffer } from '../../bonus/spin-offers.ts';
import { checkSpins } from '../../bonus/check-spins.ts';
import { checkPools } from '../../jackpot/check-pools.ts';
import { checkTickets } from '../../lottery/check-tickets.ts';
import { consoleLotteryHandlers } from '../../lottery/lottery-handlers.ts';
import { checkPoints } from '../../points/check-points.ts';
import { consoleChats } from '../../support/console-chats.ts';
import { checkEntries } from '../../tournament/check-entries.ts';
import type { Money } from './money.ts';
import type { Play } from './play.ts';
import type { Players } from './players.ts';
import type { RewardParts } from './rewards.ts';

interface Watched {
  readonly play: Play;
  readonly money: Money;
  readonly players: Players;
  readonly rewards: RewardParts;
  readonly facts: FactWork;
  /** The configuration documents that staff edit. */
  readonly documents: readonly DocumentKind[];
}

/** The calls of the operator's console, and the one with which the edge reads the files that staff have edited. */
export function consoleCalls(platform: Platform, { play, money, players, rewards, facts, documents }: Watched) {
  const { games, endPlay } = play;
  const { cashbox, verification } = money;
  return {
    ...consoleChats(platform),
    ...adjustmentHandlers(platform),
    ...consoleOfferHandlers(platform, { giver: rewards.gifts, nextDeposit }),
    ...consoleBonusHandlers(platform),
    ...crmHandlers(platform, rewards.byCrm),
    ...rewardHandlers(platform, rewards.byStaff, rewards.points, isSpinOffer),
    ...consoleLotteryHandlers(platform),
    ...configurationHandlers(platform, documents),
    ...siteDocuments(platform, documents),
    ...previews(platform),
    ...flags(platform),
    ...lootboxConsole(platform, hasOffer),
    ...marketRulesView(platform),
    ...consoleHandlers(platform, {
      decidePayment: cashbox.decide,
      voids: {
        endGames: endPlay,
        voidOpenRounds: games.voidOpenRounds,
        voidPlay: cashbox.voidPlay,
        reservedPayments: cashbox.reserved,
      },
      payOut: cashbox.payOut,
      reported: cashbox.reported,
      returnReserved: cashbox.returnReserved,
      endGames: endPlay,
      verifications: verification.console,
      entryGates: players.entryGates,
      mayPromote: players.mayPromote,
      facts,
      extraChecks: [
        () => checkPools(platform.db),
        () => checkGrants(platform.db),
        () => checkSpins(platform.db),
        () => checkPoints(platform.db),
        () => checkEntries(platform.db),
        () => checkTickets(platform.db),
      ],
    }),
  };
}
