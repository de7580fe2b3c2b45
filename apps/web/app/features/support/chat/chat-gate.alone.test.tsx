import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ChatGate from './chat-gate.tsx';

const loaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./chat-entry.tsx', () => {
  loaded();
  return { default: () => <p>chat</p> };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('loads the chat scripts for everyone except crawlers [ROLE-032]', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await act(async () => render(<ChatGate />));
  expect([loaded.mock.calls.length, screen.queryByText('chat')]).toEqual([0, null]);
  cleanup();
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36');
  render(<ChatGate />);
  await screen.findByText('chat');
  expect(loaded.mock.calls.length).toBe(1);
});
