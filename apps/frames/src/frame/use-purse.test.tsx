import type { FrameMessage, PageMessage } from '@liftoff/contract/game/frame-messages';
import type { Round } from '@liftoff/contract/game/game';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeFrame, roundWith, startWith } from '../testing/fake-frame.tsx';
import { usePlay } from './use-play.ts';

/** A round of €1.00 that wins €30.00. It is on the screen after a click on “Show”. */
const won = roundWith({ state: 'settled', stake_cents: 100, win_cents: 3_000, balance_cents: 12_900 });

function Game() {
  const play = usePlay();
  return (
    <>
      <output>{play.purse.real.toString()}</output>
      <button onClick={() => void play.bet({ engine: 'slot', stake_cents: 100 }, 100n)}>Bet</button>
      <button onClick={() => play.show(won)}>Show</button>
    </>
  );
}

/** Opens a game whose bet is answered with this round, for a player who has €129.00 from then on. */
function open(round: Round) {
  const purses: unknown[] = [];
  const listeners = new Set<(message: PageMessage) => void>();
  const calls = {
    frameBet: () => Promise.resolve(round),
    frameBalance: () =>
      Promise.resolve({ currency: 'EUR' as const, balance_cents: 12_900, bonus_cents: 0, wagering: null }),
  };
  const reported = (message: FrameMessage) => void (message.event === 'purse' && purses.push(message.purse));
  const listen = (listener: (message: PageMessage) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  render(
    <FakeFrame start={startWith({})} calls={calls} reported={reported} listen={listen}>
      <Game />
    </FakeFrame>,
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const announceBalance = () =>
    act(async () => {
      for (const hear of listeners) hear({ type: 'liftoff:page', command: 'balance' });
    });
  return { press, announceBalance, purses, shown: () => screen.getByRole('status').textContent };
}

it('money that has moved does not reveal a win before the game shows it, in the frame or on the page', async () => {
  const game = open(won);
  await game.press('Bet');
  await game.announceBalance();
  expect(game.shown()).toBe('9900');
  expect(game.purses.at(-1)).toEqual({ currency: 'EUR', real: '9900', bonus: '0' });
  await game.press('Show');
  expect(game.shown()).toBe('12900');
  expect(game.purses.at(-1)).toBeNull();
});

it('money that arrives during an open round is shown at once, because its result is not known yet', async () => {
  const game = open(roundWith({ state: 'open', stake_cents: 100 }));
  await game.press('Bet');
  await game.announceBalance();
  expect(game.shown()).toBe('12900');
  expect(game.purses.at(-1)).toBeNull();
});
