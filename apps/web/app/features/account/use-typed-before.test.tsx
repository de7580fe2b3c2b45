// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useTypedBefore } from './use-typed-before.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [, setCount] = useState(0);
  useTypedBefore(form, typed => setEmail(typed.email));
  return (
    <form ref={form}>
      <input name="email" value={email} onChange={event => setEmail(event.target.value)} />
      <button type="button" onClick={() => setCount(count => count + 1)}>
        Draw again
      </button>
      <output>{email}</output>
    </form>
  );
}

afterEach(cleanup);

it('what was typed before the script came is kept, also when the form changes', async () => {
  document.body.innerHTML = renderToString(<Form />);
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = 'someone@liftoff.example';
  await act(async () => void hydrateRoot(document.body, <Form />));
  expect(document.querySelector('output')?.textContent).toBe('someone@liftoff.example');
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('input')?.value).toBe('someone@liftoff.example');
});
