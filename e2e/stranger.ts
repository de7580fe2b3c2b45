import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a page of another site from a separate server without any content policy. Returns its address and a function
 * that closes it.
 */
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
