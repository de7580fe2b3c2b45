import { expect, it } from 'vitest';
import { checkName, checkPlaceName } from './name.ts';

it.each([
  '',
  'Zoë',
  'O’Neil',
  "D'Angelo",
  'Anne-Marie',
  'Martin Luther King, Jr.',
  'Zoe\u0308',
  'Оксана',
  'محمد',
  'मीरा',
  '李',
])('accepts the name %j', name => expect(checkName(name)).toBeNull());

it.each(['😀', 'Eva 😀', '★', '-', '...', 'R2D2', '<b>', 'eva@example.com', '\u{1d404}va 1'])(
  'refuses the name %j, which contains symbols or no letters',
  name => expect(checkName(name)).toBe('VALIDATION.NAME.CHARACTERS'),
);

it.each(['', 'St. John’s', 'Saint-Louis-du-Ha! Ha!', '12 King St W, #4/2', '’s-Hertogenbosch', 'حولي ١٢'])(
  'accepts the place %j',
  place => expect(checkPlaceName(place)).toBeNull(),
);

it.each(['🏠', '12 King St 🏠', '#', '—'])('refuses the place %j', place =>
  expect(checkPlaceName(place)).toBe('VALIDATION.PLACE.CHARACTERS'),
);
