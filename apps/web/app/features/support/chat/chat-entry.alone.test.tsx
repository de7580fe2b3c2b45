import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyShellData, ShellDataProvider } from '../../../shared/site/shell-data.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import ChatEntry from './chat-entry.tsx';

interface LayerProps {
  open: boolean;
  offers: boolean;
  chat: { unread: number };
  onClose: () => void;
  onDismiss: () => void;
}
vi.mock('./chat-layer.tsx', () => ({
  default: ({ open, offers, chat, onClose, onDismiss }: LayerProps) => (
    <div data-testid="layer">
      {open && <button onClick={onClose}>close</button>}
      {offers && <button onClick={onDismiss}>offer</button>}
      unread {chat.unread}
    </div>
  ),
}));

const outside = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./outside-chat.ts', () => ({ openOutsideChat: outside }));

const told = vi.hoisted(() => vi.fn<(notice: { id: string }) => void>());
vi.mock('../../../shared/notices/notice-store.ts', () => ({ addNotice: told }));

let answer: object;
beforeEach(() => {
  told.mockClear();
  vi.useFakeTimers();
  sessionStorage.clear();
  answer = { id: null, group: 1, messages: [], unread: 0 };
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/api/chat') ? answer : []));
});

const Where = () => <output>{useLocation().hash}</output>;
const at = (address: string, statuses: string[] | null = null) =>
  show(
    <MemoryRouter initialEntries={[address]}>
      <ChatEntry />
      <Where />
    </MemoryRouter>,
    statuses && playerWith({}, { statuses: statuses.map(id => ({ id, name: id })) }),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = () => screen.queryByText('close') !== null;

it('opens the chat one second after #chat appears in the address, and removes the hash when the chat closes [HASH-007] [CONST-025]', async () => {
  at('/pokies?page=2#chat');
  await pass(990);
  expect(isOpen()).toBe(false);
  await pass(20);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByText('close'));
  expect([isOpen(), screen.getByRole('status').textContent]).toEqual([false, '']);
});

it.each(['/', '/#chats', '/#footer'])('does not open the chat for the address %s [HASH-007]', async address => {
  at(address);
  await pass(60_000);
  expect(screen.queryByTestId('layer')).toBeNull();
});

it('offers the chat to a VIP player until the player dismisses the offer [ROLE-031] [PVIP-014]', async () => {
  at('/', ['257']);
  await pass(100);
  fireEvent.click(screen.getByText('offer'));
  expect(screen.queryByTestId('layer')).toBeNull();
  cleanup();
  at('/', ['257']);
  await pass(100);
  expect(screen.queryByText('offer')).toBeNull();
});

it.each([[null], [['256']], [[]]])(
  'does not offer the chat to a visitor with the groups %j [ROLE-031]',
  async statuses => {
    at('/', statuses);
    await pass(60_000);
    expect(screen.queryByTestId('layer')).toBeNull();
  },
);

it('announces a reply from support while the chat is closed [CONST-024]', async () => {
  answer = { id: 'c', group: 1, messages: [], unread: 2 };
  at('/', []);
  await pass(100);
  expect(screen.getByTestId('layer').textContent).toContain('unread 2');
});

const written = (seq: number) => ({
  id: `m${seq}`,
  seq,
  author: 'staff',
  name: 'Anneli',
  text: 'Yes.',
  sent_at: '2026-11-20T12:00:00Z',
});
const answered = () => (answer = { id: 'c', group: 1, messages: [written(1)], unread: 1 });

it("adds an unread reply from support to a player's notifications once, and adds none for a guest", async () => {
  answered();
  at('/', []);
  await pass(100);
  expect(told.mock.calls.map(([{ id }]) => id)).toEqual(['support m1']);
  cleanup();
  told.mockClear();
  // The guest's conversation arrives only after the chat has been closed.
  let come = (): void => undefined;
  const coming = new Promise<void>(resolve => (come = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    await coming;
    return Response.json(url.includes('/api/chat') ? answer : []);
  });
  at('/#chat');
  await pass(1_100);
  fireEvent.click(screen.getByText('close'));
  come();
  await pass(100);
  expect(screen.getByTestId('layer').textContent).toContain('unread 1');
  expect(told).not.toHaveBeenCalled();
});

it('treats a displayed reply as read, even before the platform confirms it [CONST-024]', async () => {
  const read = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/chat/read')) return Response.json(url.includes('/api/chat') ? answer : []);
    read();
    return await new Promise<Response>(() => undefined);
  });
  answered();
  at('/#chat', []);
  await pass(1_100);
  expect([isOpen(), read.mock.calls.length]).toEqual([true, 1]);
  told.mockClear();
  fireEvent.click(screen.getByText('close'));
  await pass(100);
  expect(screen.queryByTestId('layer')).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

it("opens the operator's external chat instead of the built-in chat, and falls back to the built-in chat if the external one fails to load [ROLE-015]", async () => {
  outside.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  const chats = { live: '/chats/live.js' };
  for (const ours of [false, true]) {
    show(
      <ShellDataProvider value={{ ...emptyShellData, brand: { ...emptyShellData.brand, chats } }}>
        <MemoryRouter initialEntries={['/#chat']}>
          <ChatEntry />
        </MemoryRouter>
      </ShellDataProvider>,
    );
    await pass(1_100);
    expect(isOpen()).toBe(ours);
    cleanup();
  }
  expect(outside.mock.calls).toEqual([
    [chats, null, 'en-CA'],
    [chats, null, 'en-CA'],
  ]);
});

it('opens the external chat on every click on a chat link, not only the first [HASH-007] [ROLE-015]', async () => {
  outside.mockReset();
  outside.mockResolvedValue(true);
  const router = createMemoryRouter([{ path: '/', element: <ChatEntry /> }], { initialEntries: ['/#chat'] });
  const brand = { ...emptyShellData.brand, chats: { live: '/chats/live.js' } };
  show(
    <ShellDataProvider value={{ ...emptyShellData, brand }}>
      <RouterProvider router={router} />
    </ShellDataProvider>,
  );
  await pass(1_100);
  expect([outside.mock.calls.length, router.state.location.hash]).toEqual([1, '']);
  await act(() => router.navigate('/#chat'));
  await pass(1_100);
  expect([outside.mock.calls.length, router.state.location.hash]).toEqual([2, '']);
});
