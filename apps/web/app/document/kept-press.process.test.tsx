import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './kept-press.ts';

const pressed = vi.fn<(name: string) => void>();

function Page() {
  return (
    <>
      <button type="button" onClick={() => pressed('limit')}>
        New limit
      </button>
      <button type="submit" onClick={() => pressed('form')}>
        Send
      </button>
      <p>Text</p>
    </>
  );
}

const served = '<button type="button">New limit</button><button type="submit">Send</button><p>Text</p>';
let root: Root | undefined;

beforeAll(() => keepPresses());
beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  pressed.mockClear();
});

/** Inserts the server's HTML; returns its elements and a function that hydrates it. */
function servedPage() {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = served;
  const [own, form] = [...host.querySelectorAll('button')];
  const text = host.querySelector('p');
  if (!own || !form || !text) throw new Error('not served');
  const takeOver = () => act(() => void (root = hydrateRoot(host, <Page />)));
  return { own, form, text, takeOver };
}

/** Milliseconds, longer than a stored click waits after hydration. */
const turnMs = 600;

it('repeats a button click made before hydration once, after hydration', () => {
  const { own, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(own);
  expect(pressed).not.toHaveBeenCalled();
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed.mock.calls).toEqual([['limit']]);
});

it('discards a stored click if the visitor then clicks elsewhere or presses a key', () => {
  const { own, text, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(text);
  fireEvent.click(own);
  fireEvent.keyDown(text, { key: 'Tab' });
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves clicks on submit buttons to the browser, and counts clicks after hydration once', () => {
  const { own, form, takeOver } = servedPage();
  fireEvent.click(form);
  takeOver();
  fireEvent.click(own);
  vi.advanceTimersByTime(turnMs);
  expect(pressed.mock.calls).toEqual([['limit']]);
});

it.each([
  [14_800, [['limit']]],
  [15_200, []],
])('repeats a click made before hydration within fifteen seconds, and discards it later (%s ms)', (ms, made) => {
  const { own, takeOver } = servedPage();
  fireEvent.click(own);
  vi.advanceTimersByTime(ms);
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed.mock.calls).toEqual(made);
});
