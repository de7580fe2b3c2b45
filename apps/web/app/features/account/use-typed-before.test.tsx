// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useTypedBefore } from './use-typed-before.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [, setCount] = useState(0);
  const [wasLeft, setWasLeft] = useState(false);
  useTypedBefore(form, (typed, left) => {
    setEmail(typed.email);
    setWasLeft(left);
  });
  return (
    <form ref={form}>
      <input name="email" value={email} onChange={event => setEmail(event.target.value)} />
      <button type="button" onClick={() => setCount(count => count + 1)}>
        Draw again
      </button>
      <output>{email}</output>
      <p>{wasLeft ? 'left' : 'still there'}</p>
    </form>
  );
}

let root: Root | null = null;
/** The page's script comes. */
const hydrate = () => act(async () => void (root = hydrateRoot(document.body, <Form />)));

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
});

it('what was typed before the script came is kept, also when the form changes', async () => {
  document.body.innerHTML = renderToString(<Form />);
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = 'someone@liftoff.example';
  await hydrate();
  expect(document.querySelector('output')?.textContent).toBe('someone@liftoff.example');
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('input')?.value).toBe('someone@liftoff.example');
});

it.each([
  ['somebody is still in it', true, 'still there'],
  ['it has been left', false, 'left'],
])('of an e-mail that was typed before the script came, %s is told', async (_where, stays, told) => {
  document.body.innerHTML = renderToString(<Form />);
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = 'someone@liftoff.example';
  if (stays) input.focus();
  await hydrate();
  expect(document.querySelector('p')?.textContent).toBe(told);
});
