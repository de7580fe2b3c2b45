import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeFrame, startWith } from '../testing/fake-frame.tsx';
import { stubModalDialogs } from '../testing/modal-dialogs.ts';
import { Sheets } from './sheets.tsx';

const script = vi.hoisted(() => ({ isAway: true }));
vi.mock('./rounds-sheet.tsx', () => ({
  get RoundsSheet() {
    if (script.isAway) throw new Error('Failed to fetch dynamically imported module');
    return () => <p>The rounds</p>;
  },
}));

beforeEach(stubModalDialogs);

function Game() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Rounds</button>
      <Sheets open={isOpen ? 'rounds' : null} info={() => null} running onClose={() => setOpen(false)} />
    </>
  );
}

it("shows an error over the game if a sheet's script fails to load, and loads it again when the sheet is reopened [B21]", async () => {
  render(
    <FakeFrame start={startWith({})} calls={{}}>
      <Game />
    </FakeFrame>,
  );
  const press = () => fireEvent.click(screen.getByText('Rounds', { selector: 'button' }));
  press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t load this/);
  expect(screen.getByRole('dialog', { name: 'Rounds' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  script.isAway = false;
  press();
  expect(await screen.findByText('The rounds')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
