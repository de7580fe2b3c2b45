import { WebSocket } from 'ws';
import { print, printTable, quantile, withCasino } from './bench-casino.ts';

const sockets = 2_000;
const messages = 20;

/** Measures fan-out: one public message is sent to 2,000 sockets, and the slowest delivery counts. */
export async function benchRealtime(): Promise<void> {
  await withCasino(
    async casino => {
      const settings = (await (await fetch(`${casino.site}/api/player/settings`)).json()) as {
        realtime: { token: string };
      };
      const address = `${casino.platform.replace('http', 'ws')}/connection/websocket`;
      const received = new Map<number, number[]>();
      const open: WebSocket[] = [];
      for (let n = 0; n < sockets; n += 100) {
        open.push(
          ...(await Promise.all(
            Array.from({ length: 100 }, () => join(address, casino.site, settings.realtime.token, received)),
          )),
        );
      }
      print(`  ${open.length} sockets joined`);
      const waits: number[] = [];
      const begun = performance.now();
      for (let n = 0; n < messages; n++) {
        received.set(n, []);
        const sent = performance.now();
        await casino.console('POST', 'publish', { channel: 'wins', data: { bench: n } });
        while ((received.get(n)?.length ?? 0) < open.length) await new Promise(done => setTimeout(done, 2));
        waits.push(...(received.get(n) ?? []).map(at => at - sent));
      }
      const seconds = (performance.now() - begun) / 1000;
      printTable(
        'Realtime fan-out',
        ['sockets', 'deliveries', 'a second', 'p50 ms', 'p99 ms'],
        [
          [
            open.length,
            waits.length,
            (waits.length / seconds).toFixed(0),
            quantile(waits, 0.5).toFixed(0),
            quantile(waits, 0.99).toFixed(0),
          ],
        ],
      );
      for (const socket of open) socket.terminate();
    },
    { RATE_FACTOR: '1000000' },
  );
}

/**
 * Joins through a minimal hand-written protocol client: connects with the token, subscribes to `wins` and records
 * when each message arrives.
 */
function join(address: string, origin: string, token: string, received: Map<number, number[]>): Promise<WebSocket> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(address, 'centrifuge-json', { origin });
    socket.once('error', failed);
    socket.once('open', () => socket.send(JSON.stringify({ id: 1, connect: { token } })));
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString('utf8').split('\n')) {
        if (line === '{}') socket.send('{}');
        const said = JSON.parse(line || '{}') as {
          id?: number;
          push?: { pub?: { data?: { bench?: number } } };
          error?: { message: string };
        };
        if (said.error) failed(new Error(said.error.message));
        if (said.id === 1) socket.send(JSON.stringify({ id: 2, subscribe: { channel: 'wins' } }));
        if (said.id === 2) done(socket);
        const bench = said.push?.pub?.data?.bench;
        if (bench !== undefined) received.get(bench)?.push(performance.now());
      }
    });
  });
}
