import type { User } from '@liftoff/contract/account/account';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayerSeed } from './player.ts';

/** Calls `onChange` when the player's groups are no longer those of the first render. */
export function useGroupChange(user: Pick<User, 'statuses'> | undefined, onChange: () => void): void {
  const groups = user?.statuses.map(({ id }) => id).join(' ');
  const loadedFor = useRef(groups);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (loadedFor.current === groups) return;
    loadedFor.current = groups;
    change();
  }, [groups]);
}

/**
 * Loads the page's data again when the player's groups change, for pages whose data the server chooses by them, such as
 * banners and the prizes of the wheel [PRT-008].
 */
export function useReloadForGroups(): void {
  const { revalidate } = useRevalidator();
  useGroupChange(usePlayerSeed()?.user, () => void revalidate());
}
