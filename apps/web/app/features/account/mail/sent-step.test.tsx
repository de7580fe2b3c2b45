import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { SentStep } from './sent-step.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () =>
  show(
    <MemoryRouter>
      <SentStep email="ada@example.com" kind="restore" send={async () => {}} onAnother={() => {}} />
    </MemoryRouter>,
  );
const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('counts down the seconds until another mail can be sent', async () => {
  open();
  await wait(15_000);
  expect(screen.getByRole('button', { name: /^Send again in 0:45/ })).toBeTruthy();
  await wait(45_000);
  expect(screen.getByRole('button', { name: /^Send again(?! in)/ })).toBeTruthy();
});

it('offers another mail within two seconds of waking if the computer slept through the wait', async () => {
  open();
  await wait(2_000);
  // During a sleep only the wall clock moves.
  vi.setSystemTime(Date.now() + 600_000);
  await wait(2_000);
  expect(screen.getByRole('button', { name: /^Send again(?! in)/ })).toBeTruthy();
});
