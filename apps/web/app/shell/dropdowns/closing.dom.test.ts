import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDropdowns } from './closing.ts';

const dropdown = () => document.querySelector<HTMLDetailsElement>('details');
const isOpen = () => dropdown()?.open;
beforeEach(() => {
  document.body.innerHTML =
    '<p>Beside</p><details class="dropdown" open><summary>Open</summary><a href="#x">Link</a></details>';
});
afterAll(() => document.body.replaceChildren());

/** Dispatches an event as if before the closing code had loaded. */
function heard(event: Event, selector: string): Event {
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}
const key = (name: string): Event => new KeyboardEvent('keydown', { key: name, bubbles: true });
const click = (): Event => new MouseEvent('click', { bubbles: true });

it.each<[string, () => Event | null, boolean]>([
  ['Esc', () => heard(key('Escape'), 'summary'), false],
  ['another key', () => heard(key('a'), 'summary'), true],
  ['a click beside it', () => heard(click(), 'p'), false],
  ['the click that opened it', () => heard(click(), 'summary'), true],
  ['nothing', () => null, true],
])('handles an event from before the code that closes dropdowns had loaded: %s', (_what, last, stays) => {
  const before = last();
  const details = dropdown();
  if (details) details.open = true;
  closeDropdowns(before);
  expect(isOpen()).toBe(stays);
});

it.each<[string, () => unknown]>([
  ['Esc', () => document.dispatchEvent(key('Escape'))],
  ['a click beside it', () => document.querySelector('p')?.dispatchEvent(click())],
  ['a click on a link in it', () => document.querySelector('a')?.dispatchEvent(click())],
])('%s closes an open dropdown', (_what, act) => {
  closeDropdowns(null);
  act();
  expect(isOpen()).toBe(false);
});

it('Esc closes an open dropdown in a part of the page that is not hydrated, where React stops the event', () => {
  document.addEventListener('keydown', event => event.stopPropagation(), { capture: true, once: true });
  closeDropdowns(null);
  document.querySelector('summary')?.dispatchEvent(key('Escape'));
  expect(isOpen()).toBe(false);
});
