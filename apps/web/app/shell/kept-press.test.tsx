// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keptPress } from './kept-press.ts';

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

beforeAll(() => {
  const script = document.createElement('script');
  script.text = keptPress;
  document.head.append(script);
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  pressed.mockClear();
  cleanup();
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

/** Longer than a press waits for its turn, and shorter than a test. */
const later = () => new Promise(done => setTimeout(done, 600));

it('a press on a button that the page has not taken over is made once it has, and once only', async () => {
  const { own, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(own);
  expect(pressed).not.toHaveBeenCalled();
  takeOver();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  await later();
  expect(pressed.mock.calls).toEqual([['limit']]);
});

it('whoever presses elsewhere or a key meanwhile has gone on', async () => {
  const { own, text, takeOver } = servedPage();
  fireEvent.click(own);
  fireEvent.click(text);
  fireEvent.click(own);
  fireEvent.keyDown(text, { key: 'Tab' });
  takeOver();
  await later();
  expect(pressed).not.toHaveBeenCalled();
});

it('a button of a form is the browser’s until then, and each press is one once the page has taken over', async () => {
  const { own, form, takeOver } = servedPage();
  fireEvent.click(form);
  takeOver();
  fireEvent.click(own);
  await later();
  expect(pressed.mock.calls).toEqual([['limit']]);
});
