import { PasswordInput, TextInput, type TextInputProps } from '@liftoff/ui/text-input';
import { useTranslations } from 'use-intl';
import { fieldHelp } from './field-help.ts';
import { useFieldText } from './field-text.ts';
import type { NameOf } from '../field-errors.ts';
import type { FormState } from '../use-form.ts';

/** The field of a form: which one, and what it is called. */
export interface Of<V> {
  form: FormState<V>;
  name: NameOf<V>;
  label: string;
}

/** What a field takes from its form. */
export type Own = 'form' | 'name' | 'label' | 'error' | 'value' | 'checked' | 'required' | 'onChange' | 'onBlur';

type TextFieldProps<V> = Of<V> &
  Omit<TextInputProps, Own> & {
    /** What stands over the field, where that is more than its name. */
    labelNode?: TextInputProps['label'];
    /** What becomes of typed text, beside what the field held before. */
    shape?: (typed: string, before: string) => string;
  };

/** What every field of a form carries, by its name on the wire. */
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

/** One line of text. */
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

/** A password with an eye that shows it. */
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
