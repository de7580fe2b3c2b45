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

/** Requests data for a page from the platform. Rejects if no complete response arrives. */
export type Load = (url: string, init: LoadInit) => Promise<WholeAnswer | Response>;

/** Connections stay open so that the next load can reuse them. */
const openly = [requestOpenly, new Agent({ keepAlive: true })] as const;
const securely = [requestSecurely, new SecureAgent({ keepAlive: true })] as const;

/**
 * Loads one response completely. A page needs several small responses, and this takes a third of the time that
 * `fetch` takes.
 */
export const loadByHttp: Load = async (url, init) => {
  try {
    return await loadOnce(url, init);
  } catch (error) {
    if (!(error instanceof ClosedBefore)) throw error;
    return await loadOnce(url, init);
  }
};

/** The platform closed an idle connection just as a read was sent on it, so the read can be repeated. */
class ClosedBefore extends Error {}

function loadOnce(url: string, { method, headers, body, signal }: LoadInit): Promise<WholeAnswer> {
  const isRead = method === 'GET' || method === 'HEAD';
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => readWhole(answer).then(resolve, reject);
    // A call that is not a read gets a separate connection. If a reused connection broke, it would be unclear whether
    // the call was processed.
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
