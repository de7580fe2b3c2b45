import { accountDetails } from './account-details.ts';
import { accountAccess } from './account-access.ts';
import { accountSecurity } from './account-security.ts';
import { account } from './account.ts';
import { bonus } from './bonus.ts';
import { cashbox } from './cashbox.ts';
import { operatorConsole } from './console.ts';
import { consoleAdjustments } from './console-adjustments.ts';
import { consolePayments } from './console-payments.ts';
import { consolePersonalData } from './console-personal-data.ts';
import { consoleSupport } from './console-support.ts';
import { content } from './content.ts';
import { game } from './game.ts';
import { siteConfig } from './site-config.ts';
import { jackpot } from './jackpot.ts';
import { limits } from './limits.ts';
import { lobby } from './lobby.ts';
import { loyalty } from './loyalty.ts';
import { personalData } from './personal-data.ts';
import { support } from './support.ts';
import { telemetry } from './telemetry.ts';
import { tournament } from './tournament.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';

/** Every call of the casino, by its noun. */
export const callTable = {
  ...account,
  ...accountAccess,
  ...accountSecurity,
  ...accountDetails,
  ...personalData,
  ...lobby,
  ...game,
  ...wallet,
  ...cashbox,
  ...bonus,
  ...tournament,
  ...loyalty,
  ...jackpot,
  ...limits,
  ...verification,
  ...content,
  ...siteConfig,
  ...support,
  ...telemetry,
  ...operatorConsole,
  ...consoleAdjustments,
  ...consolePayments,
  ...consolePersonalData,
  ...consoleSupport,
};
export type CallTable = typeof callTable;
