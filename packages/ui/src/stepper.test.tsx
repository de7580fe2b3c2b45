import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

function Count({ start, max }: { start: number; max: number }) {
  const [count, setCount] = useState(start);
  return (
    <Stepper label="Quantity" lessLabel="Fewer" moreLabel="More" value={count} min={1} max={max} onChange={setCount} />
  );
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const value = () => screen.getByRole('status').textContent;
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
const fewer = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer' });

it('a stepper disables the button at each end of its range', () => {
  render(<Count start={1} max={2} />);
  expect(fewer().disabled).toBe(true);
  fireEvent.click(more());
  expect(value()).toBe('2');
  expect(more().disabled).toBe(true);
  expect(fewer().disabled).toBe(false);
});

it('a stepper repeats while its button is held, stops on release, and ignores the click that follows the release', () => {
  vi.useFakeTimers();
  render(<Count start={1} max={5} />);
  fireEvent.pointerDown(more());
  pass(399);
  expect(value()).toBe('1');
  pass(1);
  expect(value()).toBe('2');
  pass(90);
  expect(value()).toBe('3');
  fireEvent.pointerUp(more());
  fireEvent.click(more());
  pass(5000);
  expect(value()).toBe('3');
});

it('a stepper stops repeating when it reaches the end of its range', () => {
  vi.useFakeTimers();
  render(<Count start={4} max={5} />);
  fireEvent.pointerDown(more());
  pass(5000);
  expect(value()).toBe('5');
  expect(vi.getTimerCount()).toBe(0);
});
