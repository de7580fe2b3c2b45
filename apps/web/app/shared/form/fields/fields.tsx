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
}

/** Props that a field gets from its form. */
export type Own = 'form' | 'name' | 'label' | 'error' | 'value' | 'checked' | 'required' | 'onChange' | 'onBlur';

type TextFieldProps<V> = Of<V> &
  Omit<TextInputProps, Own> & {
    /** Content above the field, if it is more than a plain label. */
    labelNode?: TextInputProps['label'];
    /** Formats the typed value; `before` is the field's previous content. */
    shape?: (typed: string, before: string) => string;
  };

/** The props common to all form fields, by the field's name in the contract. */
export function useField<V>({ form, name, label }: Of<V>) {
  const text = useFieldText();
  const value = form.values[name];
  return {
    name,
    value: typeof value === 'string' ? value : '',
    error: text(form.errors[name], label),
    required: form.isRequired(name),
    ...fieldHelp[name],
  };
}

export const part = <V,>(name: NameOf<V>, value: string | boolean) => ({ [name]: value }) as Partial<V>;

/** A single-line text field. */
export function TextField<V>({ form, name, label, labelNode, shape, ...input }: TextFieldProps<V>) {
  const field = useField({ form, name, label });
  return (
    <TextInput
      {...field}
      {...input}
      label={labelNode ?? label}
      onChange={({ target }) => form.change(part(name, shape ? shape(target.value, field.value) : target.value))}
      onBlur={() => form.leave(name)}
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
