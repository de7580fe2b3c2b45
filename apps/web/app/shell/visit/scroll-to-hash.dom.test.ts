import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToHash } from './scroll-to-hash.ts';

const scrolled = vi.fn<(name: string) => void>();
const place = (name: string) => {
  const element = document.createElement('h2');
  element.id = name;
  element.scrollIntoView = () => scrolled(name);
  document.body.append(element);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  scrolled.mockReset();
});

it('looks every 200 ms for what comes later, and goes there once [CONST-062]', () => {
  scrollToHash('m%C3%BCnze');
  vi.advanceTimersByTime(1_000);
  place('münze');
  vi.advanceTimersByTime(199);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled.mock.calls).toEqual([['münze']]);
  vi.advanceTimersByTime(10_000);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('looks for the last time after 5000 ms [CONST-061]', () => {
  scrollToHash('late');
  vi.advanceTimersByTime(4_999);
  place('late');
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  scrollToHash('later');
  vi.advanceTimersByTime(5_000);
  place('later');
  vi.advanceTimersByTime(10_000);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('leaves a visitor alone who scrolls, or who has gone to another page', () => {
  scrollToHash('one');
  window.dispatchEvent(new Event('wheel'));
  const stop = scrollToHash('two');
  stop();
  place('one');
  place('two');
  vi.advanceTimersByTime(5_000);
  expect(scrolled).not.toHaveBeenCalled();
});
