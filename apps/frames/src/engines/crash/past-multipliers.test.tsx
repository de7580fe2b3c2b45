import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeFrame, startWith } from '../../testing/fake-frame.tsx';
import { PastMultipliers } from './past-multipliers.tsx';

it('shows all past flights in the same style, because the end of a flight is not a win for the player [C22]', () => {
  render(
    <FakeFrame start={startWith({ engine: 'crash' })} calls={{}}>
      <PastMultipliers past={[720, 100, 401, 10_000, 400]} />
    </FakeFrame>,
  );
  const shown = screen.getAllByRole('listitem');
  expect(shown).toHaveLength(5);
  expect(new Set(shown.map(one => `${one.className} ${one.getAttribute('style') ?? ''}`)).size).toBe(1);
  const styles = readFileSync(join(import.meta.dirname, './crash.css'), 'utf8');
  expect(styles).not.toMatch(/\.past [^{]*\{[^}]*(?:#f6d68f|--color-reward)/);
});
