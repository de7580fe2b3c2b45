import { spawn } from 'node:child_process';
import { connect } from 'node:net';

/**
 * Requests one address repeatedly over keep-alive connections and returns the number of responses per second. Unlike
 * a load tool that parses every response, this client needs less CPU than a server that responds from memory.
 */
export async function answersPerSecond(url: string, connections: number, seconds: number): Promise<number> {
  const client = spawn(process.execPath, [import.meta.filename, url, String(connections), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const data of client.stdout) said += String(data);
  return Number(said);
}

function load(url: URL, connections: number, seconds: number): void {
  const request = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\nx-test-country: CA\r\n\r\n`;
  let answers = 0;
  const open = () => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let left = 0;
    socket.on('data', data => {
      if (left === 0) {
        const head = data.subarray(0, data.indexOf('\r\n\r\n')).toString('latin1');
        left = head.length + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
        if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(head);
      }
      left -= data.length;
      if (left > 0) return;
      answers += 1;
      socket.write(request);
    });
  };
  for (let opened = 0; opened < connections; opened++) open();
  // Ignores the first two seconds, while the server compresses and compiles.
  setTimeout(() => (answers = 0), 2_000);
  setTimeout(
    () => {
      process.stdout.write(String(answers / seconds));
      process.exit(0);
    },
    2_000 + seconds * 1_000,
  );
}

const [url, connections, seconds] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && url) load(new URL(url), Number(connections), Number(seconds));
