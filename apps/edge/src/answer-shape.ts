import { callTable } from '@liftoff/contract/call-table';
import type { Endpoint, Route } from '@liftoff/contract/endpoint';
import { readAnswer } from './bounded-body.ts';
import { ReadAnswer } from './read-answer.ts';

const shapes = new Map<Route, Endpoint['answer']>(Object.values(callTable).map(call => [call.route, call.answer]));

/**
 * A success of the platform as the contract has it, read: what a page is made of is read here, and what is not of the
 * call's shape is no answer [B13]. Fields that the contract does not name are let by (CALL-096). Rejects otherwise; any
 * other answer comes back as it is.
 */
export async function ofItsShape(route: Route, response: Response): Promise<ReadAnswer | Response> {
  const shape = shapes.get(route);
  if (response.status !== 200 || shape === undefined) return response;
  const text = await readAnswer(response);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw misshapen('no JSON');
  }
  const read = shape.safeParse(value);
  if (!read.success) throw misshapen(placesOf(read.error.issues));
  return new ReadAnswer(value, response.headers);
}

/** Where an answer departs from its shape; never what stands there. */
const placesOf = (issues: readonly { path: readonly PropertyKey[]; code: string }[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join('.')} ${code}`)
    .join(', ');

const misshapen = (fault: string): Error => new Error(`an answer that is not of the call's shape: ${fault}`);
