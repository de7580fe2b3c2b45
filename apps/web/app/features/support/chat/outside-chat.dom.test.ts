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
  ['not there', [], '/chats/second.js'],
])(
  'where group 545 is %s the chat of its kind opens [ROLE-015] [CONST-052] [CALL-045]',
  async (_what, said, address) => {
    statuses = said;
    expect(await openOutsideChat(chats, null, 'de', load)).toBe(true);
    expect(load.mock.calls).toEqual([[address]]);
    expect(open.mock.calls).toEqual([[{ group: 26, playerId: null, locale: 'de' }]]);
  },
);

it('is told the group of a player, and that they have signed out, once [ROLE-016] [ROLE-017] [STATE-022]', async () => {
  await openOutsideChat(chats, gold, 'en-CA', load);
  await openOutsideChat(chats, playerWith(), 'en-CA', load);
  expect(open.mock.calls.map(([{ group }]) => group)).toEqual([2, 1]);
  clearChatUser();
  clearChatUser();
  expect(clear).toHaveBeenCalledTimes(2);
});

it('nothing outside is loaded without consent, nor where none is written for the kind [D13] [ROLE-015]', async () => {
  expect(await openOutsideChat({ second: '/chats/second.js' }, null, 'de', load)).toBe(false);
  keepConsent('refused');
  expect(await openOutsideChat(chats, null, 'de', load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it('one that does not come leaves the platform’s own [B28]', async () => {
  load.mockRejectedValue(new TypeError('blocked'));
  expect(await openOutsideChat(chats, null, 'de', load)).toBe(false);
});

it.each([
  ['whose module does not come', () => void load.mockReturnValue(new Promise(() => undefined))],
  ['of which nobody says the kind', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
])(
  'one %s is waited for three seconds, then the platform’s own opens, and one line is logged [B28]',
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

it('a module that comes after that stays closed [B28]', async () => {
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
