import type { BetBody, Round } from '@liftoff/contract/game/game';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FailureNotice } from '../bar/failure-notice.tsx';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';
import { usePlay } from './use-play.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Bar() {
  const play = usePlay();
  return (
    <>
      <FailureNotice {...play} onClose={play.clearFailure} />
      <button onClick={() => void play.bet({ engine: 'slot', stake_cents: 100 }, 100n)}>Bet 1</button>
      <button onClick={() => void play.bet({ engine: 'slot', stake_cents: 500 }, 500n)}>Bet 5</button>
      <button onClick={() => void play.refresh()}>Refresh</button>
    </>
  );
}

/** All calls are lost until `back()` is called. */
function open() {
  const sent: BetBody[] = [];
  let isAway = true;
  const answer = <T,>(value: T): Promise<T> =>
    isAway ? Promise.reject(new TypeError('failed to fetch')) : Promise.resolve(value);
  const calls = {
    frameBet: ({ body }: { body: BetBody }) => {
      sent.push(body);
      return answer<Round>(roundWith({ id: body.id }));
    },
    frameBalance: () => answer({ currency: 'EUR', balance_cents: 9_900, bonus_cents: 0, wagering: null }),
  };
  render(
    <FakeFrame start={startWith({})} calls={calls as never}>
      <Bar />
    </FakeFrame>,
  );
  return { sent, back: () => (isAway = false) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => screen.getByRole('alert').textContent;

it('says that a lost bet is being resent while attempts remain, and then waits for the player to press [I5]', async () => {
  // Uses the shortest waits, without jitter.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => chance.mockRestore());
  const { sent, back } = open();
  await press('Bet 1');
  expect(told()).toContain('We’ll send your bet again. It counts only once.');
  await pass(27_000);
  expect(told()).toContain('We’ll send your bet again. It counts only once.');
  await pass(1_000);
  expect(sent).toHaveLength(7);
  expect(told()).toContain('We haven’t confirmed your bet yet. Try again to resend it; it counts only once.');
  await pass(120_000);
  expect(sent).toHaveLength(7);

  back();
  // Any press first resends the pending bet unchanged, because it might have arrived.
  await press('Bet 5');
  expect(sent).toHaveLength(8);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.at(-1)?.input).toEqual({ engine: 'slot', stake_cents: 100 });
  expect(told()).toBe('');
});

it('does not mention a bet when the connection is lost with no bet in progress', async () => {
  open();
  await press('Refresh');
  expect(told()).toContain('Connection lost. Check your connection and try again.');
});
