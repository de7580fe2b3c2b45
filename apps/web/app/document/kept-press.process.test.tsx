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

/** The page as it is served, and what makes it React's. */
function servedPage() {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = served;
  const [own, form] = [...host.querySelectorAll('button')];
  const text = host.querySelector('p');
  if (!own || !form || !text) throw new Error('not served');
  const takeOver = () => act(() => void (root = hydrateRoot(host, <Page />)));
  return { own, form, text, takeOver };
}

/** Milliseconds, longer than a press waits for its turn once the page is taken over. */
const turnMs = 600;

it('a press on a button that the page has not taken over is made once it has, and once only', () => {
  const { own, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(own);
  expect(pressed).not.toHaveBeenCalled();
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed.mock.calls).toEqual([['limit']]);
});

it('whoever presses elsewhere or a key meanwhile has gone on', () => {
  const { own, text, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(text);
  fireEvent.click(own);
  fireEvent.keyDown(text, { key: 'Tab' });
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed).not.toHaveBeenCalled();
});

it('a button of a form is the browser’s until then, and each press is one once the page has taken over', () => {
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
])('a page that takes %s ms to come makes the press or has forgotten it', (ms, made) => {
  const { own, takeOver } = servedPage();
  fireEvent.click(own);
  vi.advanceTimersByTime(ms);
  takeOver();
  vi.advanceTimersByTime(turnMs);
  expect(pressed.mock.calls).toEqual(made);
});
