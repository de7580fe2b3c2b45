import { bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../parts/hydrated.ts';
import { bonusesQuery } from './bonuses-query.ts';
import { usePlayerSeed } from './player.ts';

/** The number of gifts that the player can activate [SHELL-040]; 0 until the list is loaded. */
export function useWaitingGifts(): number {
  const id = usePlayerSeed()?.user.id;
  const isHydrated = useHydrated();
  const { data = [] } = useQuery({ ...bonusesQuery(id ?? 0), enabled: id !== undefined });
  // The server does not know the list, and another part of the page can have loaded it before this one is hydrated.
  return isHydrated ? data.filter(bonus => bonusGroup(bonus) === 'issued').length : 0;
}
