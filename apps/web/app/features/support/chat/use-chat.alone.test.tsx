import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearChatUser } from '../../../shared/player/chat-user.ts';
import { useChat } from './use-chat.ts';

const heard = vi.hoisted(() => new Map<string, () => void>());
vi.mock('../../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string | null, onMessage: () => void) => {
    if (channel !== null) heard.set(channel, onMessage);
  },
}));

const conversation = '0198a000-0000-7000-8000-000000000001';
const staff = { id: 'a', seq: 1, author: 'staff', name: 'Anneli', text: 'Hello', sent_at: '2026-11-20T12:00:00Z' };

/** The platform's responses by path, and the calls it received. */
let answers: Record<string, (body: { id: string; text: string }) => Response>;
let asked: [string, unknown][];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  heard.clear();
  answers = {
    '/api/info/statuses': () => Response.json([{ id: '545', name: 'Support chat', writable: true }]),
    '/restore-id/get': () => Response.json({ requestId: 'r', restore_id: null }),
    '/restore-id/set': () => new Response(null, { status: 204 }),
    '/api/chat': () => Response.json({ id: null, group: 1, messages: [], unread: 0 }),
    '/api/chat/read': () => new Response(null, { status: 204 }),
    '/api/chat/messages': ({ id, text }) =>
      Response.json({ conversation, message: { ...staff, id, seq: 2, author: 'visitor', name: null, text } }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { id: string; text: string }) : undefined;
    asked.push([url, body]);
    const answer = answers[url.split('?')[0] ?? ''];
    if (!answer) throw new TypeError('No line');
    return answer(body ?? { id: '', text: '' });
  });
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(20_000));
const chat = (playerId: number | null, open: boolean, onCleared = () => undefined as void) =>
  renderHook(props => useChat({ ...props, locale: 'en-CA', onCleared }), { initialProps: { playerId, open } });
const paths = () => asked.map(([url]) => url);

it('counts no messages as unread at first, and makes no calls for a guest who has not opened the chat [CONST-024]', async () => {
  const { result } = chat(null, false);
  expect(result.current.unread).toBe(0);
  await settle();
  expect(paths()).toEqual([]);
});

it('shows a player how many replies arrived during their absence, and marks them as read when the chat opens [CONST-024]', async () => {
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 1 });
  const { result, rerender } = chat(7, false);
  await settle();
  expect(result.current.unread).toBe(1);
  expect(paths().filter(path => path.endsWith('/read'))).toEqual([]);
  rerender({ playerId: 7, open: true });
  await settle();
  expect(asked).toContainEqual(['/api/chat/read', { seq: 1 }]);
});

it('an open chat loads the active kind of chat and the stored conversation [CALL-038] [CALL-045]', async () => {
  answers['/restore-id/get'] = () => Response.json({ requestId: 'r', restore_id: conversation });
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 0 });
  const { result } = chat(7, true);
  await settle();
  expect(asked[0]).toEqual(['/api/info/statuses', undefined]);
  expect(asked[1]).toEqual(['/restore-id/get', { data: null, requestId: expect.any(String), type: 'live' }]);
  expect(paths()[2]).toBe(`/api/chat?conversation=${conversation}`);
  expect(result.current.messages).toEqual([staff]);
});

it('loads the newest conversation if the stored conversation no longer exists [CALL-038]', async () => {
  answers['/restore-id/get'] = () => Response.json({ requestId: 'r', restore_id: 'gone' });
  chat(7, true);
  await settle();
  expect(paths().slice(2)).toEqual(['/api/chat?conversation=gone', '/api/chat']);
});

it('stores the conversation when a player sends the first message, but not when a guest does [CALL-039]', async () => {
  const { result } = chat(7, true);
  await settle();
  act(() => result.current.send('Hello'));
  await settle();
  expect(asked).toContainEqual([
    '/restore-id/set',
    { data: conversation, requestId: expect.any(String), type: 'live' },
  ]);
  cleanup();
  asked = [];
  const guest = chat(null, true);
  await settle();
  act(() => guest.result.current.send('Hello'));
  await settle();
  expect(paths().filter(path => path.startsWith('/restore-id'))).toEqual([]);
});

it('marks an undelivered message as failed, and sends it again under the same id [A24]', async () => {
  const deliver = answers['/api/chat/messages'];
  delete answers['/api/chat/messages'];
  const { result } = chat(null, true);
  await settle();
  act(() => result.current.send('Where is it?'));
  expect(result.current.outgoing).toEqual([{ id: expect.any(String), text: 'Where is it?', failed: false }]);
  await settle();
  const [failed] = result.current.outgoing;
  expect(failed?.failed).toBe(true);
  if (deliver) answers['/api/chat/messages'] = deliver;
  if (failed) act(() => result.current.sendAgain(failed));
  await settle();
  expect(result.current.outgoing).toEqual([]);
  expect(result.current.messages.map(({ text }) => text)).toEqual(['Where is it?']);
  const sent = asked.filter(([url]) => url === '/api/chat/messages').map(([, body]) => (body as { id: string }).id);
  expect(new Set(sent).size).toBe(1);
});

it('lets the visitor reload a chat that failed to load', async () => {
  const loads = answers['/api/chat'];
  answers['/api/chat'] = () => new Response(null, { status: 503 });
  const { result } = chat(null, true);
  await settle();
  expect(result.current.state).toBe('failed');
  if (loads) answers['/api/chat'] = loads;
  act(() => result.current.reload());
  await settle();
  expect(result.current.state).toBe('ready');
});

it('clears the chat on sign-out and discards responses that are still loading [STATE-022]', async () => {
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 1 });
  const cleared = vi.fn();
  const { result } = chat(7, false, cleared);
  await settle();
  act(() => clearChatUser());
  expect([result.current.messages, result.current.unread, cleared.mock.calls.length]).toEqual([[], 0, 1]);
  act(() => {
    heard.get(`chat:${conversation}`)?.();
    clearChatUser();
  });
  await settle();
  expect(result.current.messages).toEqual([]);
});

it('fetches and shows a reply that the realtime channel announces [SHELL-015]', async () => {
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [], unread: 0 });
  const { result } = chat(7, false);
  await settle();
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 1 });
  act(() => heard.get(`chat:${conversation}`)?.());
  await settle();
  expect([result.current.messages, result.current.unread]).toEqual([[staff], 1]);
});

it('reports a conversation as failed if it does not load within three seconds, but shows it once it has loaded [B28]', async () => {
  let come = (): void => undefined;
  const coming = new Promise<void>(resolve => (come = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    await coming;
    return Response.json(
      url.startsWith('/api/chat') ? { id: conversation, group: 1, messages: [staff], unread: 0 } : [],
    );
  });
  const { result } = chat(null, true);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(result.current.state).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(result.current.state).toBe('failed');
  come();
  await settle();
  expect(result.current).toMatchObject({ state: 'ready', messages: [staff] });
});
