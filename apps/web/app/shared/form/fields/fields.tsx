import { PasswordInput, TextInput, type TextInputProps } from '@liftoff/ui/text-input';
import { useTranslations } from 'use-intl';
import { fieldHelp } from './field-help.ts';
import { useFieldText } from './field-text.ts';
import type { NameOf } from '../field-errors.ts';
import type { FormState } from '../use-form.ts';

/** Identifies a field: its form, its name and its label. */
export interface Of<V> {
  form: FormState<V>;
  name: NameOf<V>;
  label: string;
  /** Minimum age that the field's error names, for a birthday. */
  age?: number | undefined;
}

/** Props that a field gets from its form. */
export type Own =
  | 'form'
  | 'name'
  | 'label'
  | 'age'
  | 'error'
  | 'value'
  | 'checked'
  | 'required'
  | 'onChange'
  | 'onBlur';

type TextFieldProps<V> = Of<V> &
  Omit<TextInputProps, Own> & {
    /** Content above the field, if it is more than a plain label. */
    labelNode?: TextInputProps['label'];
    /** Formats the typed value; `before` is the field's previous content. */
    shape?: (typed: string, before: string) => string;
    /** Completes the value when the visitor leaves the field. */
    complete?: (typed: string) => string;
  };

/** The props common to all form fields, by the field's name in the contract. */
export function useField<V>({ form, name, label, age }: Of<V>) {
  const text = useFieldText();
  const value = form.values[name];
  return {
    name,
    value: typeof value === 'string' ? value : '',
    error: text(form.errors[name], label, { name, age }),
    required: form.isRequired(name),
    // The form names its wrong fields by these labels, without the hints in what is displayed.
    'data-label': label,
    ...fieldHelp[name],
  };
}

export const part = <V,>(name: NameOf<V>, value: string | boolean) => ({ [name]: value }) as Partial<V>;

/** A single-line text field. */
export function TextField<V>(props: TextFieldProps<V>) {
  const { form, name, label, age, labelNode, shape, complete, ...input } = props;
  const field = useField({ form, name, label, age });
  return (
    <TextInput
      {...field}
      {...input}
      label={labelNode ?? label}
      onChange={({ target }) => form.change(part(name, shape ? shape(target.value, field.value) : target.value))}
      onBlur={() => {
        const done = complete?.(field.value) ?? field.value;
        if (done !== field.value) form.change(part(name, done));
        form.leave(name);
      }}
    />
  );
}

/** A password field with a button that reveals the password. */
export function PasswordField<V>({
  form,
  name,
  label,
  ...input
}: Of<V> & Omit<TextInputProps, Own | 'type' | 'suffix'>) {
  const t = useTranslations('account');
  return (
    <PasswordInput
      {...useField({ form, name, label })}
      {...input}
      label={label}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      onChange={({ target }) => form.change(part(name, target.value))}
      onBlur={() => form.leave(name)}
    />
  );
}
