import { CallError } from '@liftoff/contract/core/client';
import type { Channel, MessageOf } from '@liftoff/contract/core/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../calls/client-log.ts';
import { useBrand } from '../site/shell-data.ts';
import type { Connection } from './connection.ts';

/** Waits between tries to open the first connection; the last one is kept to. */
const retryMs = [1_000, 2_000];

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

let opened: Promise<Connection> | undefined;

/** Tries until the platform answers: a page that came during an outage is live after it [B11]. An ended session ends it. */
async function openWhenPossible(): Promise<Connection> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { openConnection } = await import('./connection.ts');
      return await openConnection();
    } catch (error) {
      if (error instanceof CallError && error.refusal === 'unauthenticated') throw error;
      // Tried for as long as an outage lasts, and told once (ERR-007).
      if (tries === 0) logFailure('load settings', error);
      await wait(retryMs[Math.min(tries, retryMs.length - 1)] ?? 0);
    }
  }
}

/**
 * The page's one connection, opened once the page has been there for `delayMs`, since its first work comes first
 * (CONST-029); the client itself is loaded then, never with a guest's first page.
 */
function connection(delayMs: number): Promise<Connection> {
  opened ??= wait(Math.max(0, delayMs - performance.now())).then(openWhenPossible);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * Listens to a realtime channel of the contract while the component is there. `null` listens to nothing. A message has
 * the channel's type and has not been looked at: one without its shape is for the listener to ignore (RT-013).
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

/** Whether the page's line to the platform is up, while `active`; what is not known yet counts as up. */
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
