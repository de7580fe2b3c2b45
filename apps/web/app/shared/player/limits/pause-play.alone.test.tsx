import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { onChatUserCleared } from '../chat-user.ts';
import { keepPreference } from '../../preferences/preferences.ts';
import PausePlay from './pause-play.tsx';

// The real `forgetNotices` would disable notifications for all later tests in this file.
vi.mock('../../notices/notice-store.ts', () => ({ forgetNotices: async () => undefined }));
// No page of another origin loads here.
vi.mock('../forget-frames.ts', () => ({ forgetFrames: async () => undefined }));

const ends = '2026-11-29T12:00:00Z';
/** The orders received, with their idempotency keys. The next entry of `answers` is the response to an order. */
let orders: { body: unknown; key: string | null }[];
let answers: (() => Response)[];

beforeEach(() => {
  keepPreference('recentSearches', ['rocket']);
  orders = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    if (!url.endsWith('/user_limits') || typeof body !== 'string') return Response.json({});
    orders.push({ body: JSON.parse(body), key: new Headers(headers).get('idempotency-key') });
    return answers.shift()?.() ?? Response.json({ ends_at: ends }, { status: 201 });
  });
});

const pause = { type: 'coolingoff', period: 'day', sign_out: true };

/** Signing out leaves no player data in the browser [A10]. */
const isEmptied = () => waitFor(() => expect(localStorage.getItem('liftoff.recentSearches')).toBeNull());

it('starts the pause when the dialog opens, without confirmation, and offers no way to undo it [C16]', async () => {
  const onClose = vi.fn<() => void>();
  const leftChat = vi.fn<() => void>();
  onTestFinished(onChatUserCleared(leftChat));
  show(<PausePlay onClose={onClose} />, playerWith());
  const begun = await screen.findByRole('dialog', { name: 'Your pause has begun' });
  expect(orders.map(({ body }) => body)).toEqual([pause]);
  expect(begun.textContent).toMatch(/until .*29.* you can’t end the pause early/);
  fireEvent.keyDown(begun, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await isEmptied();
  expect(leftChat).toHaveBeenCalled();
});

it('reports a pause that did not start, and retries it with the same idempotency key [C16] [A24]', async () => {
  answers.push(() => Response.json({ refusal: 'unavailable' }, { status: 503 }));
  show(<PausePlay onClose={() => undefined} />, playerWith());
  const failed = await screen.findByRole('dialog', { name: 'Your pause hasn’t begun' });
  expect(failed.textContent).toContain('The pause didn’t start. Try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Your pause has begun' });
  expect(orders).toHaveLength(2);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
  await isEmptied();
});
