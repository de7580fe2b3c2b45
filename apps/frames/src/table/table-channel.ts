import type { FrameStart, TableState } from '@liftoff/contract/game/game';
import { tableChannel } from '@liftoff/contract/core/realtime';

/** Whether a publication contains the state of a table. */
const isTableState = (data: unknown): data is TableState =>
  typeof data === 'object' && data !== null && 'table_round' in data && 'phase' in data && 'phase_ends_at' in data;

/**
 * Subscribes to the rounds of a live table. The realtime client is loaded with the first live table. A failed
 * connection loses nothing, because the frame also polls the table state. Returns a function that unsubscribes.
 */
export function listenToTable(start: FrameStart, onState: (state: TableState) => void): () => void {
  let stop = () => {};
  let stopped = false;
  void import('centrifuge').then(({ Centrifuge }) => {
    if (stopped || start.realtime.url === '') return;
    const client = new Centrifuge(start.realtime.url, { token: start.realtime.token });
    const channel = client.newSubscription(tableChannel(start.identifier));
    channel.on('publication', ({ data }: { data: unknown }) => {
      if (isTableState(data)) onState(data);
    });
    channel.subscribe();
    client.connect();
    stop = () => client.disconnect();
  });
  return () => {
    stopped = true;
    stop();
  };
}
