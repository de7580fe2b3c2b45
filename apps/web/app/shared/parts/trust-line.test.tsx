import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { TrustLine } from './trust-line.tsx';

it.each([
  ['a guest from Canada', null, 'CW-0000-EX'],
  ['a player from Canada under the Estonian licence', playerWith({}, { license_name: 'EE' }), 'EE-0000-EX'],
  ['a player under the licence of Curaçao', playerWith({}, { license_name: 'CW' }), 'CW-0000-EX'],
])('shows %s the number of the licence that applies to them [ROLE-023]', (_who, player, number) => {
  show(<TrustLine />, player);
  expect(screen.getByText(new RegExp(number))).toBeTruthy();
});

it.each([
  ['a guest from Canada', null, '18+'],
  ['a player from Ontario', playerWith({}, { country: 'CA', state: 'ON', min_age: 19 }), '19+'],
])('shows %s the minimum age where they live [SHELL-069] [D7]', (_who, player, mark) => {
  show(<TrustLine />, player);
  expect(screen.getByText(mark)).toBeTruthy();
});
