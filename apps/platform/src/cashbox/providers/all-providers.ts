import type { Platform } from '../../core/platform-context.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxCard } from './sandbox-card/sandbox-card.ts';
import { sandboxCrypto } from './sandbox-crypto/sandbox-crypto.ts';
import { bankTransfer, wallet } from './sandbox-redirect/redirect-kinds.ts';
import { sandboxRedirect } from './sandbox-redirect/sandbox-redirect.ts';

/**
 * All payment providers, in the order their methods are listed. The sandbox providers deliver their webhooks through
 * `postWebhook`.
 */
export const allProviders = (platform: Platform, postWebhook: PostWebhook): readonly PaymentProvider[] => [
  sandboxCard(platform, postWebhook),
  sandboxRedirect(platform, postWebhook, bankTransfer),
  sandboxRedirect(platform, postWebhook, wallet),
  sandboxCrypto(platform, postWebhook),
];
