import { callTable } from '@liftoff/contract/call-table';
import type { Endpoint, Route } from '@liftoff/contract/endpoint';
import { readAnswer } from './bounded-body.ts';

const shapes = new Map<Route, Endpoint['answer']>(Object.values(callTable).map(call => [call.route, call.answer]));

/**
 * A success of the platform as the contract has it: what a page is made of is read here, and what is not of the call's
 * shape is no answer [B13]. Fields that the contract does not name are let by (CALL-096). Rejects otherwise; any other
 * answer comes back as it is.
 */
export async function ofItsShape(route: Route, response: Response): Promise<Response> {
  const shape = shapes.get(route);
  if (response.status !== 200 || shape === undefined) return response;
  const text = await readAnswer(response);
  const fault = faultOf(shape, text);
  if (fault !== null) throw new Error(`an answer that is not of the call's shape: ${fault}`);
  return new Response(text, { status: 200, headers: response.headers });
}

/** Where an answer departs from its shape; never what stands there. */
function faultOf(shape: Endpoint['answer'], text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const read = shape.safeParse(value);
  if (read.success) return null;
  return read.error.issues
    .map(({ path, code }) => `${path.join('.')} ${code}`)
    .slice(0, 3)
    .join(', ');
}
