import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { Banner } from './banner.ts';
import PromoStrip from './promo-strip.tsx';
import { startTimer } from './promo-timer.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
  sessionStorage.clear();
  document.cookie = 'promo_banner_timer=;max-age=0;path=/';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const strip: Banner = {
  id: 'refuel',
  picture: '/pictures/scene/launch',
  title: 'Friday refuel',
  text: 'On one deposit today.',
  terms: '18+',
  action: { label: 'See the terms', href: '/bonuses/refuel' },
  timer: { endsAt: now + 2 * hourMs, now },
};
const open = (banner = strip) => show(<PromoStrip banner={banner} excludedTags={undefined} />);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const heading = () => screen.queryByRole('heading', { name: 'Friday refuel' });

it('the promo banner hides for two minutes after it is closed, also when the page is opened again [PBANNER-011]', () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(heading()).toBeNull();
  wait(60_000);
  unmount();
  open();
  expect(heading()).toBeNull();
  wait(59_999);
  expect(heading()).toBeNull();
  wait(1);
  expect(heading()).toBeTruthy();
});

it('the promo banner counts down to the end of its offer and is then gone', () => {
  open();
  expect(screen.getByRole('timer').textContent).toBe('02hrs00min00sec');
  wait(hourMs + 1_000);
  expect(screen.getByRole('timer').textContent).toBe('00hrs59min59sec');
  wait(hourMs);
  expect(heading()).toBeNull();
});

it('the countdown includes the time for which the computer was asleep', () => {
  open();
  vi.setSystemTime(now + hourMs);
  wait(1_000);
  expect(screen.getByRole('timer').textContent).toBe('00hrs59min59sec');
});

it('the cookie of the timer is kept for 86400 seconds from the first start, and a reload never shows a later end [PBANNER-010]', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  expect(startTimer('refuel', now + hourMs)).toBe(now + hourMs);
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]?.[0]).toMatch(/^promo_banner_timer=.*;max-age=86400;/);
  expect(startTimer('refuel', now + 2 * hourMs)).toBe(now + hourMs);
  expect(startTimer('refuel', now + hourMs / 2)).toBe(now + hourMs / 2);
  expect(written).toHaveBeenCalledTimes(1);
  // Another promo banner starts its own countdown.
  expect(startTimer('the other', now + 2 * hourMs)).toBe(now + 2 * hourMs);
  expect(startTimer('the other', now + 3 * hourMs)).toBe(now + 2 * hourMs);
  expect(written).toHaveBeenCalledTimes(2);
});
