import type { LotteryStatus } from '@liftoff/contract/lottery';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import { lotteryTicketsQuery } from '../../shared/player/lottery-tickets-query.ts';

interface StoredTicketsProps {
  playerId: number;
  /** Draws the page with the tickets; `null` until they are loaded and if they failed to load. */
  children: (statuses: readonly LotteryStatus[] | null) => ReactNode;
}

/** Supplies a page whose own load of the tickets failed with those loaded since the sign-in [STATE-010]. */
export default function StoredTickets({ playerId, children }: StoredTicketsProps) {
  const { data } = useQuery(lotteryTicketsQuery(playerId));
  const known = useHydrated() ? data : undefined;
  return children(known ?? null);
}
