import { narrowedParts } from '@liftoff/contract/game/game-filters';
import type { GamesFacets } from '@liftoff/contract/lobby/lobby';
import { useEffect, useState } from 'react';
import { lobbyCalls } from '../../../shared/calls/tables/lobby-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { device } from '../../../shared/site/device.ts';
import type { ListFilter } from '../list/game-list.ts';
import { narrowingKey, type Narrowing } from './narrowing.ts';

export interface Facets {
  /** Key for the filters that these counts belong to. */
  of: string;
  /** Number of games that match all selected filters. */
  count: number;
  facets: GamesFacets;
}

/**
 * Whether the response has counts for every filter part. Another platform might send no counts, or something else.
 */
const isCounted = (facets: GamesFacets | undefined): facets is GamesFacets =>
  typeof facets === 'object' &&
  narrowedParts.every(part => typeof facets?.[part] === 'object' && facets[part] !== null);

/**
 * Counts the games that each choice would leave, and counts again after every change. Only the latest request's
 * response is used. After a failure there are no counts.
 */
export function useFacets(filter: ListFilter, narrow: Narrowing): { counted: Facets | null; current: boolean } {
  const [counted, setCounted] = useState<Facets | null>(null);
  const of = narrowingKey(narrow);
  useEffect(() => {
    const newer = new AbortController();
    lobbyCalls
      .filterGames({
        body: {
          device: device(),
          filter,
          page: 1,
          page_size: 1,
          sort: 'popular',
          facets: true,
          ...(narrow ? { narrow } : {}),
        },
        signal: newer.signal,
      })
      .then(({ facets, pagination: { total_count: count } }) => {
        if (newer.signal.aborted) return;
        if (!isCounted(facets) || typeof count !== 'number') throw new TypeError('no counts in the answer');
        setCounted({ of, count, facets });
      })
      .catch((error: unknown) => {
        if (newer.signal.aborted) return;
        logFailure('filters', error);
        setCounted(null);
      });
    return () => newer.abort();
  }, [filter, narrow, of]);
  return { counted, current: counted?.of === of };
}
