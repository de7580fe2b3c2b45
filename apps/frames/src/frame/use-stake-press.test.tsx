import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usualRestMs } from './press-guard.ts';
import { useStakePress, type StakePressOptions } from './use-stake-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function Button(options: StakePressOptions) {
  return <button {...useStakePress(options).button}>Go</button>;
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const go = () => screen.getByRole('button');
const waits = () => go().getAttribute('aria-disabled') === 'true';

/** A mouse or touch press, as the sequence of browser events. */
const down = () => fireEvent.pointerDown(go());
const up = () => fireEvent.click(go(), { detail: 1 });
const tap = () => {
  down();
  up();
};

function crashButton() {
  const collected = vi.fn();
  const staked = vi.fn();
  const collect = { meaning: 'collect', stakes: false, covered: false, onPress: collected };
  const start = { meaning: 'start', stakes: true, covered: false, onPress: staked };
  const { rerender } = render(<Button {...collect} />);
  return { collected, staked, end: () => rerender(<Button {...start} />) };
}

it('ignores a collect made 150 ms too late by pointer, Space, Enter or screen reader, and accepts a new press after the rest period', () => {
  const { staked, end } = crashButton();
  end();
  expect(waits()).toBe(true);
  pass(150);
  tap();
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyUp(document.body, { key: ' ' });
  fireEvent.keyDown(go(), { key: 'Enter' });
  fireEvent.keyUp(go(), { key: 'Enter' });
  fireEvent.click(go());
  expect(staked).not.toHaveBeenCalled();
  pass(usualRestMs - 150);
  expect(waits()).toBe(false);
  tap();
  expect(staked).toHaveBeenCalledTimes(1);
});

it('does not start a flight with the second click of a double click', () => {
  const { collected, staked, end } = crashButton();
  tap();
  down();
  end();
  pass(5000);
  up();
  expect(collected).toHaveBeenCalledTimes(1);
  expect(staked).not.toHaveBeenCalled();
});

it('a key held past the end of a flight starts no new one until it is released and pressed again [C19]', () => {
  const { collected, staked, end } = crashButton();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(collected).toHaveBeenCalledTimes(1);
  end();
  for (let repeats = 0; repeats < 40; repeats += 1) {
    pass(50);
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  }
  expect(staked).not.toHaveBeenCalled();
  fireEvent.keyUp(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(staked).toHaveBeenCalledTimes(1);
});

it('ignores presses while the button is not ready or is waiting, and ignores keys while something covers the game', () => {
  const pressed = vi.fn();
  const options = { meaning: 'spin', stakes: true, covered: false, onPress: pressed };
  const { rerender } = render(<Button {...options} ready={false} />);
  expect(waits()).toBe(true);
  tap();
  rerender(<Button {...options} meaning={null} />);
  tap();
  rerender(<Button {...options} covered />);
  pass(usualRestMs);
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyUp(document.body, { key: ' ' });
  expect(pressed).not.toHaveBeenCalled();
  tap();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('places a stake without a rest period after the first chip is placed', () => {
  const pressed = vi.fn();
  const options = { meaning: 'spin', stakes: true, covered: false, onPress: pressed };
  const { rerender } = render(<Button {...options} ready={false} />);
  rerender(<Button {...options} ready />);
  tap();
  expect(pressed).toHaveBeenCalledTimes(1);
});
