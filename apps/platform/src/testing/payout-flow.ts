import { giveMoney, signInDemo } from './play.ts';
import type { Flow } from './record-locks.ts';
import type { TestPlatform } from './test-platform.ts';
import { payByCard } from './withdraw.ts';

const email = 'demo@liftoff.test';

/** The automatic payout of a player's balance after self-exclusion. */
export const payoutFlow = (platform: () => TestPlatform, pass: (ms?: number) => Promise<void>): Flow => ({
  name: 'a balance that is paid out at an exclusion',
  locks: [['player', 'payment', 'accounts', 'audit trail']],
  run: async () => {
    await payByCard(platform(), await signInDemo(platform()), 5_000);
    await giveMoney(platform(), email, 'EUR', 100_000);
    await platform().operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    return () => pass(10_000);
  },
});
