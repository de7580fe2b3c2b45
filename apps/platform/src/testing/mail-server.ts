import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** An email as received over SMTP. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** The headers and body parts, as sent. */
  readonly data: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Responses to the next recipients, in order. Every recipient after these is accepted. */
  readonly answers: string[];
  /**
   * Closes the connection after receiving an email without responding, so that the sender does not learn that it was
   * accepted.
   */
  forgetToAnswer: boolean;
  close(): Promise<void>;
}

/** Starts a local mail server without encryption. */
export async function testMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(
      socket,
      () => answers.shift() ?? '250 Fine',
      mail => {
        received.push(mail);
        if (made.forgetToAnswer) socket.destroy();
        else socket.write('250 Taken\r\n');
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const made: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    forgetToAnswer: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return made;
}

function converse(socket: Socket, answerTo: () => string, take: (mail: ReceivedMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let buffer = '';
  let [from, to] = ['', ''];
  let isData = false;
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (isData) {
        isData = false;
        take({ from, to, data: text });
      } else if (/^MAIL FROM/i.test(text)) {
        from = /<(.*?)>/.exec(text)?.[1] ?? '';
        say('250 Fine');
      } else if (/^RCPT TO/i.test(text)) {
        to = /<(.*?)>/.exec(text)?.[1] ?? '';
        say(answerTo());
      } else if (/^DATA/i.test(text)) {
        isData = true;
        say('354 Go on');
      } else if (/^QUIT/i.test(text)) {
        socket.end('221 Bye\r\n');
      } else say(/^STARTTLS/i.test(text) ? '502 Not here' : '250 Fine');
    }
  });
}
