import { useRef, useState } from 'react';
import { useAttemptKey } from './attempt-key.ts';
import { onlyWrong, type FieldErrors, type NameOf } from './field-errors.ts';
import { fieldErrorsOf, isAnswer, refusalOf, type FormRefusal } from './refusals.ts';
import { reportValidation, type Side } from './report-validation.ts';

/**
 * Resolves once no pointer is pressed. If a click makes the visitor leave a field, the field's error moves the
 * content below it, so the error must not appear before the click has reached its target.
 */
const pointerReleased = (): Promise<void> =>
  document.querySelector(':active') === null
    ? Promise.resolve()
    : new Promise(resolve => {
        // Waits one more task, because the click event follows the release of the pointer.
        const release = () => setTimeout(resolve);
        for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true });
      });

/**
 * Result of sending: the fields that turned out to be wrong, or 'leaving' if the visitor is leaving the page and the
 * form stays pending.
 */
export type Sent<V> = FieldErrors<V> | 'leaving' | void;

interface FormOptions<V> {
  /** The fields' initial values, by the names of the fields in the contract. */
  values: V | (() => V);
  /** Checks every field by the same rules as the platform. */
  check: (values: V) => FieldErrors<V>;
  /**
   * Sends the values. If it rejects with a `CallError`, the errors appear at the fields that the error names, or
   * otherwise for the whole form. `key` is the idempotency key for calls that can be repeated.
   */
  send: (values: V, key: string) => Promise<Sent<V>>;
  /**
   * Checks a field after the visitor has left it. The result is used only if the field's value has not changed since.
   */
  leave?: (name: NameOf<V>, values: V) => Promise<string | null> | string | null;
  /** If `true`, validation errors are not reported, because the form's subject is private. */
  confidential?: boolean;
}

export interface FormState<V> {
  values: V;
  errors: FieldErrors<V>;
  /** Reason why the whole form was refused; `null` if it was not refused. */
  refusal: FormRefusal | null;
  /** Whether the values are being sent. Further submissions are ignored until this ends. */
  pending: boolean;
  /** Number of submissions in which fields were found wrong. After each one, the first wrong field gets the focus. */
  faults: number;
  /** Whether the field must be filled in. */
  isRequired: (name: NameOf<V>) => boolean;
  change: (part: Partial<V>) => void;
  leave: (name: NameOf<V>) => void;
  submit: () => Promise<void>;
  /** Returns the current values, even in a callback that started before they changed. */
  latest: () => V;
}

const requiredKeys: readonly unknown[] = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED', 'VALIDATION.COMMON.MUST_BE_CHECKED'];

/** Manages a form's values, errors and submission. Keeps the entered values, even if they are refused. */
export function useForm<V extends { [K in keyof V]: string | boolean }>(options: FormOptions<V>): FormState<V> {
  const { check, send } = options;
  const [values, setValues] = useState(options.values);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState(0);
  const now = useRef(values);
  const begun = useRef(values);
  const busy = useRef(false);
  const attempt = useAttemptKey();

  /** Shows the errors; returns true if there are none. */
  const judge = (found: FieldErrors<V>, side: Side): boolean => {
    const wrong = onlyWrong(found);
    setErrors(wrong);
    const isRight = Object.keys(wrong).length === 0;
    if (isRight) return true;
    setFaults(count => count + 1);
    if (options.confidential !== true) reportValidation(side, Object.keys(now.current), wrong);
    return false;
  };

  const settle = async (entered: V): Promise<'leaving' | void> => {
    try {
      const sent = await send(entered, attempt.of(JSON.stringify(entered)));
      attempt.answered();
      if (sent === 'leaving') return sent;
      judge(sent ?? {}, 'server');
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      if (judge(fieldErrorsOf(error, Object.keys(entered) as NameOf<V>[]), 'server')) setRefusal(refusalOf(error));
    }
  };

  return {
    values,
    errors,
    refusal,
    pending,
    faults,
    isRequired: name => {
      const empty = { ...values, [name]: typeof values[name] === 'boolean' ? false : '' };
      return requiredKeys.includes(check(empty)[name]);
    },
    change: part => {
      now.current = { ...now.current, ...part };
      setValues(now.current);
      setErrors(
        before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))) as typeof before,
      );
    },
    leave: async name => {
      const left = now.current[name];
      // A field is checked when the visitor leaves it, unless its value was never changed.
      const own = left === begun.current[name] ? null : check(now.current)[name];
      const error = own ?? (await options.leave?.(name, now.current));
      if (!error) return;
      await pointerReleased();
      if (now.current[name] === left) setErrors(before => ({ ...before, [name]: error }));
    },
    submit: async () => {
      if (busy.current || !judge(check(now.current), 'client')) return;
      busy.current = true;
      setPending(true);
      setRefusal(null);
      if ((await settle(now.current)) === 'leaving') return;
      busy.current = false;
      setPending(false);
    },
    latest: () => now.current,
  };
}
