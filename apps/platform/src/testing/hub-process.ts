import { createServer } from 'node:http';
import { LocalHub } from '../realtime/hub.ts';
import { hubParts } from './hub-parts.ts';
import { testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { testDeps, testStart } from './test-deps.ts';

/**
 * A process that runs only a hub. It prints `ready PORT`, takes client addresses from `x-test-ip`, and answers HTTP
 * requests with its memory use in bytes.
 */
const hub = new LocalHub(testConfig(), testDeps(testClock(testStart)), hubParts());
hub.begin({ epoch: 'of this process', position: 0, events: [] });
const server = createServer((_request, answer) => answer.end(String(process.memoryUsage.rss())));
hub.attach(server, request => String(request.headers['x-test-ip']));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  process.stdout.write(`ready ${address.port}\n`);
});
