import { CallError } from '@liftoff/contract/core/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { consumeLink } from './use-link-once.ts';

const call = vi.fn<(token: string) => Promise<unknown>>();
const use = () => consumeLink('confirmation_token', call);
const shown = () => window.location.pathname + window.location.search;

/** Opens the page at an address, as a history entry numbered by the router. */
const open = (address: string) => window.history.replaceState({ idx: 3 }, '', address);
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  open('/confirmation?confirmation_token=abc');
});

it("removes a used link's token from the address, and shows the same result after a reload [ROUTE-052] [A44]", async () => {
  expect(await use()).toBe('done');
  expect(shown()).toBe('/confirmation');
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
  expect(await use()).toBe('done');
  expect(call.mock.calls).toEqual([['abc']]);
  expect(window.history.state).toMatchObject({ idx: 3 });
});

it('reports that a link is missing or expired on every page load [ROUTE-052]', async () => {
  call.mockRejectedValue(new CallError(422, 'invalid'));
  expect(await use()).toBe('over');
  expect(shown()).toBe('/confirmation');
  expect(await use()).toBe('over');
  open('/confirmation');
  expect(await use()).toBe('over');
  expect(call).toHaveBeenCalledOnce();
});

it("keeps the link's token in the address after a network failure and tries it again [ROUTE-052]", async () => {
  call.mockRejectedValueOnce(new CallError(0, 'network'));
  expect(await use()).toBe('failed');
  expect(shown()).toBe('/confirmation?confirmation_token=abc');
  expect(await use()).toBe('done');
});
