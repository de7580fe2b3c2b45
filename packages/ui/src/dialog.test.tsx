import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <div className="toasts">
        <button>Dismiss</button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Reality check"
        closeLabel="Close"
        dismissible={dismissible}
      >
        <button onClick={() => setOpen(false)}>Continue</button>
      </Dialog>
    </>
  );
}

function openDialog(dismissible?: boolean) {
  render(dismissible === undefined ? <Page /> : <Page dismissible={dismissible} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('a dialog is named by its title, traps the focus, closes on Esc and returns the focus', async () => {
  const opener = openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Reality check' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('a dialog closes with its close button', async () => {
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
});

it('a dialog that must be answered has no close button and ignores Esc', async () => {
  openDialog(false);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await closed();
});
