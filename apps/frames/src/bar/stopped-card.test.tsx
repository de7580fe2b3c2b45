import { CallError } from '@liftoff/contract/core/client';
import type { FrameMessage } from '@liftoff/contract/game/frame-messages';
import type { Refusal, RefusalBody } from '@liftoff/contract/core/refusals';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { usePlay } from '../frame/use-play.ts';
import { FakeFrame, startWith } from '../testing/fake-frame.tsx';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { StoppedCard } from './stopped-card.tsx';

beforeEach(stubModalDialogs);

const stakes = [100n, 200n, 500n, 1_000n];

function Game({ stake, onStake }: { stake: bigint; onStake: (stake: bigint) => void }) {
  const play = usePlay();
  return (
    <>
      <BalanceFigure play={play} stake={stake} className="bar" />
      <button onClick={() => void play.bet({ engine: 'slot', stake_cents: stake.toString() }, stake)}>Bet</button>
      <FailureNotice {...play} onClose={play.clearFailure} />
      <StoppedCard play={play} stakes={stakes} onStake={onStake} />
    </>
  );
}

interface Setup {
  real: number;
  bonus: number;
  stake: bigint;
  refusal?: Refusal;
  more?: Partial<RefusalBody>;
}

/** Shows a game with this money. A bet is refused, or never answered if there is no refusal. */
function open({ real, bonus, stake, refusal, more }: Setup) {
  const money = { balance_cents: real, bonus_cents: bonus };
  const sent: unknown[] = [];
  const calls = {
    frameBet: (bet: unknown) => {
      sent.push(bet);
      return refusal
        ? Promise.reject(new CallError(422, refusal, { refusal, request_id: 'one', ...more }))
        : new Promise<never>(() => {});
    },
    frameBalance: () => Promise.resolve({ currency: 'EUR' as const, ...money, wagering: null }),
  };
  const chosen: bigint[] = [];
  const reported: FrameMessage[] = [];
  render(
    <FakeFrame start={startWith(money)} calls={calls} reported={message => void reported.push(message)}>
      <Game stake={stake} onStake={each => void chosen.push(each)} />
    </FakeFrame>,
  );
  const bar = () => document.querySelector('.bar')?.textContent;
  return { sent, chosen, reported, bar, bet: () => fireEvent.click(screen.getByText('Bet')) };
}

const maxStake = { max_stake: { currency: 'EUR', amount_cents: 500 } };
const buttons = () => screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);

it('names the maximum bet of the bonus, and offers it, a stake from real money alone, and leaving [PX-32] [PX-33]', async () => {
  const game = open({ real: 250, bonus: 2_000, stake: 1_000n, refusal: 'bonus_max_bet', more: maxStake });
  game.bet();
  const card = await screen.findByRole('dialog', { name: 'We stopped this stake' });
  expect(card.textContent).toContain('Largest stake with the bonus€5.00');
  expect(card.textContent).toContain('You chose€10.00');
  expect(card.textContent).toContain('Your money€2.50Bonus€20.00');
  expect(buttons()).toEqual([
    'Bet',
    'Set the stake to €5.00',
    'Back to the game',
    'Your money only: €2.00',
    'Leave the game',
  ]);
  fireEvent.click(screen.getByText('Your money only: €2.00'));
  expect(game.chosen).toEqual([200n]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('explains an excluded game, and leaves the game on request [PX-33]', async () => {
  const game = open({ real: 50, bonus: 2_000, stake: 1_000n, refusal: 'bonus_excluded_game' });
  game.bet();
  const card = await screen.findByRole('dialog');
  expect(card.textContent).toContain('the bonus can’t be used in this game');
  expect(buttons()).toEqual(['Bet', 'Back to the game', 'Leave the game']);
  fireEvent.click(screen.getByText('Leave the game'));
  expect(game.reported).toContainEqual({ type: 'liftoff:frame', event: 'stop' });
});

it('refuses a stake above real and bonus money before it is sent, with both amounts [PX-10]', async () => {
  const game = open({ real: 300, bonus: 100, stake: 500n });
  game.bet();
  const notice = await screen.findByRole('alert');
  await expect.poll(() => notice.textContent).toContain('Your €3.00 and the bonus of €1.00 don’t cover this stake.');
  expect(game.sent).toEqual([]);
});

it('shows real and bonus money and what pays the next stake, and takes an unanswered stake from real money first [PX-03]', async () => {
  const game = open({ real: 300, bonus: 1_000, stake: 500n });
  expect(game.bar()).toBe('Balance€3.00+ €10.00 bonusNext stake: €3.00 yours, €2.00 bonus');
  game.bet();
  await expect.poll(game.bar).toBe('Balance€0.00+ €8.00 bonusNext stake: bonus');
});

it('shows no trace of a bonus without bonus money [PX-39]', () => {
  expect(open({ real: 300, bonus: 0, stake: 500n }).bar()).toBe('Balance€3.00');
});
