import { Client, type ClientConfig } from 'pg';
import type { Listening } from './database.ts';

const firstWaitMs = 100;
const longestWaitMs = 5_000;

/**
 * Subscribes to a PostgreSQL notification channel on a dedicated connection, which is reopened when it breaks.
 * `received` gets the payload of each notification. It gets `null` after every connect and reconnect, because
 * notifications might have been missed.
 */
export function listenOn(
  options: ClientConfig,
  channel: string,
  received: (payload: string | null) => void,
  onBroken: (error: Error) => void,
): Listening {
  let client: Client | null = null;
  let closed = false;
  let waitMs = firstWaitMs;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const fresh = new Client({ ...options, keepAlive: true });
    let broken = false;
    const breaks = (error: Error) => {
      if (broken) return;
      broken = true;
      if (closed) return;
      onBroken(error);
      timer = setTimeout(() => (working = connect()), waitMs).unref();
      waitMs = Math.min(longestWaitMs, waitMs * 2);
      void fresh.end().catch(() => undefined);
    };
    fresh.on('error', breaks);
    fresh.on('end', () => breaks(new Error('The connection for notices ended')));
    fresh.on('notification', ({ payload }) => received(payload ?? ''));
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
      waitMs = firstWaitMs;
      received(null);
    } catch (error) {
      breaks(error instanceof Error ? error : new Error(String(error)));
    }
  };
  working = connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await working;
      await client?.end().catch(() => undefined);
    },
  };
}
