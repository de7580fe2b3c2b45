import type { Bonuses } from '../../bonus/open-bonuses.ts';
import { openCashbox } from '../../cashbox/cashbox.ts';
import { completeProfile, verifiedPlayer } from '../../cashbox/withdrawal/withdrawal-gate.ts';
import type { Platform } from '../../core/platform-context.ts';
import { hasOpenRound } from '../../game/play/has-open-round.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import { openVerification } from '../../verification/verification.ts';
import { walletHandlers } from '../../wallet/wallet-handlers.ts';

/** Wallets, the cashbox and the verification that opens it. */
export function wireMoney(platform: Platform, postWebhook: PostWebhook, { wageringOf }: Bonuses) {
  const verification = openVerification(platform, postWebhook);
  const cashbox = openCashbox(
    platform,
    { listeners: [verification.paymentMoved], gates: [verifiedPlayer, completeProfile] },
    postWebhook,
  );
  return {
    verification,
    cashbox,
    handlers: {
      ...walletHandlers(platform, hasOpenRound, cashbox.takesDeposits, wageringOf),
      ...cashbox.handlers,
      ...verification.handlers,
    },
  };
}

export type Money = ReturnType<typeof wireMoney>;
