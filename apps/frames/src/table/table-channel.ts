import type { FrameStart, TableState } from '@liftoff/contract/game/game';
import { tableChannel } from '@liftoff/contract/core/realtime';

/** A publication that carries the state of a table. */
const isTableState = (data: unknown): data is TableState =>
  typeof data === 'object' && data !== null && 'table_round' in data && 'phase' in data && 'phase_ends_at' in data;

/**
 * Listens to the shared rounds of a live table. The realtime client comes with the first live table that is opened;
 * when it cannot connect nothing is lost, the frame asks for the table's state by itself.
 * Gives the function that stops listening.
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
