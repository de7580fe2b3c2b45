import type { VipManager } from '@liftoff/contract/vip-entities';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { ManagerCard } from './sidebar-manager.tsx';

const words = { title: 'Your VIP manager', whatsApp: 'WhatsApp', telegram: 'Telegram', email: 'E-mail' };
const manager: VipManager = {
  managerName: 'Ines Okafor',
  time: 'Mon–Sat, 09:00–21:00 UTC',
  avatar: '/pictures/scene/vip-640.webp',
  whatsAppLink: 'https://chat.example/ines',
  telegramLink: 'https://chat.example/t/ines',
  email: 'ines@liftoff.example',
};

const show = (shown: Partial<VipManager> = {}) =>
  render(
    <IntlProvider locale="en-CA" messages={{ player: { manager: words } }}>
      <ManagerCard manager={{ ...manager, ...shown }} />
    </IntlProvider>,
  );
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it("shows the VIP manager's name, hours, picture and all contacts [ENTITY-022]", () => {
  const { container } = show();
  expect(screen.getByText('Ines Okafor')).toBeTruthy();
  expect(screen.getByText('Mon–Sat, 09:00–21:00 UTC')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(manager.avatar);
  expect(hrefOf('WhatsApp')).toBe(manager.whatsAppLink);
  expect(hrefOf('Telegram')).toBe(manager.telegramLink);
  expect(hrefOf('E-mail')).toBe('mailto:ines@liftoff.example');
});

it("leaves out a VIP manager's missing contacts, invalid web addresses and pictures from other sites", () => {
  const { container } = show({
    whatsAppLink: null,
    telegramLink: 'javascript:alert(1)',
    avatar: 'https://elsewhere.example/a.png',
  });
  expect(hrefOf('WhatsApp')).toBeUndefined();
  expect(hrefOf('Telegram')).toBeUndefined();
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.avatar')?.getAttribute('data-initials')).toBe('IO');
});
