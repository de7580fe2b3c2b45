import { createServer } from 'node:http';

/**
 * A Node server that does nothing but send one response, as a child process. Its parent sends the headers and the body
 * once; it sends its port back.
 */
interface Given {
  readonly headers: readonly string[];
  /** The body in base64. */
  readonly body: string;
}

process.once('message', ({ headers, body }: Given) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, [...headers]).end(bytes));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address !== null && typeof address === 'object' ? address.port : 0);
  });
});
