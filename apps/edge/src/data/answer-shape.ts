import { callTable } from '@liftoff/contract/core/call-table';
import type { Endpoint, Route } from '@liftoff/contract/core/endpoint';
import { readAnswer } from './bounded-body.ts';
import { WholeAnswer } from './whole-answer.ts';

const calls = new Map<Route, Endpoint>(Object.values<Endpoint>(callTable).map(call => [call.route, call]));

/**
 * Reads a platform response to its end. A successful response must match the contract for its call, because pages are
 * rendered from it; otherwise this rejects [B13]. Fields that the contract does not name are preserved [CALL-096].
 */
export async function ofItsShape(route: Route, answer: WholeAnswer | Response): Promise<WholeAnswer> {
  const call = calls.get(route);
  const { status, headers } = answer;
  const text = await readAnswer(answer);
  if (call === undefined || status !== (call.status ?? 200)) return new WholeAnswer(status, headers, text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw misshapen('no JSON');
  }
  const read = call.answer.safeParse(value);
  if (!read.success) throw misshapen(placesOf(read.error.issues));
  return new WholeAnswer(status, headers, '', value);
}

/** The places where a response deviates from the contract. Never includes the values found there. */
const placesOf = (issues: readonly { path: readonly PropertyKey[]; code: string }[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join('.')} ${code}`)
    .join(', ');

const misshapen = (fault: string): Error => new Error(`an answer that is not of the call's shape: ${fault}`);
