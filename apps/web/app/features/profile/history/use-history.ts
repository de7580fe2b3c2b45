import type { HistoryPeriod } from '@liftoff/contract/game/game';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { lobbyCalls } from '../../../shared/calls/tables/lobby-calls.ts';
import { browserTimeZone } from '../../../shared/site/time-zone.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';

/** A filter for the player's rounds. */
export interface HistoryFilter {
  currency: string;
  period: HistoryPeriod;
  /** Slug of a game; an empty string for all games. */
  game: string;
}

export const queryOf = ({ currency, period, game }: HistoryFilter) => ({
  currency: currency as CurrencyCode,
  period,
  time_zone: browserTimeZone(),
  ...(game === '' ? {} : { game }),
});

/** The player's rounds in pages, newest first. */
export const useRounds = (filter: HistoryFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.rounds(filter.currency, filter.period, filter.game),
    queryFn: ({ pageParam, signal }) =>
      gameCalls.playerRounds({ query: { ...queryOf(filter), ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: page => (page.more ? (page.rounds.at(-1)?.id ?? null) : null),
  });

/** The games that the player has opened for real money, most recent first [CALL-025]. */
export const usePlayedGames = () =>
  useQuery({ queryKey: queryKeys.playedGames(), queryFn: ({ signal }) => lobbyCalls.playedGames({ signal }) });

/** A round with its seeds. */
export const useRound = (id: string) =>
  useQuery({
    queryKey: queryKeys.round(id),
    queryFn: ({ signal }) => gameCalls.playerRound({ params: { id }, signal }),
  });
