import { useEffect, useEffectEvent } from 'react';
import type { Connection } from './connection.ts';

/** CONST-029: the page's first work comes first. */
const connectDelayMs = 3_000;

let opened: Promise<Connection> | undefined;

/** The page's one connection, opened after the delay; the client itself is loaded then, never with a guest's first page. */
function connection(delayMs: number): Promise<Connection> {
  opened ??= new Promise<void>(resolve => setTimeout(resolve, delayMs))
    .then(() => import('./connection.ts'))
    .then(({ openConnection }) => openConnection());
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/**
 * Listens to a realtime channel while the component is there. `null` listens to nothing. A message that has not the
 * expected shape is the listener's to ignore (RT-013).
 */
export function useChannel(
  channel: string | null,
  onMessage: (data: unknown) => void,
  onGap: () => void = () => undefined,
): void {
  const hear = useEffectEvent(onMessage);
  const refetch = useEffectEvent(onGap);
  useEffect(() => {
    if (channel === null) return undefined;
    let leave: (() => void) | undefined;
    let gone = false;
    connection(connectDelayMs)
      .then(open => {
        if (!gone) leave = open.listen(channel, { onMessage: data => hear(data), onGap: () => refetch() });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      leave?.();
    };
  }, [channel]);
}
