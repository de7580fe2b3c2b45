import type { CallTable } from '@liftoff/contract/core/call-table';
import type { Hono } from 'hono';
import { accountAccessHandlers } from '../../account/account-access-handlers.ts';
import { accountHandlers } from '../../account/account-handlers.ts';
import { recaptchaPages } from '../../account/captcha/recaptcha-frame.ts';
import { publishTerms, readTerms } from '../../account/sign-up/terms.ts';
import { authenticatePlayer } from '../../account/sessions/authenticate-player.ts';
import { unsubscribePages } from '../../account/offers/unsubscribe.ts';
import { detailHandlers } from '../../account/profile/detail-handlers.ts';
import { securityHandlers } from '../../account/security-handlers.ts';
import type { Authenticators, Handlers } from '../../core/call.ts';
import { FactWork } from '../../facts/fact-work.ts';
import { openCashbox } from '../../cashbox/cashbox.ts';
import { completeProfile, verifiedPlayer } from '../../cashbox/withdrawal/withdrawal-gate.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import { componentPage } from '../../console/component-page.ts';
import { consoleHandlers } from '../../console/console-handlers.ts';
import { flags } from '../../console/flags.ts';
import { previews } from '../../console/previews.ts';
import { noteConfiguration, readConfigured } from '../../content/configuration-trail.ts';
import { contentHandlers } from '../../content/content-handlers.ts';
import { readPageFiles } from '../../content/page-files.ts';
import { publishPages } from '../../content/pages.ts';
import { endGames } from '../../game/play/end-games.ts';
import { openGames } from '../../game/games.ts';
import { hasOpenRound } from '../../game/play/has-open-round.ts';
import { inNoRegister } from '../../game/gates/register-gate.ts';
import { realPlayGates } from '../../game/gates/real-play.ts';
import { cashFunding } from '../../game/money/stake-funding.ts';
import type { Platform } from '../../core/platform-context.ts';
import { checkPools } from '../../jackpot/check-pools.ts';
import { jackpotHandlers } from '../../jackpot/jackpot-handlers.ts';
import { openJackpots } from '../../jackpot/open-jackpots.ts';
import { registerDropEndedChanges } from '../../limits/changes/drop-ended-changes.ts';
import { registerEndOtherAccounts } from '../../limits/exclusion/end-other-accounts.ts';
import { keepExcludedPeopleOut } from '../../limits/exclusion/excluded-people.ts';
import { registerEndVisits } from '../../limits/exclusion/end-visits.ts';
import { setFirstDepositLimit } from '../../limits/first-deposit-limit.ts';
import { registerEndLoginHours } from '../../limits/login-hours/end-login-hours.ts';
import { keepClosedOut } from '../../limits/exclusion/keep-closed-out.ts';
import { keepLoginHours } from '../../limits/login-hours/keep-login-hours.ts';
import { keepSelfExcludedOut } from '../../limits/exclusion/keep-self-excluded-out.ts';
import { limitHandlers } from '../../limits/limit-handlers.ts';
import { loginBlockedFrom } from '../../limits/login-hours/login-hours.ts';
import { watchHarm } from '../../limits/harm/watch-harm.ts';
import { mayPromote } from '../../limits/exclusion/may-promote.ts';
import { registerChecks } from '../../limits/registers/register-checks.ts';
import { sandboxRegisters } from '../../limits/registers/sandbox-register.ts';
import { lobbyHandlers } from '../../lobby/lobby-handlers.ts';
import { openLobby } from '../../lobby/lobby.ts';
import { loyaltyHandlers } from '../../vip/vip-handlers.ts';
import { openPersonalData } from '../../personal-data/personal-data.ts';
import { picturePages } from '../../pictures/picture-pages.ts';
import { openPictures } from '../../pictures/pictures.ts';
import { warmUp } from '../../pictures/warm-up.ts';
import { isSeeded } from '../../seed/is-seeded.ts';
import { refuseDemoPlayers } from '../../seed/refuse-demo-players.ts';
import { adjustmentHandlers } from '../../console/adjustments.ts';
import { consoleChats } from '../../support/console-chats.ts';
import { registerOldChats } from '../../support/old-chats.ts';
import { supportHandlers } from '../../support/support-handlers.ts';
import { openVerification } from '../../verification/verification.ts';
import { noWagering } from '../../wallet/wagering.ts';
import { walletHandlers } from '../../wallet/wallet-handlers.ts';

/** What the nouns give the platform. */
export interface Wired {
  readonly handlers: Handlers<CallTable>;
  readonly authenticators: Authenticators;
  /** Routes that are no calls of the contract: frames, pictures, the console's page. */
  readonly pages: readonly ((app: Hono) => void)[];
  /**
   * Fills an empty platform; one that has players stays as it is. `small` is enough for tests. Throws for a public site
   * over a database with demo players.
   */
  readonly seed: (amount: 'small' | 'full') => Promise<void>;
  /** Takes what has happened to whoever makes something of it. */
  readonly facts: FactWork;
  /** What runs once the platform answers: warming pictures, beating tables. */
  readonly background: readonly (() => Promise<void>)[];
  /** Before the database closes: stops what `background` may still be at. */
  readonly close: () => Promise<void>;
}

/**
 * Puts the nouns together: each gives the handlers of its calls, and listeners are joined to what they listen to.
 * A built call of the contract without a handler does not compile here.
 */
export function wire(platform: Platform, postWebhook: PostWebhook): Wired {
  const lobby = openLobby(platform);
  const pictures = openPictures(platform);
  const jackpots = openJackpots(platform);
  const registers = registerChecks(platform, sandboxRegisters(platform.db), endGames);
  const games = openGames(platform, {
    listeners: [jackpots.draw],
    gates: [...realPlayGates, inNoRegister(registers)],
    funding: cashFunding,
  });
  const facts = new FactWork(platform.db, platform.deps, [jackpots.consumer, watchHarm(platform)]);
  const verification = openVerification(platform, postWebhook);
  const cashbox = openCashbox(
    platform,
    { listeners: [verification.paymentMoved], gates: [verifiedPlayer, completeProfile] },
    postWebhook,
  );
  const personalData = openPersonalData(platform, endGames);
  registerEndOtherAccounts(platform, games.endGames);
  registerEndVisits(platform);
  registerDropEndedChanges(platform);
  registerOldChats(platform);
  registerEndLoginHours(platform, endGames);
  platform.jobs.every('last activity of games', 60_000, () => lobby.refreshActivity());
  const promotes = mayPromote(platform.deps);
  const keepOut = {
    entryGates: [keepClosedOut, keepSelfExcludedOut(platform.deps), keepLoginHours(platform.deps)],
    personGates: [keepExcludedPeopleOut(platform.deps)],
    outside: registers,
  };
  const warming = new AbortController();
  return {
    handlers: {
      ...accountHandlers(platform, {
        signedUp: [setFirstDepositLimit(platform.deps)],
        ...keepOut,
        mayPromote: promotes,
        loginBlockedFrom,
      }),
      ...securityHandlers(platform, keepOut.personGates),
      ...detailHandlers(platform, keepOut.personGates),
      ...accountAccessHandlers(platform, { ...keepOut, mayPromote: promotes }),
      ...lobbyHandlers(platform, lobby),
      ...walletHandlers(platform, hasOpenRound, cashbox.takesDeposits, noWagering),
      ...contentHandlers(platform, promotes),
      ...games.handlers,
      ...cashbox.handlers,
      ...jackpotHandlers(platform),
      ...limitHandlers(platform, games.endGames),
      ...verification.handlers,
      ...personalData.handlers,
      ...loyaltyHandlers(platform, promotes),
      ...supportHandlers(platform),
      ...consoleChats(platform),
      ...adjustmentHandlers(platform),
      ...previews(platform),
      ...flags(platform),
      ...consoleHandlers(platform, {
        decidePayment: cashbox.decide,
        voids: {
          endGames,
          voidOpenRounds: games.voidOpenRounds,
          voidPlay: cashbox.voidPlay,
          reservedPayments: cashbox.reserved,
        },
        payOut: cashbox.payOut,
        reported: cashbox.reported,
        returnReserved: cashbox.returnReserved,
        endGames: games.endGames,
        verifications: verification.console,
        entryGates: keepOut.entryGates,
        mayPromote: promotes,
        facts,
        extraChecks: [() => checkPools(platform.db)],
      }),
    },
    authenticators: { player: authenticatePlayer(platform), frame: games.authenticateFrame },
    pages: [
      picturePages(pictures),
      games.pages,
      cashbox.pages,
      verification.pages,
      app => recaptchaPages(app, platform.config),
      app => unsubscribePages(app, platform),
      personalData.pages,
      app => componentPage(app, platform.config),
    ],
    seed: async amount => {
      await refuseDemoPlayers(platform.db, platform.config);
      if (!(await isSeeded(platform.db))) {
        // Loaded only to furnish an empty platform: the catalogue is large.
        const { seedPlatform } = await import('../../seed/seed-platform.ts');
        await seedPlatform(platform, amount, line => platform.deps.log.info({ progress: line }, line));
        lobby.forget();
      }
      await publishPages(platform.db, readPageFiles(platform.config));
      await publishTerms(platform.db, platform.deps, readTerms(platform.config));
      await noteConfiguration(platform.db, platform.deps, readConfigured(platform.config));
      // The lists are made before the platform listens, so that the first visitor does not wait for them.
      await lobby.catalogue();
    },
    facts,
    background: [() => warmUp(pictures, lobby, platform.config.defaultCountry, warming.signal)],
    close: async () => {
      warming.abort();
      await pictures.close();
    },
  };
}
