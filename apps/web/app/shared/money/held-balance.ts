import type { Account } from '@liftoff/contract/cashbox/wallet';
import type { HeldPurse } from '@liftoff/contract/game/frame-messages';
import { useSyncExternalStore } from 'react';

/** The money that the open game displays while a result is not on its screen yet; `null` at any other time. */
let held: HeldPurse | null = null;
const readers = new Set<() => void>();

export function holdBalance(purse: HeldPurse | null): void {
  held = purse;
  for (const read of readers) read();
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/**
 * The account as the page of a game shows it. Money moves before the game shows the round, so the balance waits for the
 * game and does not reveal the outcome early.
 */
export function useAccountInGame(account: Account | undefined): Account | undefined {
  const purse = useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );
  if (!account || purse?.currency !== account.currency) return account;
  return { ...account, amount_cents: purse.real, bonus_cents: purse.bonus };
}
