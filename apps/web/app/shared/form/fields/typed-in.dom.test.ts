import { afterEach, expect, it } from 'vitest';
import { typedIn } from '../form.tsx';

afterEach(() => document.body.replaceChildren());

it('takes over values that a browser filled in before hydration, including a birthday as DD/MM/YYYY [VALID-030]', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="first_name"><input name="date_of_birth"><input name="city">';
  document.body.append(form);
  const known = { first_name: 'Ada', date_of_birth: '', city: 'Toronto' };
  for (const [name, value] of Object.entries({ ...known, first_name: '1990-12-10', date_of_birth: '1990-12-10' }))
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.setAttribute('value', value);
  expect(typedIn(form, known)).toEqual({ first_name: '1990-12-10', date_of_birth: '10/12/1990' });
});
