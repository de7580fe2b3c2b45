import { queryOptions } from '@tanstack/react-query';
import { inBackground, playerClient } from './player-client.ts';

/** A player's limits in force. Every part of the page that asks shares one answer. */
export const limitsQuery = (playerId: number) =>
  queryOptions({
    queryKey: ['player', 'limits', playerId],
    queryFn: ({ signal }) => playerClient.listLimits({ signal, headers: inBackground }),
  });
