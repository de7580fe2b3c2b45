import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function setUp() {
  const store = createToastStore(() => () => undefined);
  render(
    <ToastProvider store={store} dismissLabel="Dismiss">
      Page
    </ToastProvider>,
  );
  return store;
}

it('announces error toasts in the alert region and all other toasts in the status region', () => {
  const store = setUp();
  act(() => {
    store.show({ tone: 'ok', content: 'Confirmation e-mail sent' });
    store.show({ tone: 'bad', content: 'Declined by the bank' });
  });
  expect(screen.getByRole('status').textContent).toBe('Confirmation e-mail sent');
  expect(screen.getByRole('alert').textContent).toBe('Declined by the bank');
});

it('a toast disappears when its dismiss button is clicked', () => {
  const store = setUp();
  act(() => {
    store.show({ content: 'Limit reached', persistent: true });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a toast disappears after ten seconds of browser time [CONST-004]', () => {
  vi.useFakeTimers();
  const Sender = () => {
    const { show } = useToast();
    return <button onClick={() => show({ content: 'Confirmation e-mail sent' })}>Send</button>;
  };
  render(
    <ToastProvider dismissLabel="Dismiss">
      <Sender />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.getByRole('status').textContent).toBe('Confirmation e-mail sent');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});
