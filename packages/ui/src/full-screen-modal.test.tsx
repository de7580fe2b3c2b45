import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { FullScreenModal } from './full-screen-modal.tsx';

/** A page with a modal over it; `focusField`: the modal names its field for the focus. */
function Page({ focusField = false }: { focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <main>
        <h1>Games</h1>
        <button onClick={() => setOpen(true)}>Register</button>
      </main>
      <FullScreenModal
        open={open}
        onClose={() => setOpen(false)}
        label="Create your account"
        closeLabel="Close"
        initialFocus={focusField ? field : undefined}
      >
        <input ref={field} aria-label="E-mail" />
      </FullScreenModal>
    </>
  );
}

/** Opens it as a player does, with the focus on what opens it. */
function openModal() {
  const opener = screen.getByRole('button', { name: 'Register' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, modal: screen.getByRole('dialog', { name: 'Create your account' }) };
}

it('hides the page beneath from assistive technology while it is open, and keeps it mounted [POPUP-018]', async () => {
  render(<Page />);
  const heading = screen.getByRole('heading', { name: 'Games' });
  const { opener } = openModal();
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Games' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Games', hidden: true })).toBe(heading);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Games' })).toBe(heading);
  expect(screen.getByRole('button', { name: 'Register' })).toBe(opener);
});

it('takes the focus on opening and gives it back on closing with Esc [POPUP-018]', async () => {
  render(<Page />);
  const { opener, modal } = openModal();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  fireEvent.keyDown(modal, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('gives the focus to the field that is named for it [POPUP-018]', async () => {
  render(<Page focusField />);
  openModal();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' })));
});
