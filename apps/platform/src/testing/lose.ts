import type { CurrencyCode } from '@liftoff/contract/core/money';
import { randomUUID } from 'node:crypto';
import { houseAccount, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import type { TestPlatform } from './test-platform.ts';

/** Lets a player lose (or, with a negative amount, win) own money at a moment of the past, in minor units. */
export async function lose(
  platform: Pick<TestPlatform, 'db' | 'deps'>,
  playerId: number,
  { amount, currency = 'EUR', at }: { amount: bigint; currency?: CurrencyCode; at: Date },
): Promise<void> {
  const cash = playerAccount(playerId, 'cash', currency);
  const legs = [
    { account: cash, amount: -amount },
    { account: houseAccount('games', currency), amount },
  ];
  const kind = amount > 0n ? 'stake' : 'win';
  await platform.db.transaction(async tx => {
    await openAccount(tx, cash);
    const { outcome } = await post(tx, { ...platform.deps, now: () => at }, { kind, reference: randomUUID(), legs });
    if (outcome !== 'posted') throw new Error(`The loss could not be posted: ${outcome}`);
  });
}

/** Lets a player lose 40 euro on the day before, so that there is cashback to claim. */
export const loseYesterday = (platform: Pick<TestPlatform, 'db' | 'deps'>, playerId: number): Promise<void> =>
  lose(platform, playerId, { amount: 4_000n, at: new Date(platform.deps.now().getTime() - 86_400_000) });
