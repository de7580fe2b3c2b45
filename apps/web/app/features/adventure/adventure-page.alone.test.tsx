import type { Adventure, AdventureDay, AdventureGift } from '@liftoff/contract/adventure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { adventureCalls } from '../../shared/calls/tables/adventure-calls.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { AdventurePage } from './adventure-page.tsx';

const gaps = vi.hoisted(() => new Map<string, (() => void) | undefined>());
vi.mock('../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string | null, _listener: () => void, onGap?: () => void) => {
    if (channel !== null) gaps.set(channel, onGap);
  },
}));

/** jsdom measures nothing. */
class Observer {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

const noon = '2026-11-21T12:00:00.000Z';
const gift = (more: Partial<AdventureGift> = {}): AdventureGift => ({
  kind: 'fs',
  stage: 'issued',
  currency: 'EUR',
  activatable_until: '2026-11-22T14:00:00.000Z',
  valid_until: null,
  received_cents: 0,
  ...more,
});

/** A day of November in a run of eleven days from the 17th, of which every second gives a bonus. */
const dayOf = (step: number, more: Partial<AdventureDay> = {}): AdventureDay => {
  const isBonus = step % 2 === 0;
  const isSuperPrize = step === 12;
  return {
    day: `${16 + step}/11/2026`,
    step,
    stepTotal: 11,
    index: step - 1,
    today: false,
    isCompleted: false,
    isSuperPrize,
    prize: isSuperPrize
      ? { type: 'superPrize', reward: { type: 'money', currency: 'EUR', amount_cents: 10_000 } }
      : isBonus
        ? { type: 'bonus', reward: { type: 'bonus', offer: 'b', currency: 'EUR', amount_cents: 1_500 } }
        : { type: 'fs', reward: { type: 'freespins', offer: 's', freespins_count: 60 } },
    condition: { minDep: 2_000, wager: isBonus ? 10 : 0, periodActivationDays: 2 },
    terms: isSuperPrize
      ? null
      : {
          wager: isBonus ? 10 : 0,
          to_stake_cents: isBonus ? 15_000 : 0,
          max_win_cents: 5_000,
          activate_days: 2,
          use_days: 7,
          spin_stake_cents: isBonus ? null : 10,
          currency: 'EUR',
        },
    deposited_cents: 0,
    gift: null,
    ...more,
  };
};
/** The steps in `completed` are completed with a deposit of 20 euros. */
const adventureWith = (completed: readonly number[], more: Partial<Adventure> = {}): Adventure => ({
  id: 'adventure-20774',
  currency: 'EUR',
  needed_days: 9,
  days: Array.from({ length: 12 }, (_, index) =>
    completed.includes(index + 1)
      ? dayOf(index + 1, { isCompleted: true, deposited_cents: 2_000, gift: gift() })
      : dayOf(index + 1),
  ),
  next_day: '01/12/2026',
  is_neutral: false,
  now: noon,
  ...more,
});
const at = (day: number): string => noon.replace('-21T', `-${day}T`);
const open = (adventure: Adventure) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <AdventurePage adventure={adventure} /> }]);
  return show(<Stub />, playerWith({ amount_cents: 24_850 }));
};
const dayButton = (name: RegExp) => screen.getByRole('button', { name });
const card = (name: string) => within(screen.getByRole('article', { name }));

it('the banner names the run, its days and how many are completed [PADV-002]', () => {
  const { container } = open(adventureWith([1, 2, 4]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('November expedition');
  expect(container.querySelector('.adventure-hero img')?.getAttribute('src')).toBe(
    '/pictures/scene/adventure-1200.webp',
  );
  expect(screen.getByText(/November 17.*28/)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Completed' }).getAttribute('aria-valuetext')).toBe('3 of 11 days');
});

it('the calendar row has every day with its state, and marks today [PADV-003]', () => {
  open(adventureWith([1, 2, 4]));
  const row = within(screen.getByRole('list', { name: 'Calendar' }));
  expect(row.getAllByRole('button')).toHaveLength(12);
  expect(dayButton(/November 17, completed/)).toBeTruthy();
  expect(dayButton(/November 19, passed/)).toBeTruthy();
  expect(dayButton(/November 21, today/).getAttribute('aria-current')).toBe('date');
  expect(dayButton(/November 22, to come/)).toBeTruthy();
  expect(dayButton(/November 28, super prize/)).toBeTruthy();
});

it('the cards show yesterday, today and the days to come, and open their details [PADV-004]', async () => {
  open(adventureWith([1, 2, 4]));
  const names = screen.getAllByRole('article').map(article => article.getAttribute('aria-label'));
  expect(names).toHaveLength(9);
  expect(names[0]).toBe('Friday, November 20');
  fireEvent.click(card('Saturday, November 21').getByRole('button', { name: 'See today’s task' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('60 free spins')).toBeTruthy();
  expect(dialog.getByText('€0.10 a spin, €6.00 in stakes paid for you')).toBeTruthy();
  expect(dialog.getByText('Deposit €20 or more in all')).toBeTruthy();
  expect(dialog.getByText(/2 days may be missed, and one has passed/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
  fireEvent.click(dialog.getByRole('button', { name: 'Skip today' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

it('the details of a bonus say what its wagering costs on average [C28]', async () => {
  open(adventureWith([1, 2, 4]));
  fireEvent.click(dayButton(/November 22/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('€150.00 in bets turns the bonus into cash')).toBeTruthy();
  expect(dialog.getByText(/The €150 in bets costs about €6.00 on average at 96% return/)).toBeTruthy();
  expect(dialog.getByText('10x the bonus')).toBeTruthy();
});

it('a completed day with a gift shows the time until the gift can no longer be activated [PADV-012]', () => {
  open(adventureWith([1, 2, 4]));
  expect(card('Friday, November 20').getByText('1d 02h')).toBeTruthy();
});

it('an active day with a gift shows the time until the gift can no longer be activated [PADV-012]', () => {
  const adventure = adventureWith([]);
  const days = adventure.days.map(day => (day.step === 5 ? { ...day, gift: gift() } : day));
  open({ ...adventure, days });
  expect(card('Saturday, November 21').getByText('1d 02h')).toBeTruthy();
});

it('without such a gift, active and completed days show the time until the next day in UTC [PADV-013]', () => {
  const adventure = adventureWith([4]);
  const without = { activatable_until: null };
  const days = adventure.days.map(day => (day.step === 4 ? { ...day, gift: gift(without) } : day));
  open({ ...adventure, days });
  expect(card('Friday, November 20').getByText('12:00:00')).toBeTruthy();
  expect(card('Saturday, November 21').getByText('12:00:00')).toBeTruthy();
  expect(card('Sunday, November 22').getByText('Tomorrow')).toBeTruthy();
  expect(card('Monday, November 23').getByText('In 2 days')).toBeTruthy();
});

it('a market without countdowns and large pictures gets neither', () => {
  const { container } = open(adventureWith([4], { is_neutral: true }));
  expect(container.querySelector('.adventure-hero img')).toBe(null);
  expect(container.querySelector('time')).toBe(null);
});

it('once too many days have passed, the page and the details of the super prize say so, and the page lists them', async () => {
  open(adventureWith([1, 2, 4, 5, 7], { now: at(25) }));
  expect(screen.getByRole('heading', { name: 'The super prize is out of reach' })).toBeTruthy();
  expect(screen.getByText('It needs 9 of 11 days. 8 are still possible.')).toBeTruthy();
  expect(screen.getByText('Thu 19, 60 free spins')).toBeTruthy();
  fireEvent.click(dayButton(/November 28, super prize, out of reach/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The super prize is out of reach')).toBeTruthy();
});

it('a finished run shows its deposits and its gifts in figures, and when the next one starts', () => {
  const adventure = adventureWith([1, 2, 3, 4, 5, 6, 7, 8, 9], { now: at(28) });
  const days = adventure.days.map(day => {
    if (day.step === 12)
      return {
        ...day,
        isCompleted: true,
        gift: gift({ kind: 'superPrize', stage: 'finished', received_cents: 10_000 }),
      };
    return day.step === 2 ? { ...day, gift: gift({ kind: 'bonus', stage: 'finished', received_cents: 1_840 }) } : day;
  });
  open({ ...adventure, days });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Expedition finished');
  expect(screen.getByText('€180.00')).toBeTruthy();
  expect(screen.getByText('€118.40')).toBeTruthy();
  expect(
    screen.getByText('The next expedition starts on December 1. It opens by itself and asks for nothing.'),
  ).toBeTruthy();
});

it('the super prize is shown with the balance before and after, and is claimed once', async () => {
  const claim = vi.spyOn(adventureCalls, 'claimSuperPrize').mockResolvedValue(adventureWith([]));
  open(adventureWith([1, 2, 3, 4, 5, 6, 7, 8, 9], { now: at(28) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The last gate is open');
  fireEvent.click(screen.getByRole('button', { name: 'See the super prize' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('€248.50')).toBeTruthy();
  expect(dialog.getByText('€348.50')).toBeTruthy();
  expect(dialog.getByText('November 30, 00:00 UTC')).toBeTruthy();
  const button = dialog.getByRole('button', { name: /^Claim €100/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(claim).toHaveBeenCalledTimes(1);
  expect(claim.mock.calls[0]?.[0]).toMatchObject({ body: { adventure: 'adventure-20774' } });
});

it('a claim without an answer says that the prize is still there', async () => {
  vi.spyOn(adventureCalls, 'claimSuperPrize').mockRejectedValue(new TypeError('offline'));
  open(adventureWith([1, 2, 3, 4, 5, 6, 7, 8, 9], { now: at(29) }));
  fireEvent.click(screen.getByRole('button', { name: 'See the super prize' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^Claim €100/ }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The prize was not paid. It is still yours; try again.');
});

it('a gap in the connection reloads the adventure, because a message about a gift can be lost in it', async () => {
  const load = vi.fn(() => null);
  const Page = () => <AdventurePage adventure={adventureWith([])} />;
  const Stub = createRoutesStub([{ path: '/', loader: load, Component: Page }]);
  show(<Stub />, playerWith({ amount_cents: 24_850 }));
  await screen.findByRole('list', { name: 'Calendar' });
  const [onGap] = [...gaps].flatMap(([channel, reload]) => (channel.startsWith('bonuses_changes') ? [reload] : []));
  act(() => onGap?.());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
