import { CallError } from '@liftoff/contract/core/client';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announceTrying } from '../calls/trying.ts';
import { inEnglish, show } from '../../testing/show.tsx';
import { CheckField } from './fields/check-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { PasswordField, TextField } from './fields/fields.tsx';
import { Form, SubmitButton } from './form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useForm, type Sent } from './use-form.ts';

interface Values {
  email: string;
  password: string;
  country: string;
  terms: boolean;
}

interface PartProps {
  send?: (values: Values, key: string) => Promise<Sent<Values>>;
  leave?: (name: string, values: Values) => Promise<string | null>;
}

function Part({ send = async () => undefined, leave = async () => null }: PartProps) {
  const form = useForm<Values>({
    values: { email: '', password: '', country: 'CA', terms: false },
    check: ({ email, password }) => ({ email: checkRequired(email), password: checkRequired(password) }),
    send,
    leave,
  });
  const { email, country, terms } = form.values;
  return (
    <Form form={form}>
      <RefusalNotice refusal={form.refusal} />
      <TextField form={form} name="email" label="E-mail" />
      <PasswordField form={form} name="password" label="Password" />
      <SelectField
        form={form}
        name="country"
        label="Country"
        options={['CA', 'DE'].map(value => ({ value, label: value }))}
      />
      <CheckField form={form} name="terms" label="Terms">
        Terms
      </CheckField>
      <SubmitButton form={form} pendingLabel="Sending">
        Send
      </SubmitButton>
      <output>{JSON.stringify({ email, country, terms })}</output>
    </Form>
  );
}

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (address = 'ada@mail.test') => {
  enter('E-mail', address);
  enter('Password', 'A long way');
};
const send = () => fireEvent.submit(document.forms[0] as HTMLFormElement);
const refused = (refusal: CallError['refusal'], errors?: Record<string, string[]>, status = 422) =>
  new CallError(
    status,
    refusal,
    status === 0 ? undefined : { refusal: 'invalid', request_id: 'one', ...(errors ? { errors } : {}) },
  );

describe('validation errors', () => {
  it('errors appear at their fields, the first wrong field gets the focus, and a live region names all wrong fields', () => {
    const sent = vi.fn<() => Promise<void>>();
    show(<Part send={sent} />);
    send();
    expect(screen.getByText('E-mail is required.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Check these fields: E-mail and Password.');
    expect(sent).not.toHaveBeenCalled();
    enter('E-mail', 'ada@mail.test');
    send();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it("changing a field removes only that field's error", () => {
    show(<Part />);
    send();
    enter('E-mail', 'a');
    expect(screen.queryByText('E-mail is required.')).toBeNull();
    expect(screen.getByText('Password is required.')).toBeTruthy();
  });

  it("the platform's errors appear at their fields, and errors without a field appear for the whole form", async () => {
    const answers = [
      refused('invalid', { 'user.email': ['VALIDATION.EMAIL.TAKEN'] }),
      refused('invalid', { email: ['of tomorrow'] }),
      refused('invalid', { shoe: ['small'] }),
      refused('rate_limited', { email: ['unlock_by_mail'] }, 429),
    ];
    const refuse = async () => {
      throw answers.shift() ?? new Error('asked too often');
    };
    show(<Part send={refuse} />);
    fill();
    send();
    await screen.findByText('An account with this e-mail already exists. Sign in instead.');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(screen.queryByRole('alert')).toBeNull();
    send();
    await screen.findByText('We can’t save this as entered.');
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Some details need another look.');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many failed attempts'));
    expect(email().getAttribute('aria-invalid')).toBeNull();
    expect(email().value).toBe('ada@mail.test');
  });

  it('the result of checking a field after it was left is ignored if its value has changed in the meantime', async () => {
    const asked: PromiseWithResolvers<string | null>[] = [];
    const leave = () => {
      const answer = Promise.withResolvers<string | null>();
      asked.push(answer);
      return answer.promise;
    };
    show(<Part leave={leave} />);
    enter('E-mail', 'one');
    fireEvent.blur(email());
    enter('E-mail', 'two');
    fireEvent.blur(email());
    await act(async () => asked[0]?.resolve('VALIDATION.EMAIL.TAKEN'));
    expect(email().getAttribute('aria-invalid')).toBeNull();
    await act(async () => asked[1]?.resolve('VALIDATION.EMAIL.INVALID'));
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('submitting a form', () => {
  it('a form is sent only once despite several clicks, and can be sent again afterwards', async () => {
    const answer = Promise.withResolvers<void>();
    const sent = vi.fn<() => Promise<void>>(() => answer.promise);
    show(<Part send={sent} />);
    fill();
    send();
    send();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Sending/ }).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.resolve());
    expect(document.querySelector('[aria-busy]')).toBeNull();
    send();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('a form stays pending while the visitor is leaving the page', async () => {
    const sent = vi.fn<() => Promise<'leaving'>>(async () => 'leaving');
    show(<Part send={sent} />);
    fill();
    await act(async () => send());
    await act(async () => send());
    expect(sent).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
  });

  it('a form reuses the idempotency key after a network failure, but not after a response or a change', async () => {
    const keys: string[] = [];
    const answers = [refused('network', undefined, 0), refused('invalid'), refused('network', undefined, 0)];
    const take = async (_values: Values, key: string) => {
      keys.push(key);
      const answer = answers.shift();
      if (answer) throw answer;
    };
    show(<Part send={take} />);
    fill();
    await act(async () => send());
    expect(screen.getByRole('alert').textContent).toContain(
      'We got no reply, so we can’t tell whether this went through.',
    );
    await act(async () => send());
    await act(async () => send());
    enter('E-mail', 'eva@mail.test');
    await act(async () => send());
    const [first, again, afterAnswer, changed] = keys;
    expect(again).toBe(first);
    expect(new Set([again, afterAnswer, changed]).size).toBe(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a form before hydration', () => {
  it('entered values never get into an address, and the form cannot be submitted', () => {
    document.body.innerHTML = renderToString(inEnglish(<Part />));
    expect(document.forms[0]?.method).toBe('post');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send/ }).disabled).toBe(true);
  });

  it.each([
    ['still has the focus', true, 0],
    ['has lost the focus', false, 1],
  ])(
    'hydration keeps typed values and checks only fields that do not have the focus (here one that %s)',
    async (_where, stays, checks) => {
      const leave = vi.fn<(name: string) => Promise<string | null>>(async name =>
        name === 'email' ? 'VALIDATION.EMAIL.TAKEN' : null,
      );
      document.body.innerHTML = renderToString(inEnglish(<Part leave={leave} />));
      email().value = 'ada@mail.test';
      screen.getByLabelText<HTMLSelectElement>('Country').value = 'DE';
      screen.getByLabelText<HTMLInputElement>('Terms').checked = true;
      if (stays) email().focus();
      const root = await act(async () => hydrateRoot(document.body, inEnglish(<Part leave={leave} />)));
      const held = '{"email":"ada@mail.test","country":"DE","terms":true}';
      expect(document.querySelector('output')?.textContent).toBe(held);
      expect(leave.mock.calls.filter(([name]) => name === 'email')).toHaveLength(checks);
      enter('Password', 'x');
      expect(email().value).toBe('ada@mail.test');
      expect(email().getAttribute('aria-invalid')).toBe(checks === 1 ? 'true' : null);
      act(() => root.unmount());
    },
  );
});

it("marks a field as required according to the form's own rule, and sets the field's type, keyboard and autofill", () => {
  show(<Part />);
  expect(email().required).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Country').required).toBe(false);
  expect([email().type, email().inputMode, email().autocomplete]).toEqual(['email', 'email', 'email']);
});

it('shows the remaining time and a button to stop while the submission is being retried [B9]', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const sent = Promise.withResolvers<void>();
    const stop = vi.fn<() => void>();
    show(<Part send={() => sent.promise} />);
    const give = () => screen.queryByRole('button', { name: 'Stop trying' });
    fill();
    send();
    expect(give()).toBeNull();
    let over = () => {};
    act(() => void (over = announceTrying({ until: 83_000, stop })));
    expect(screen.getByText('No answer yet. We’re still trying.').getAttribute('role')).toBe('status');
    expect(screen.getByText('For up to 1:23 more.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(14_000));
    expect(screen.getByText('For up to 1:09 more.')).toBeTruthy();
    fireEvent.click(give() ?? document.body);
    expect(stop).toHaveBeenCalledOnce();
    act(() => over());
    expect(give()).toBeNull();
    act(() => void announceTrying({ until: 99_000, stop }));
    await act(async () => sent.resolve());
    await waitFor(() => expect(give()).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

describe('leaving a field', () => {
  const said = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
  const turns = () => act(() => new Promise(done => setTimeout(done)));

  it('leaving a field shows the error for its value until the value is changed, and no error for an untouched field', async () => {
    show(<Part />);
    fireEvent.blur(screen.getByLabelText('Password'));
    await turns();
    expect(said('Password')).toBe(false);
    enter('Password', '   ');
    await turns();
    expect(said('Password')).toBe(false);
    fireEvent.blur(screen.getByLabelText('Password'));
    await turns();
    expect([said('Password'), said('E-mail')]).toEqual([true, false]);
    enter('Password', 'A long way');
    expect(said('Password')).toBe(false);
    fireEvent.blur(screen.getByLabelText('Password'));
    await turns();
    expect(said('Password')).toBe(false);
  });

  it("shows a field's error only after the pointer is released, so that nothing moves under a click", async () => {
    show(<Part />);
    const pressed = vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
    onTestFinished(() => pressed.mockRestore());
    enter('Password', '   ');
    fireEvent.blur(screen.getByLabelText('Password'));
    await turns();
    expect(said('Password')).toBe(false);
    fireEvent.pointerUp(window);
    await turns();
    expect(said('Password')).toBe(true);
  });
});
