import type { CompCard } from '@liftoff/contract/points-entities';
import { useQuery } from '@tanstack/react-query';
import { inBackground } from '../../shared/calls/in-background.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { lotteryCalls } from '../../shared/calls/tables/lottery-calls.ts';
import { lotteryTicketsQuery } from '../../shared/player/lottery-tickets-query.ts';

/**
 * The tickets that the player can still hold in the lottery of a card, because a lottery limits them. `null` for other
 * cards, and until it is known.
 */
export function useTicketsLeft(card: CompCard, playerId: number): number | null {
  const id = card.rate.lottery_ids?.[0];
  const enabled = card.type === 'lotteries' && id !== undefined;
  const { data: lottery } = useQuery({
    queryKey: queryKeys.lottery(id),
    queryFn: ({ signal }) => lotteryCalls.getLottery({ params: { slug: id ?? '' }, signal, headers: inBackground }),
    enabled,
  });
  const { data: held } = useQuery({ ...lotteryTicketsQuery(playerId), enabled });
  if (!enabled || held === undefined || !Number.isInteger(lottery?.max_per_player)) return null;
  const own = held.find(({ lottery_id }) => lottery_id === lottery?.id)?.tickets ?? 0;
  return Math.max(0, (lottery?.max_per_player ?? 0) - own);
}
