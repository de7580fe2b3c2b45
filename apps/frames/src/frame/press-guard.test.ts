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

it('a button that has just been drawn can be pressed', () => {
  expect(guarded(start).press()).toBe(true);
});

it('a press 150 ms after the flight has ended buys no next one; a fresh press after the rest does', () => {
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

it('a press that began before the meaning changed never counts, however late it ends', () => {
  const { guard, pass } = guarded(collect);
  guard.begin();
  guard.mean(start);
  pass(10_000);
  expect(guard.counts()).toBe(false);
});

it('a press that began while the button rested never counts, however late it ends', () => {
  const { guard, pass } = guarded(collect);
  guard.mean(start);
  pass(usualRestMs - 1);
  guard.begin();
  pass(5000);
  expect(guard.counts()).toBe(false);
});

it('a press held through a whole round does not begin the next', () => {
  const { guard, pass } = guarded(start);
  guard.begin();
  guard.mean(wait);
  pass(3000);
  guard.mean(start);
  pass(3000);
  expect(guard.counts()).toBe(false);
});

it('collecting waits for nothing, but a press meant for the start does not collect', () => {
  const { guard, pass, press } = guarded(start);
  guard.begin();
  guard.mean(collect);
  expect(guard.counts()).toBe(false);
  pass(1);
  expect(press()).toBe(true);
});

it('does nothing while it waits', () => {
  expect(guarded(wait).press()).toBe(false);
});

it('the same meaning said again begins no rest', () => {
  const { guard, press } = guarded(start);
  guard.mean({ name: 'start', stakes: true });
  expect(guard.restLeft()).toBe(0);
  expect(press()).toBe(true);
});

it('a press of a screen reader, without a beginning, is judged by its moment', () => {
  const { guard, pass } = guarded(collect);
  guard.mean(start);
  expect(guard.counts()).toBe(false);
  pass(usualRestMs);
  expect(guard.counts()).toBe(true);
});
