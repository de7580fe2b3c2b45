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

/** What the platform answers by path, and what it was asked. */
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

it('nothing is unread at first, and a guest who has not opened the chat asks for nothing [CONST-024]', async () => {
  const { result } = chat(null, false);
  expect(result.current.unread).toBe(0);
  await settle();
  expect(paths()).toEqual([]);
});

it('a player is told of answers that came while they were away, and reading them says so [CONST-024]', async () => {
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 1 });
  const { result, rerender } = chat(7, false);
  await settle();
  expect(result.current.unread).toBe(1);
  expect(paths().filter(path => path.endsWith('/read'))).toEqual([]);
  rerender({ playerId: 7, open: true });
  await settle();
  expect(asked).toContainEqual(['/api/chat/read', { seq: 1 }]);
});

it('an open chat asks which chat is on, and for the conversation it has kept [CALL-038] [CALL-045]', async () => {
  answers['/restore-id/get'] = () => Response.json({ requestId: 'r', restore_id: conversation });
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 0 });
  const { result } = chat(7, true);
  await settle();
  expect(asked[0]).toEqual(['/api/info/statuses', undefined]);
  expect(asked[1]).toEqual(['/restore-id/get', { data: null, requestId: expect.any(String), type: 'live' }]);
  expect(paths()[2]).toBe(`/api/chat?conversation=${conversation}`);
  expect(result.current.messages).toEqual([staff]);
});

it('a conversation that is no more is not the end: the newest is asked for [CALL-038]', async () => {
  answers['/restore-id/get'] = () => Response.json({ requestId: 'r', restore_id: 'gone' });
  chat(7, true);
  await settle();
  expect(paths().slice(2)).toEqual(['/api/chat?conversation=gone', '/api/chat']);
});

it('the first message of a player keeps the conversation, a guest’s does not [CALL-039]', async () => {
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

it('a message that did not get through says so, and is the same one when it is sent again [A24]', async () => {
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

it('a chat that did not load can be asked for again', async () => {
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

it('who signs out leaves nothing in the chat, not even an answer that is under way [STATE-022]', async () => {
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

it('an answer that the channel tells of is fetched and shown [SHELL-015]', async () => {
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [], unread: 0 });
  const { result } = chat(7, false);
  await settle();
  answers['/api/chat'] = () => Response.json({ id: conversation, group: 1, messages: [staff], unread: 1 });
  act(() => heard.get(`chat:${conversation}`)?.());
  await settle();
  expect([result.current.messages, result.current.unread]).toEqual([[staff], 1]);
});

it('a conversation that is not there after three seconds is said to be missing; once it comes, it is shown [B28]', async () => {
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
