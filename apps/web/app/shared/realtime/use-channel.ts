import { CallError } from '@liftoff/contract/core/client';
import type { Channel, MessageOf } from '@liftoff/contract/core/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../calls/client-log.ts';
import { useBrand } from '../site/shell-data.ts';
import type { Connection } from './connection.ts';

/**
 * Pauses in milliseconds between attempts to open the first connection. The last pause applies to all further
 * attempts.
 */
const retryMs = [1_000, 2_000];

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

let opened: Promise<Connection> | undefined;

/**
 * Retries until the platform responds, so that a page opened during an outage receives live data afterwards [B11].
 * Rejects if the session has ended.
 */
async function openWhenPossible(): Promise<Connection> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { openConnection } = await import('./connection.ts');
      return await openConnection();
    } catch (error) {
      if (error instanceof CallError && error.refusal === 'unauthenticated') throw error;
      // An outage is logged only once, even if it lasts long [ERR-007].
      if (tries === 0) logFailure('load settings', error);
      await wait(retryMs[Math.min(tries, retryMs.length - 1)] ?? 0);
    }
  }
}

/**
 * The page's only connection, opened `delayMs` milliseconds after the page's start so that more urgent work happens
 * first [CONST-029]. The client's code is loaded only then, so a guest's first page never includes it.
 */
function connection(delayMs: number): Promise<Connection> {
  opened ??= wait(Math.max(0, delayMs - performance.now())).then(openWhenPossible);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * Listens to a realtime channel in the contract while the component is mounted. With `null` it listens to no channel.
 * Messages are not validated, so the listener must ignore malformed ones [RT-013].
 */
export function useChannel<const C extends Channel>(
  channel: C | null,
  onMessage: (message: MessageOf<C>) => void,
  onGap: () => void = () => undefined,
): void {
  const hear = useEffectEvent(onMessage);
  const refetch = useEffectEvent(onGap);
  const { realtimeDelayMs } = useBrand();
  useEffect(() => {
    if (channel === null) return undefined;
    let leave: (() => void) | undefined;
    let gone = false;
    connection(realtimeDelayMs)
      .then(open => {
        if (!gone)
          leave = open.listen(channel, { onMessage: data => hear(data as MessageOf<C>), onGap: () => refetch() });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      leave?.();
    };
  }, [channel, realtimeDelayMs]);
}

/**
 * Whether the page's connection to the platform is up; it is checked only while `active` is set. `true` until the
 * state is known.
 */
export function useLine(active: boolean): boolean {
  const [up, setUp] = useState(true);
  const { realtimeDelayMs } = useBrand();
  useEffect(() => {
    if (!active) return undefined;
    let leave: (() => void) | undefined;
    let gone = false;
    connection(realtimeDelayMs)
      .then(open => {
        if (!gone) leave = open.onLine(setUp);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      leave?.();
    };
  }, [active, realtimeDelayMs]);
  return up;
}
