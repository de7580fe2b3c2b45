import { CallError } from '@liftoff/contract/core/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { consumeLink } from './use-link-once.ts';

const call = vi.fn<(token: string) => Promise<unknown>>();
const use = () => consumeLink('confirmation_token', call);
const shown = () => window.location.pathname + window.location.search;

/** The page is opened by an address, as the entry of the history that the router numbers. */
const open = (address: string) => window.history.replaceState({ idx: 3 }, '', address);
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  open('/confirmation?confirmation_token=abc');
});

it('a link that was used up leaves the address, and the page says the same when it is loaded again [ROUTE-052] [A44]', async () => {
  expect(await use()).toBe('done');
  expect(shown()).toBe('/confirmation');
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
  expect(await use()).toBe('done');
  expect(call.mock.calls).toEqual([['abc']]);
  expect(window.history.state).toMatchObject({ idx: 3 });
});

it('the page without a link, and that of a link that works no more, says so however often it is loaded [ROUTE-052]', async () => {
  call.mockRejectedValue(new CallError(422, 'invalid'));
  expect(await use()).toBe('over');
  expect(shown()).toBe('/confirmation');
  expect(await use()).toBe('over');
  open('/confirmation');
  expect(await use()).toBe('over');
  expect(call).toHaveBeenCalledOnce();
});

it('a link that did not get through stays in the address and is tried again [ROUTE-052]', async () => {
  call.mockRejectedValueOnce(new CallError(0, 'network'));
  expect(await use()).toBe('failed');
  expect(shown()).toBe('/confirmation?confirmation_token=abc');
  expect(await use()).toBe('done');
});
