import { CallError } from '@liftoff/contract/core/client';
import type { FrameMessage } from '@liftoff/contract/game/frame-messages';
import type { LimitLeft, Refusal } from '@liftoff/contract/core/refusals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePlay } from '../frame/use-play.ts';
import { FakeFrame, startWith } from '../testing/fake-frame.tsx';
import { FailureNotice } from './failure-notice.tsx';

function Game() {
  const play = usePlay();
  const bet = () => void play.bet({ engine: 'slot', stake_cents: 500 }, 500n);
  return (
    <>
      <button onClick={bet}>Bet</button>
      <FailureNotice {...play} onClose={play.clearFailure} />
    </>
  );
}

/**
 * Makes one bet that is refused, and returns the text the player sees and the errors sent to the page around the
 * frame.
 */
async function refused(locale: string, status: number, refusal: Refusal, limit?: LimitLeft) {
  const body = { refusal, request_id: 'one', ...(limit ? { limit } : {}) };
  const balance = { currency: 'EUR', balance_cents: 10_000, bonus_cents: 0, wagering: null } as const;
  const calls = {
    frameBet: () => Promise.reject(new CallError(status, refusal, body)),
    frameBalance: () => Promise.resolve(balance),
  };
  const reported: FrameMessage[] = [];
  render(
    <FakeFrame start={startWith({ locale })} calls={calls} reported={message => void reported.push(message)}>
      <Game />
    </FakeFrame>,
  );
  fireEvent.click(screen.getByText('Bet'));
  const notice = await screen.findByRole('alert');
  await expect.poll(() => notice.textContent).not.toBe('');
  return { text: notice.textContent ?? '', errors: reported.flatMap(m => (m.event === 'error' ? [m.code] : [])) };
}

const wager = (left: number, until: string | null): LimitLeft => ({
  type: 'wager',
  period: 'day',
  currency: 'EUR',
  left_cents: left,
  until,
});

describe.each([
  ['en-CA', 'wagering limit', 'not old enough', 'in your country', 'details are missing', 'a game somewhere else'],
  ['fr-CA', 'limite de mises', 'l’âge requis', 'votre pays', 'manque des renseignements', 'un jeu ailleurs'],
  [
    'no',
    'nnsatsgrensen din',
    'ikke gammel nok',
    'i landet ditt',
    'mangler noen opplysninger',
    'et spill et annet sted',
  ],
  ['de', 'Einsatzlimit', 'nicht alt genug', 'in Ihrem Land', 'fehlen noch Angaben', 'anderswo ein Spiel'],
])('a refused bet in %s', (locale, limit, age, country, profile, elsewhere) => {
  it('a refused bet shows how much the limit still allows and until when, and keeps the game open [C4]', async () => {
    const { text, errors } = await refused(locale, 403, 'limit_reached', wager(150, '2026-03-02T12:30:00.000Z'));
    expect(text).toContain(limit);
    expect(text).toMatch(/1[.,]50/);
    expect(text).toContain('2026');
    expect(errors).toEqual([]);
  });

  it('a refused bet says so if the limit allows less than the smallest stake of the game', async () => {
    const { text } = await refused(locale, 403, 'limit_reached', wager(99, null));
    cleanup();
    const enough = await refused(locale, 403, 'limit_reached', wager(100, null));
    expect(text).toMatch(/0[.,]99/);
    expect(text.split('. ').at(-1)).not.toBe(enough.text.split('. ').at(-1));
  });

  it('a refused bet shows that a limit is used up, and makes the page close the game', async () => {
    const { text, errors } = await refused(locale, 403, 'limit_reached', wager(0, null));
    expect(text).toContain(limit);
    expect(errors).toEqual(['limit_reached']);
  });

  it.each([
    ['under_age', 422, age],
    ['country_closed', 451, country],
    ['profile_incomplete', 422, profile],
    ['opened_elsewhere', 409, elsewhere],
  ] as const)(
    'a bet refused with %s shows a dedicated message and notifies the page',
    async (refusal, status, words) => {
      const { text, errors } = await refused(locale, status, refusal);
      expect(text).toContain(words);
      expect(errors).toEqual([refusal]);
    },
  );
});
