import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import PlayerDeck from './player-deck.tsx';

it("shows the sum of real and bonus money and the wagering progress on the player's card [ENTITY-012] [STATE-067] [STATE-068] [STATE-069]", () => {
  const player = playerWith({ bonus_cents: 1_000, wagering: { total_cents: 30_000, wagered_cents: 12_345 } });
  const { container } = show(<PlayerDeck player={player} />, player);
  expect(container.querySelector('.deck__balance')?.textContent).toBe('€258.50');
  expect(container.textContent).toContain('Real €248.50 · Bonus €10.00');
  expect(container.textContent).toContain('€123.45 of €300.00 · 41%');
});

it('shows a wagering progress of 0 percent for bonus money without wagering [STATE-069] [CONST-058]', () => {
  const player = playerWith({ bonus_cents: 1_000, wagering: null });
  const { container } = show(<PlayerDeck player={player} />, player);
  expect(container.textContent).toContain('€0.00 of €0.00 · 0%');
});

it('shows no bonus details if the player has no bonus money [STATE-068]', () => {
  const player = playerWith({ bonus_cents: 0 });
  const { container } = show(<PlayerDeck player={player} />, player);
  expect(container.querySelector('.deck__balance')?.textContent).toBe('€248.50');
  expect(container.textContent).not.toMatch(/Bonus €|Real €/);
});
