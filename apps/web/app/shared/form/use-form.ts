import { useRef, useState } from 'react';
import { useAttemptKey } from './attempt-key.ts';
import { onlyWrong, type FieldErrors, type NameOf } from './field-errors.ts';
import { pointerReleased } from './pointer-released.ts';
import { fieldErrorsOf, isAnswer, refusalOf, type FormRefusal } from './refusals.ts';
import { reportValidation, type Side } from './report-validation.ts';

/** After sending: fields that are wrong after all, or that the page is being left and the form stays busy until then. */
export type Sent<V> = FieldErrors<V> | 'leaving' | void;

interface FormOptions<V> {
  /** What the fields hold at first, by their names on the wire. */
  values: V | (() => V);
  /** What is wrong with each field: the rules that the platform asks too. */
  check: (values: V) => FieldErrors<V>;
  /**
   * Sends what was entered; a `CallError` it rejects with is told at the fields it names, else for the whole form. The
   * key goes with calls that may be sent again.
   */
  send: (values: V, key: string) => Promise<Sent<V>>;
  /** What is wrong with a field that was left; the answer counts only if the field still holds the same. */
  leave?: (name: NameOf<V>, values: V) => Promise<string | null> | string | null;
  /** Nobody is told that it was filled in, nor which fields were wrong: what it is about stays with the visitor. */
  confidential?: boolean;
}

export interface FormState<V> {
  values: V;
  errors: FieldErrors<V>;
  /** Why the whole form was refused. */
  refusal: FormRefusal | null;
  /** What was entered is under way; further presses do nothing. */
  pending: boolean;
  /** Counts the times that fields were found wrong: the first of them takes the keyboard then. */
  faults: number;
  /** A field that cannot be left empty. */
  isRequired: (name: NameOf<V>) => boolean;
  change: (part: Partial<V>) => void;
  leave: (name: NameOf<V>) => void;
  submit: () => Promise<void>;
  /** The values now, also in a call that began before they changed. */
  latest: () => V;
}

const requiredKeys: readonly unknown[] = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED', 'VALIDATION.COMMON.MUST_BE_CHECKED'];

/** A form from the first key to the answer. It keeps what was entered whatever comes back. */
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

  /** Shows what is wrong; true when nothing is. */
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
      // What was entered is judged as its field is left; a field that was only passed by is not.
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
