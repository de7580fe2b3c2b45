import type { VipManager } from '@liftoff/contract/vip-entities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { VipManagerCard } from './vip-manager-card.tsx';

const manager: VipManager = {
  managerName: 'Ines Okafor',
  time: 'Mon–Sat, 09:00–21:00 UTC',
  avatar: '/pictures/scene/vip-640.webp',
  whatsAppLink: 'https://chat.example/ines',
  telegramLink: 'https://chat.example/t/ines',
  email: 'ines@liftoff.example',
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (managers: readonly VipManager[]) => {
  vi.stubGlobal('fetch', async () => Response.json(managers));
  const { user } = playerWith({}, { statuses: [{ id: '259', name: 'Gold' }] });
  return show(<VipManagerCard user={user} />);
};

it('a VIP player sees the name, hours, picture and every contact of their manager, and the chat [PVIP-013]', async () => {
  const { container } = open([manager]);
  expect(await screen.findByRole('heading', { name: 'Ines Okafor' })).toBeTruthy();
  expect(screen.getByText(manager.time)).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(manager.avatar);
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Chat', '#chat'],
    ['WhatsApp', manager.whatsAppLink],
    ['Telegram', manager.telegramLink],
    ['E-mail', 'mailto:ines@liftoff.example'],
  ]);
});

it('a VIP player without a manager sees no card', async () => {
  const { container } = open([]);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
