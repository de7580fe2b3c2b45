import type { VipProgress } from '@liftoff/contract/vip-entities';
import { shippedVipLevels } from '@liftoff/rules/vip/marks';
import { progressOf } from '@liftoff/rules/vip/progress';
import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { VipPage } from './vip-page.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const now = Date.parse('2026-11-23T12:00:00Z');
const places = { regular: 0, silver: 4, diamond: 7 };

function open(progress: VipProgress) {
  const element = <VipPage data={{ progress, now }} />;
  return show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, playerWith());
}
const silver = () => open(progressOf(places.silver, { deposits: 900_000n, bets: 4_500_000n }, 'EUR', shippedVipLevels));
const region = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the VIP club', () => {
  it('the status card shows the status, the days left of the quarter and what the next status takes [PVIP-002]', () => {
    silver();
    const card = region('Your status');
    expect(card.getByText('Silver')).toBeTruthy();
    expect(card.getByText('39 days left')).toBeTruthy();
    expect(card.getByText(/^What Gold takes, counted until December 31/)).toBeTruthy();
  });

  it('the progress view shows deposits and bets next to their marks, capped at 100 percent [PVIP-003]', () => {
    const { container } = silver();
    const bars = region('Your status').getAllByRole('progressbar');
    expect(bars.map(bar => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
      ['Deposits', '€9,000 of €18,000'],
      ['Bets', '€45,000 of €180,000'],
    ]);
    expect(bars.map(bar => bar.getAttribute('value'))).toEqual(['50', '25']);
    container.remove();
    open(progressOf(places.silver, { deposits: 90_000_000n, bets: 0n }, 'EUR', shippedVipLevels));
    expect(region('Your status').getAllByRole('progressbar')[0]?.getAttribute('value')).toBe('100');
  });

  it('the ladder shows every status in its position relative to the player’s own', () => {
    silver();
    const steps = within(screen.getByRole('list', { name: 'The ladder' })).getAllByRole('listitem');
    expect(textsOf(steps)).toEqual([
      'RegularPassed',
      'Rising starPassed',
      'StarPassed',
      'BronzePassed',
      'SilverYou are here',
      'GoldNext',
      'PlatinumLater',
      'DiamondFor life',
    ]);
    expect(steps.filter(step => step.ariaCurrent === 'step').map(step => step.textContent)).toEqual([
      'SilverYou are here',
    ]);
  });

  it('the compare carousel shows what each status takes and costs on average, and marks the own and the next one [PVIP-004]', () => {
    silver();
    const cards = within(screen.getByRole('list', { name: 'Compare' })).getAllByRole('listitem');
    expect(cards.map(card => within(card).getByRole('heading').textContent)).toEqual([
      'Regular',
      'Rising star',
      'Star',
      'Bronze',
      'Silver',
      'Gold',
      'Platinum',
      'Diamond',
    ]);
    expect(within(cards[4] ?? document.body).getByText('Yours now')).toBeTruthy();
    const gold = within(cards[5] ?? document.body);
    expect(gold.getByText('Next')).toBeTruthy();
    for (const figure of ['€18,000', '€180,000', 'about €7,200', 'Personal manager'])
      expect(gold.getByText(figure)).toBeTruthy();
    const carousel = region('Compare');
    expect(carousel.getByRole('button', { name: 'Previous statuses' })).toBeTruthy();
    expect(carousel.getByRole('button', { name: 'Next statuses' })).toBeTruthy();
  });

  it('the outcomes of the quarter show what is still missing, and which status the player would have if the quarter ended now [PX-81]', () => {
    silver();
    const outcomes = region('What January 1 brings').getAllByRole('listitem');
    expect(outcomes.map(card => within(card).getByRole('heading').textContent)).toEqual(['Gold', 'Silver', 'Bronze']);
    const [gold, own, bronze] = outcomes.map(card => within(card));
    expect(gold?.getByText('€135,000 more')).toBeTruthy();
    expect(own?.getByText('€3,000 more')).toBeTruthy();
    expect(own?.queryByText('As things stand')).toBeNull();
    expect(bronze?.getByText('As things stand')).toBeTruthy();
  });

  it('Diamond has no next status, no expiry and no days left [PVIP-009]', () => {
    open(progressOf(places.diamond, { deposits: 0n, bets: 0n }, 'EUR', shippedVipLevels));
    expect(screen.getByRole('heading', { level: 1, name: 'Diamond, for life' })).toBeTruthy();
    expect(screen.queryByText(/days? left/)).toBeNull();
    expect(screen.queryByText(/^What .* brings$/)).toBeNull();
    expect(region('Your status').queryByRole('progressbar')).toBeNull();
  });

  it('the page says to a Regular player that there is nothing to catch up on', () => {
    open(progressOf(places.regular, { deposits: 0n, bets: 0n }, 'EUR', shippedVipLevels));
    expect(screen.getByRole('heading', { level: 1, name: 'You are Regular, and that is fine' })).toBeTruthy();
    expect(region('Your status').getByText('of €6,000')).toBeTruthy();
  });
});
