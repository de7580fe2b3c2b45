import { Button } from '@liftoff/ui/button';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../parts/hydrated.ts';
import { useSite } from '../site/site.ts';
import { TryingLine } from './still-trying.tsx';
import type { NameOf } from './field-errors.ts';
import type { FormState } from './use-form.ts';
import { withSlashes } from './fields/birthday-typing.ts';

/**
 * Returns the fields whose content differs from the stored form values, because the visitor or the browser filled
 * them in before hydration. React notices only later changes and would empty such a field at its next render. A
 * birthday that the browser filled in is converted to DD/MM/YYYY, as it is when typed [VALID-030].
 */
export function typedIn<V extends { [K in keyof V]: string | boolean }>(form: HTMLFormElement, known: V): Partial<V> {
  const typed: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries<string | boolean>(known)) {
    const field = form.elements.namedItem(name);
    const held =
      field instanceof HTMLInputElement && field.type === 'checkbox'
        ? field.checked
        : field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList
          ? field.value
          : value;
    if (held !== value)
      typed[name] = typeof held === 'string' && name === 'date_of_birth' ? withSlashes(held, '') : held;
  }
  return typed as Partial<V>;
}

interface FormProps<V> {
  form: FormState<V>;
  className?: string;
  children: ReactNode;
}

/**
 * The `<form>` element. Takes over values that were typed before hydration. If fields are wrong, it focuses the first
 * wrong field and, if there are several, names them all for screen readers. Uses POST, so that a submission by the
 * browser itself never puts entered values into an address.
 */
export function Form<V extends { [K in keyof V]: string | boolean }>({ form, className, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const t = useTranslations('account.form');
  const { locale } = useSite();
  const [faulty, setFaulty] = useState<string[]>([]);

  const takeTyped = useEffectEvent(() => {
    const typed = element.current ? typedIn(element.current, form.values) : {};
    const names = Object.keys(typed) as NameOf<V>[];
    if (names.length === 0) return;
    form.change(typed);
    for (const name of names)
      if (element.current?.elements.namedItem(name) !== document.activeElement) form.leave(name);
  });
  useEffect(() => takeTyped(), []);

  useEffect(() => {
    if (form.faults === 0) return;
    const wrong = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    wrong[0]?.focus();
    setFaulty(
      wrong.map(field => field.dataset.label ?? field.labels?.[0]?.textContent ?? '').filter(label => label !== ''),
    );
  }, [form.faults]);

  return (
    <form
      className={className}
      method="post"
      noValidate
      ref={element}
      onSubmit={event => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {form.pending && <TryingLine />}
      <span className="visually-hidden" aria-live="polite">
        {faulty.length > 1 && t('check', { fields: new Intl.ListFormat(locale).format(faulty) })}
      </span>
    </form>
  );
}

interface SubmitButtonProps<V> {
  form: FormState<V>;
  /** The button's label while the submission is in progress. */
  pendingLabel: string;
  children: ReactNode;
}

/** Submits the form. Disabled until hydration, because no code would handle the submission before. */
export function SubmitButton<V>({ form, pendingLabel, children }: SubmitButtonProps<V>) {
  const hydrated = useHydrated();
  return (
    <Button
      variant="primary"
      type="submit"
      size="l"
      block
      disabled={!hydrated}
      pending={form.pending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
