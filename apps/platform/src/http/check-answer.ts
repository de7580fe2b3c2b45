import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@liftoff/contract/core/endpoint';
import { isRefused } from '../core/call.ts';

/** Thrown if the platform violates its own contract, to make the test fail. */
export class ContractBroken extends Error {
  constructor(call: string, what: string) {
    super(`${call} broke the contract: ${what}`);
    this.name = 'ContractBroken';
  }
}

/**
 * Throws if a response differs from the contract, for example by undeclared fields [A22], or if a refusal is not on
 * the call's list. Runs only in tests, because the check costs more than the call itself.
 */
export function checkAnswer(call: string, endpoint: Endpoint, answer: unknown): void {
  if (isRefused(answer)) {
    if (!endpoint.refusals.includes(answer.refused)) throw new ContractBroken(call, `refusal ${answer.refused}`);
    return;
  }
  if (endpoint.status === 204) {
    if (answer !== undefined) throw new ContractBroken(call, 'an answer where there is none');
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = endpoint.answer.safeParse(sent);
  if (!parsed.success) throw new ContractBroken(call, parsed.error.message);
  const declared: unknown = JSON.parse(JSON.stringify(parsed.data));
  if (!isDeepStrictEqual(sent, declared)) throw new ContractBroken(call, 'fields that are not declared');
}
