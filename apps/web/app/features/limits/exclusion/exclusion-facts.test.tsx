import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { ExclusionFacts } from './exclusion-facts.tsx';

it.each([
  [true, /We pay it out within the hour/],
  [false, /support will pay it out to you/],
])('states before a self-exclusion how the balance will be paid out (automatic payout: %s) [C12]', (paysOut, text) => {
  const player = playerWith();
  show(<ExclusionFacts player={player} paysOut={paysOut} />, player);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(/support/i).length).toBeGreaterThan(0);
});
