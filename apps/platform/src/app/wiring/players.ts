import type { Hono } from 'hono';
import { accountAccessHandlers } from '../../account/account-access-handlers.ts';
import { accountHandlers } from '../../account/account-handlers.ts';
import { recaptchaPages } from '../../account/captcha/recaptcha-frame.ts';
import { unsubscribePages } from '../../account/offers/unsubscribe.ts';
import { detailHandlers } from '../../account/profile/detail-handlers.ts';
import { securityHandlers } from '../../account/security-handlers.ts';
import { grantsOfRegistration } from '../../bonus/registration-offers.ts';
import type { Platform } from '../../core/platform-context.ts';
import { endGames } from '../../game/play/end-games.ts';
import { registerDropEndedChanges } from '../../limits/changes/drop-ended-changes.ts';
import { registerEndOtherAccounts } from '../../limits/exclusion/end-other-accounts.ts';
import { registerEndVisits } from '../../limits/exclusion/end-visits.ts';
import { keepExcludedPeopleOut } from '../../limits/exclusion/excluded-people.ts';
import { keepSecondAccountsOut } from '../../limits/exclusion/second-accounts.ts';
import { keepClosedOut } from '../../limits/exclusion/keep-closed-out.ts';
import { keepVisitPause } from '../../limits/exclusion/keep-visit-pause.ts';
import { keepSelfExcludedOut } from '../../limits/exclusion/keep-self-excluded-out.ts';
import { playSince } from '../../wallet/own-play.ts';
import { mayPromote } from '../../limits/exclusion/may-promote.ts';
import { setFirstDepositLimit } from '../../limits/first-deposit-limit.ts';
import { limitHandlers } from '../../limits/limit-handlers.ts';
import { registerEndLoginHours } from '../../limits/login-hours/end-login-hours.ts';
import { keepLoginHours } from '../../limits/login-hours/keep-login-hours.ts';
import { loginBlockedFrom } from '../../limits/login-hours/login-hours.ts';
import { openPersonalData } from '../../personal-data/personal-data.ts';
import type { Play } from './play.ts';
import type { RewardParts } from './rewards.ts';

/** Accounts and the limits on them: who may sign up, sign in and receive offers, and what ends with a session. */
export function wirePlayers(platform: Platform, { endPlay, registers }: Play, { gifts }: RewardParts) {
  const { deps, config } = platform;
  registerEndOtherAccounts(platform, endPlay);
  registerEndVisits(platform);
  registerDropEndedChanges(platform);
  registerEndLoginHours(platform, endGames);
  const personalData = openPersonalData(platform, endPlay);
  const promotes = mayPromote(deps);
  const entryGates = [keepClosedOut, keepSelfExcludedOut(deps), keepLoginHours(deps), keepVisitPause(deps)];
  const personGates = [keepExcludedPeopleOut(deps), keepSecondAccountsOut(deps)];
  const gates = { entryGates, personGates, outside: registers, mayPromote: promotes };
  const pages: readonly ((app: Hono) => void)[] = [
    app => recaptchaPages(app, config),
    app => unsubscribePages(app, platform),
    personalData.pages,
  ];
  return {
    mayPromote: promotes,
    entryGates,
    pages,
    handlers: {
      ...accountHandlers(platform, {
        signedUp: [setFirstDepositLimit(deps), grantsOfRegistration(platform, gifts)],
        loginBlockedFrom,
        playSince,
        ...gates,
      }),
      ...securityHandlers(platform, personGates),
      ...detailHandlers(platform, personGates),
      ...accountAccessHandlers(platform, gates),
      ...limitHandlers(platform, endPlay),
      ...personalData.handlers,
    },
  };
}

export type Players = ReturnType<typeof wirePlayers>;
