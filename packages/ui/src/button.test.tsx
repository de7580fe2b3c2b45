import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('a button does not submit a form unless its type is set to do so', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

it('a pending button ignores clicks, is marked busy, and keeps the width of its wider label', () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button pending={false} pendingLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <Button pending pendingLabel="Sending" onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect([...button.querySelectorAll('.button__face')].map(face => face.hasAttribute('data-off'))).toEqual([
    true,
    false,
  ]);
});

it('a pending button does not submit its form', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={event => onSubmit(event.nativeEvent)}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an unavailable button stays focusable and ignores clicks', () => {
  const onClick = vi.fn();
  render(
    <Button unavailable onClick={onClick}>
      Withdraw
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Withdraw' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});
