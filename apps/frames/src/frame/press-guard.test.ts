import { expect, it } from 'vitest';
import { pressGuard, usualRestMs, type Meaning } from './press-guard.ts';

const start: Meaning = { name: 'start', stakes: true };
const collect: Meaning = { name: 'collect', stakes: false };
const wait: Meaning = { name: null, stakes: false };

function guarded(first: Meaning) {
  let time = 1000;
  const guard = pressGuard(() => time);
  guard.mean(first);
  const pass = (ms: number) => (time += ms);
  const press = () => {
    guard.begin();
    return guard.counts();
  };
  return { guard, pass, press };
}

it('accepts a press on a button that has just been rendered', () => {
  expect(guarded(start).press()).toBe(true);
});

it('ignores a press 150 ms after the flight has ended, and accepts a new press after the rest period', () => {
  const { guard, pass, press } = guarded(collect);
  guard.mean(start);
  pass(150);
  expect(press()).toBe(false);
  pass(usualRestMs - 151);
  expect(guard.restLeft()).toBe(1);
  expect(press()).toBe(false);
  pass(1);
  expect(press()).toBe(true);
});

it("ignores a press that began before the button's meaning changed, however late it ends", () => {
  const { guard, pass } = guarded(collect);
  guard.begin();
  guard.mean(start);
  pass(10_000);
  expect(guard.counts()).toBe(false);
});

it('ignores a press that began in the rest period, however late it ends', () => {
  const { guard, pass } = guarded(collect);
  guard.mean(start);
  pass(usualRestMs - 1);
  guard.begin();
  pass(5000);
  expect(guard.counts()).toBe(false);
});

it('a press held through a whole round does not start the next one', () => {
  const { guard, pass } = guarded(start);
  guard.begin();
  guard.mean(wait);
  pass(3000);
  guard.mean(start);
  pass(3000);
  expect(guard.counts()).toBe(false);
});

it('accepts a collect immediately, but not a press that began as a start', () => {
  const { guard, pass, press } = guarded(start);
  guard.begin();
  guard.mean(collect);
  expect(guard.counts()).toBe(false);
  pass(1);
  expect(press()).toBe(true);
});

it('ignores presses while the button is waiting', () => {
  expect(guarded(wait).press()).toBe(false);
});

it("does not start a rest period if the button's meaning is set again unchanged", () => {
  const { guard, press } = guarded(start);
  guard.mean({ name: 'start', stakes: true });
  expect(guard.restLeft()).toBe(0);
  expect(press()).toBe(true);
});

it("judges a screen reader's press, which has no separate start, by the moment it arrives", () => {
  const { guard, pass } = guarded(collect);
  guard.mean(start);
  expect(guard.counts()).toBe(false);
  pass(usualRestMs);
  expect(guard.counts()).toBe(true);
});
