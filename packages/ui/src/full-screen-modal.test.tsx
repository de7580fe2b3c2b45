import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { FullScreenModal } from './full-screen-modal.tsx';

/** A page with a modal. With `focusField`, the modal requests the initial focus for its field. */
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

/** Opens the modal as a player does, with the focus on the opening button. */
function openModal() {
  const opener = screen.getByRole('button', { name: 'Register' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, modal: screen.getByRole('dialog', { name: 'Create your account' }) };
}

it('an open modal hides the page below from assistive technology but keeps it mounted [POPUP-018]', async () => {
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

it('an opened modal takes the focus, and returns it when closed with Esc [POPUP-018]', async () => {
  render(<Page />);
  const { opener, modal } = openModal();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  fireEvent.keyDown(modal, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('a modal moves the focus to the field that requests it [POPUP-018]', async () => {
  render(<Page focusField />);
  openModal();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' })));
});
