import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { LevelPage } from './level-page.tsx';

const now = Date.parse('2026-11-23T12:00:00Z');

const inGroup = (id: string) => playerWith({}, { statuses: [{ id, name: id }] });

it('shows the status that the player has through their groups, and the next status [ROUTE-022]', () => {
  show(<LevelPage now={now} />, inGroup('258'));
  expect(screen.getByRole('heading', { name: 'Silver' })).toBeTruthy();
  expect(screen.getByText('Next: Gold')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Statuses' })).getAllByRole('listitem');
  expect(steps.filter(step => step.getAttribute('aria-current') === 'step').map(step => step.textContent)).toEqual([
    'Silveryour status',
  ]);
});

it('shows no next status to a player with the highest status', () => {
  show(<LevelPage now={now} />, inGroup('759'));
  expect(screen.getByText('The highest status')).toBeTruthy();
  expect(screen.queryByText(/^Next:/)).toBeNull();
});
