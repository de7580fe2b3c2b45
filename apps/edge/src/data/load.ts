import { Agent, request as requestOpenly, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { answerMaxBytes, tooLarge } from './bounded-body.ts';
import { WholeAnswer } from './whole-answer.ts';

export interface LoadInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Asks the platform for what a page is made of. Rejects when no whole answer comes. */
export type Load = (url: string, init: LoadInit) => Promise<WholeAnswer | Response>;

/** Connections stay open for the next load. */
const openly = [requestOpenly, new Agent({ keepAlive: true })] as const;
const securely = [requestSecurely, new SecureAgent({ keepAlive: true })] as const;

/** A page is made of several small answers: read whole, each costs a third of what `fetch` takes for it. */
export const loadByHttp: Load = async (url, init) => {
  try {
    return await loadOnce(url, init);
  } catch (error) {
    if (!(error instanceof ClosedBefore)) throw error;
    return await loadOnce(url, init);
  }
};

/** The platform has closed an idle connection just as a read went out on it: it can be asked for again. */
class ClosedBefore extends Error {}

function loadOnce(url: string, { method, headers, body, signal }: LoadInit): Promise<WholeAnswer> {
  const isRead = method === 'GET' || method === 'HEAD';
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => readWhole(answer).then(resolve, reject);
    // What is no read has a connection of its own: nobody knows what has become of it on one that breaks.
    const [request, agent] = url.startsWith('https:') ? securely : openly;
    const call: ClientRequest = request(url, { method, headers, signal, agent: isRead && agent }, take);
    call.on('error', (error: NodeJS.ErrnoException) =>
      reject(isRead && call.reusedSocket && error.code === 'ECONNRESET' ? new ClosedBefore() : error),
    );
    call.end(body);
  });
}

function readWhole(answer: IncomingMessage): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    answer.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > answerMaxBytes) answer.destroy(tooLarge());
      else pieces.push(piece);
    });
    answer.on('error', reject);
    answer.on('end', () => {
      const text = new TextDecoder().decode(Buffer.concat(pieces));
      resolve(new WholeAnswer(answer.statusCode ?? 0, headersOf(answer), text));
    });
  });
}

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
