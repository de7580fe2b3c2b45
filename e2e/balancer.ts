import { Agent, createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Balancer {
  close(): Promise<void>;
}

/** A reverse proxy that passes each call and each socket to the next port in turn, without sticky sessions. */
export async function openBalancer(port: number, behind: readonly number[]): Promise<Balancer> {
  // Opens one connection per call, because the other end might close a kept-alive connection just as the next call is
  // sent on it.
  const agent = new Agent({ keepAlive: false });
  const sockets = new Set<Duplex>();
  let passedOn = 0;
  const next = (): number => behind[passedOn++ % behind.length] ?? 0;
  // Connections to this proxy stay open longer than any journey takes, whatever keep-alive time the edge announces.
  const server = createServer({ keepAliveTimeout: 600_000 }, (call, answer) => {
    const { method, url: path, headers } = call;
    const passed = ask({ host: '127.0.0.1', port: next(), method, path, headers, agent }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.on('error', () => answer.destroy());
      reply.pipe(answer);
    });
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => passed.destroy());
    call.pipe(passed);
  });
  server.on('upgrade', (call, socket: Duplex, head) => {
    const passed = connect(next(), '127.0.0.1', () => {
      const lines = [`${call.method} ${call.url} HTTP/1.1`];
      for (let at = 0; at < call.rawHeaders.length; at += 2)
        lines.push(`${call.rawHeaders[at]}: ${call.rawHeaders[at + 1]}`);
      passed.write(`${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    for (const end of [socket, passed]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        passed.destroy();
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
