import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { clearChatUser } from '../../../shared/player/chat-user.ts';
import { keepConsent } from '../../../shared/preferences/consent.ts';
import { playerWith } from '../../../testing/show.tsx';
import { openOutsideChat, type OutsideChat } from './outside-chat.ts';

const open = vi.fn<OutsideChat['open']>();
const clear = vi.fn<() => void>();
const load = vi.fn<(address: string) => Promise<OutsideChat>>();
const chats = { live: '/chats/live.js', second: '/chats/second.js' };
let statuses: object[];
let logged: MockInstance;

beforeEach(() => {
  statuses = [{ id: '545', name: 'Support chat', writable: true }];
  load.mockResolvedValue({ open, clear });
  keepConsent('accepted');
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/info/statuses' ? Response.json(statuses) : new Response(null, { status: 204 }),
  );
});
afterEach(() => {
  clearChatUser();
  vi.resetAllMocks();
  document.cookie = 'cookie_consent=;path=/;max-age=0';
});

const gold = playerWith({}, { statuses: [{ id: '259', name: 'Gold' }] });

it.each([
  ['writable', [{ id: '545', name: 'x', writable: true }], '/chats/live.js'],
  ['not writable', [{ id: '545', name: 'x', writable: false }], '/chats/second.js'],
  ['missing', [], '/chats/second.js'],
])(
  'opens the live or the second external chat if group 545 is %s [ROLE-015] [CONST-052] [CALL-045]',
  async (_what, said, address) => {
    statuses = said;
    expect(await openOutsideChat(chats, null, 'de', load)).toBe(true);
    expect(load.mock.calls).toEqual([[address]]);
    expect(open.mock.calls).toEqual([[{ group: 26, playerId: null, locale: 'de' }]]);
  },
);

it("passes the player's chat group to the external chat, and clears the chat once on sign-out [ROLE-016] [ROLE-017] [STATE-022]", async () => {
  await openOutsideChat(chats, gold, 'en-CA', load);
  await openOutsideChat(chats, playerWith(), 'en-CA', load);
  expect(open.mock.calls.map(([{ group }]) => group)).toEqual([2, 1]);
  clearChatUser();
  clearChatUser();
  expect(clear).toHaveBeenCalledTimes(2);
});

it("loads no external chat without the visitor's consent, or if none is configured for the chat kind [D13] [ROLE-015]", async () => {
  expect(await openOutsideChat({ second: '/chats/second.js' }, null, 'de', load)).toBe(false);
  keepConsent('refused');
  expect(await openOutsideChat(chats, null, 'de', load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it('falls back to the built-in chat if the external one fails to load [B28]', async () => {
  load.mockRejectedValue(new TypeError('blocked'));
  expect(await openOutsideChat(chats, null, 'de', load)).toBe(false);
});

it.each([
  ['whose module does not load', () => void load.mockReturnValue(new Promise(() => undefined))],
  ['of unknown kind', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
])(
  'waits three seconds for an external chat %s, then opens the built-in chat and logs one line [B28]',
  async (_what, fail) => {
    vi.useFakeTimers();
    fail();
    const opened = vi.fn<(is: boolean) => void>();
    void openOutsideChat(chats, null, 'de', load).then(opened);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.mock.calls).toEqual([[false]]);
    expect(logged).toHaveBeenCalledOnce();
    vi.useRealTimers();
  },
);

it('does not open an external chat that loads after the time limit [B28]', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<OutsideChat>();
  load.mockReturnValue(late.promise);
  const opening = openOutsideChat(chats, null, 'de', load);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await opening).toBe(false);
  late.resolve({ open, clear });
  await vi.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
  vi.useRealTimers();
});
