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
 * The account as shown on the page of a game. Money moves before the game has shown the round, so until then the page
 * shows the balance that the game shows, which does not reveal the outcome.
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
