import { layouts } from '@liftoff/rules/game/engines/slot/layouts';
import { referenceSpec, solveSlot } from '@liftoff/rules/game/engines/slot/solve';
import { spinSlot } from '@liftoff/rules/game/engines/slot/math';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { minor } from '@liftoff/rules/money/money';
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeFrame, startWith } from '../../testing/fake-frame.tsx';
import { SlotMessageBar } from './slot-message.tsx';
import { lightOf, revealStepsOf, type SlotMessage } from './slot-scene.ts';

beforeEach(() => {
  // jsdom has no media queries; the amount of a win counts up unless reduced motion is preferred.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const rounds = 10_000;
const models = Object.keys(layouts).flatMap(layout =>
  (['low', 'medium', 'high', 'very-high'] as const).map(volatility => solveSlot(referenceSpec(layout, volatility))),
);

function shown(message: SlotMessage, stake: bigint) {
  const { container, unmount } = render(
    <FakeFrame start={startWith({ engine: 'slot' })} calls={{}}>
      <SlotMessageBar message={message} stake={stake} onSkip={null} />
    </FakeFrame>,
  );
  const seen = { text: container.textContent, starlight: container.querySelector('.winning-amount') !== null };
  unmount();
  return seen;
}

/** Identifies how a message is worded and lit, so that each variant is rendered only once. */
const lookOf = (message: SlotMessage, above: boolean): string =>
  JSON.stringify({ ...message, above, line: 'line' in message && message.line !== null }, (key, value: unknown) =>
    ['amount', 'total', 'symbol', 'count', 'rounds', 'wins'].includes(key) ? undefined : value,
  );

it('in ten thousand rounds across all slot models, a spin that returns at most its stake never lights up, makes a sound or is called a win [C22]', () => {
  const looks = new Map<string, { message: SlotMessage; above: boolean; stake: bigint }>();
  let played = 0;
  let returned = 0;
  for (const [place, model] of models.entries()) {
    const draw = seededDraw(place + 1);
    const stake = BigInt(model.unit);
    for (let round = 0; round < rounds / models.length; round += 1) {
      const { win, outcome } = spinSlot(model, draw, stake);
      played += 1;
      const see = (message: SlotMessage, above: boolean) =>
        looks.set(lookOf(message, above), { message, above, stake });
      if (outcome.spins.length > 1)
        see({ kind: 'feature', rounds: outcome.spins.length - 1, amount: win }, win > stake);
      for (const spin of outcome.spins) {
        const above = minor(spin.win_cents) > stake;
        returned += Number(!above && minor(spin.win_cents) > 0n);
        // The sound follows the light, which `celebration.test.tsx` verifies.
        expect(lightOf(minor(spin.win_cents), stake) === 'win').toBe(above);
        for (const still of [true, false])
          for (const { message } of revealStepsOf(spin, stake, model.kind, still)) see(message, above);
      }
    }
  }
  expect(played).toBeGreaterThanOrEqual(rounds);
  expect(returned).toBeGreaterThan(1_000);
  expect(new Set([...looks.values()].map(({ message }) => message.kind))).toEqual(
    new Set(['win', 'list', 'wins', 'returned', 'none', 'feature']),
  );
  for (const { message, above, stake } of looks.values()) {
    const { text, starlight } = shown(message, stake);
    const claims = text !== 'No win' && /\bwins?\b|\bwon\b/i.test(text);
    if (!above) expect({ message, claims, starlight, text }).toMatchObject({ claims: false, starlight: false });
    if (above) expect({ message, starlight }).toMatchObject({ starlight: true });
  }
});
