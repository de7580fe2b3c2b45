import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of a stranger, on a server of its own without any policy: its address, and its end. */
export async function openStranger(html: string): Promise<{ address: string; close(): void }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>stranger</title>${html}`);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}
