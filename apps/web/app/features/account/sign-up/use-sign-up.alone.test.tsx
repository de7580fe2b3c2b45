import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBrand } from '../../../shared/site/brand/brand-of-config.server.ts';
import { filledDraft } from '../../../testing/filled-draft.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

const draft: SignUpDraft = filledDraft;
const taken = { refusal: 'invalid', errors: { email: ['VALIDATION.EMAIL.TAKEN'] }, request_id: 'r' };

/** The platform's response to a registration. */
let answer: { status: number; body: object };
let sent: { call: string; body: unknown }[] = [];
let heard: unknown[] = [];
const hear = (event: Event) => heard.push(event instanceof CustomEvent ? event.detail : event);

beforeEach(() => {
  answer = { status: 201, body: { id: 7, statuses: [] } };
  [sent, heard] = [[], []];
  window.addEventListener('liftoff:registration', hear);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${url}`, body: JSON.parse(typeof body === 'string' ? body : 'null') });
    if (url === '/api/users') return Response.json(answer.body, { status: answer.status });
    return Response.json({ statuses: [] });
  });
});
afterEach(() => {
  cleanup();
  window.removeEventListener('liftoff:registration', hear);
  history.replaceState(null, '', '/');
  vi.resetModules();
});

/**
 * Prepares a registration on a site with this configuration, for a visitor whose address carried these partner and
 * campaign parameters.
 */
async function signUpOn(config: unknown, marks = '?stag=12_x&affb=77&utm_source=mail') {
  history.replaceState(null, '', `/${marks}`);
  const { inEnglish } = await import('../../../testing/show.tsx');
  const { ShellDataProvider, emptyShellData } = await import('../../../shared/site/shell-data.ts');
  const { useSignUp } = await import('./use-sign-up.ts');
  const shell = { ...emptyShellData, brand: readBrand(config) };
  const wrapper = ({ children }: { children: ReactNode }) =>
    inEnglish(<ShellDataProvider value={shell}>{children}</ShellDataProvider>);
  const { result } = renderHook(() => useSignUp(), { wrapper });
  return () => act(() => result.current.signUp(draft));
}
const bodyOf = (call: string) => sent.find(one => one.call === call)?.body;
const calls = () => sent.map(({ call }) => call);

it("announces a registration on the page and sends the visitor's partner and campaign parameters [STATE-041] [CALL-087] [CALL-032]", async () => {
  const signUp = await signUpOn({});
  expect(await signUp()).toMatchObject({ id: 7 });
  expect(bodyOf('POST /api/users')).toMatchObject({ user: { email: 'ada@example.com', stag: '12_x' } });
  expect(heard).toEqual([{ id: 7 }]);
  expect(bodyOf('POST /log_utm_send')).toEqual({ utmMetrics: { utm_source: 'mail', affb: '77' } });
});

it("adds a new player to their partner's A/B group if the operator has enabled A/B groups [STATE-037] [STATE-038] [CALL-014]", async () => {
  const signUp = await signUpOn({ abGroups: true });
  await signUp();
  expect(bodyOf('POST /api/player/groups')).toEqual({ groups: { add: [544] } });
});

it.each([
  ['odd', 7, [], [{ groups: { add: [543] } }]],
  ['even', 8, [], [{ groups: { add: [544] } }]],
  ['even, already in a group', 8, ['543'], []],
])(
  'without a partner, the player id alone decides the A/B group, and only once: %s (%i) [STATE-039]',
  async (_which, id, groups, added) => {
    answer.body = { id, statuses: groups.map(group => ({ id: group, name: group })) };
    const signUp = await signUpOn({ abGroups: true }, '');
    await signUp();
    expect(sent.filter(({ call }) => call === 'POST /api/player/groups').map(({ body }) => body)).toEqual(added);
  },
);

it.each([{}, { abGroups: false }, { abGroups: 'yes' }])(
  'adds no A/B group with configuration %j [STATE-037]',
  async config => {
    const signUp = await signUpOn(config);
    await signUp();
    expect(calls().toSorted()).toEqual(['POST /api/users', 'POST /log_utm_send']);
  },
);

it('dispatches no event and sends no further calls after a refused registration [STATE-037] [STATE-041] [CALL-087]', async () => {
  answer = { status: 422, body: taken };
  const signUp = await signUpOn({ abGroups: true });
  await expect(signUp()).rejects.toMatchObject({ status: 422, body: taken });
  expect(heard).toEqual([]);
  expect(calls()).toEqual(['POST /api/users']);
});
