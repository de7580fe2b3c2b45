import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '../../shared/calls/client-log.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { lootboxCalls } from '../../shared/calls/tables/lootbox-calls.ts';
import { lootboxesQuery } from '../../shared/player/lootboxes-query.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { useChannel } from '../../shared/realtime/use-channel.ts';

/** The time at which the page was opened. The platform refuses a box that has expired since. */
export const useOpenedAt = (): Date => useState(() => new Date())[0];

/** The player's boxes, reloaded when they change [PRT-006]. `seed` are the boxes that the server rendered. */
export function useBoxes(seed: Lootbox[]): Lootbox[] {
  const id = usePlayerSeed()?.user.id;
  const queries = useQueryClient();
  const { data } = useQuery({ ...lootboxesQuery(id ?? 0), enabled: id !== undefined, initialData: seed });
  const reload = () => void queries.invalidateQueries({ queryKey: queryKeys.lootboxes() });
  useChannel(id === undefined ? null : privateChannel('lootboxes_changes', id), reload, reload);
  return data;
}

/** The browser's share of the draw. It is chosen after the platform has published the hash of its own seed. */
const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');

export interface OpenBox {
  readonly pending: boolean;
  readonly failed: boolean;
  /** Opens the box as it is shown. Resolves to the opened box, or to `null` if it stays unopened. */
  readonly open: (box: Lootbox) => Promise<Lootbox | null>;
}

/** Opens boxes. The boxes are reloaded afterwards, so that a refused box shows its current odds. */
export function useOpenBox(): OpenBox {
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const reload = () => queries.invalidateQueries({ queryKey: queryKeys.lootboxes() });
  const open = async ({ id, odds }: Lootbox): Promise<Lootbox | null> => {
    setState('pending');
    try {
      const body = { client_seed: newClientSeed(), odds };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const opened = await lootboxCalls.openLootbox({ params: { id }, body, headers });
      setState('idle');
      void reload();
      return opened;
    } catch (error) {
      logFailure('open a box', error);
      setState('failed');
      await reload();
      return null;
    }
  };
  return { pending: state === 'pending', failed: state === 'failed', open };
}

/**
 * Whether the show after a draw is over: `ms` after the box was opened, or at once with reduced motion. The returned
 * function ends it earlier.
 */
export function useShow(box: Lootbox | null, ms: number): [isOver: boolean, end: () => void] {
  const [seen, setSeen] = useState<string | null>(null);
  const id = box?.id ?? null;
  useEffect(() => {
    if (id === null || id === seen) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setSeen(id), isStill ? 0 : ms);
    return () => clearTimeout(timer);
  }, [id, seen, ms]);
  return [id !== null && id === seen, () => setSeen(id)];
}
