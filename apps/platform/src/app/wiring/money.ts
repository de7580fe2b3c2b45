import { grantOfDeposit, offerOfDeposit } from '../../bonus/deposit-offers.ts';
import { lockOffer } from '../../bonus/offers.ts';
import { cancelDepositGrants } from '../../bonus/withdrawn-deposits.ts';
import type { Bonuses } from '../../bonus/open-bonuses.ts';
import { nextDeposit } from '../../cashbox/payment/payment-row.ts';
import { openCashbox } from '../../cashbox/cashbox.ts';
import { completeProfile, verifiedPlayer } from '../../cashbox/withdrawal/withdrawal-gate.ts';
import type { Platform } from '../../core/platform-context.ts';
import { hasOpenRound } from '../../game/play/has-open-round.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import { openVerification } from '../../verification/verification.ts';
import { walletHandlers } from '../../wallet/wallet-handlers.ts';
import type { RewardParts } from './rewards.ts';

/** Wallets, the cashbox and the verification that opens it. */
export function wireMoney(platform: Platform, postWebhook: PostWebhook, { wageringOf }: Bonuses, rewards: RewardParts) {
  const deposits = { giver: rewards.gifts, nextDeposit };
  const verification = openVerification(platform, postWebhook);
  const cashbox = openCashbox(
    platform,
    {
      listeners: [verification.paymentMoved, grantOfDeposit(platform, deposits)],
      gates: [verifiedPlayer, completeProfile],
      offerOf: offerOfDeposit(platform, deposits),
      lockOffer,
      withdrawalBegun: cancelDepositGrants(platform),
    },
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
