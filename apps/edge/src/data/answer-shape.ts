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
  const faults = call.answer.safeParse(value).error?.issues.filter(issue => !isUnknownField(issue)) ?? [];
  if (faults.length > 0) throw misshapen(placesOf(faults));
  return new WholeAnswer(status, headers, '', value);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  /** The issues of each option of a union. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Some shapes are also those of bodies, which refuse unknown fields. In responses such fields are ignored. */
const isUnknownField = ({ code, errors = [] }: Issue): boolean =>
  code === 'unrecognized_keys' || errors.some(option => option.length > 0 && option.every(isUnknownField));

/** The places where a response deviates from the contract. Never includes the values found there. */
const placesOf = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join('.')} ${code}`)
    .join(', ');

const misshapen = (fault: string): Error => new Error(`an answer that is not of the call's shape: ${fault}`);
