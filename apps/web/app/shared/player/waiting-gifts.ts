import { bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { skipToken, useQuery } from '@tanstack/react-query';
import { bonusesQuery } from './bonuses-query.ts';
import { usePlayerSeed } from './player.ts';

/** The number of gifts that the player can activate [SHELL-040]; 0 until the list is loaded. */
export function useWaitingGifts(): number {
  const id = usePlayerSeed()?.user.id;
  const { data = [] } = useQuery({
    ...bonusesQuery(id ?? 0),
    ...(id === undefined && { queryFn: skipToken }),
  });
  return data.filter(bonus => bonusGroup(bonus) === 'issued').length;
}
