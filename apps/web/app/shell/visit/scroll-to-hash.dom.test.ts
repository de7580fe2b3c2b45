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

it("looks for a hash's late target every 200 ms, and scrolls to it once [CONST-062] [PCONST-005]", () => {
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

it("stops looking for a hash's target after 5000 ms [CONST-061] [PCONST-005]", () => {
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

it("does not scroll to a hash's late target if the visitor has scrolled or left the page", () => {
  scrollToHash('one');
  window.dispatchEvent(new Event('wheel'));
  const stop = scrollToHash('two');
  stop();
  place('one');
  place('two');
  vi.advanceTimersByTime(5_000);
  expect(scrolled).not.toHaveBeenCalled();
});
