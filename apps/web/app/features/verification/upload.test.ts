import { CallError } from '@liftoff/contract/core/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSessionLost } from '../../shared/calls/session-lost.ts';
import { uploadCalls } from './upload.ts';

/** A fake `XMLHttpRequest` that the test controls. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  opened: unknown[] = [];
  headers = new Headers();
  body: unknown = null;
  constructor() {
    super();
    Request.last = this;
  }
  open(...of: unknown[]) {
    this.opened = of;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.body = body;
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const lost = vi.fn<() => void>();
let leave: () => void;
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  leave = onSessionLost(lost);
});
afterEach(() => {
  leave();
  lost.mockReset();
  vi.unstubAllGlobals();
});

const file = new Blob(['picture'], { type: 'image/png' });
const parts: number[] = [];
const send = () => {
  parts.length = 0;
  return uploadCalls(part => void parts.push(part)).sendDocument({
    query: { step: 'identity', name: 'picture.png' },
    file,
    headers: { 'idempotency-key': 'one' },
  });
};

it("sends a document unchanged with a one-minute timeout, and reports the upload's progress [CONST-001]", async () => {
  const sent = send();
  const request = Request.last;
  await Promise.resolve();
  expect([request.opened[0], request.timeout, request.body]).toEqual(['POST', 60_000, file]);
  expect(request.headers.get('idempotency-key')).toBe('one');
  const told = { lengthComputable: true, loaded: 2, total: 8 };
  request.upload.dispatchEvent(Object.assign(new Event('progress'), told));
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { ...told, lengthComputable: false }));
  request.answer(200, { id: 7 });
  expect(await sent).toEqual({ id: 7 });
  expect([parts, lost.mock.calls.length]).toEqual([[0.25], 0]);
});

it('reports the end of the session, as for any other call, if an upload gets a 401 [ERR-001]', async () => {
  const sent = send();
  Request.last.answer(401, { refusal: 'unauthenticated', request_id: 'one' });
  await expect(sent).rejects.toMatchObject({ status: 401, refusal: 'unauthenticated' });
  expect(lost).toHaveBeenCalledTimes(1);
});

it.each([
  ['error', 'network'],
  ['timeout', 'timeout'],
])(
  'rejects an upload that ends in %s like any other call, and does not report the session as ended',
  async (event, refusal) => {
    const sent = send();
    Request.last.dispatchEvent(new Event(event));
    await expect(sent).rejects.toEqual(new CallError(0, refusal as 'network' | 'timeout'));
    expect(lost).not.toHaveBeenCalled();
  },
);
