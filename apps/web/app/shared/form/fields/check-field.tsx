import { Checkbox, type CheckboxProps } from '@liftoff/ui/choice';
import { part, useField, type Of, type Own } from './fields.tsx';

/** A checkbox that is part of a form. */
export function CheckField<V>({ form, name, label, ...box }: Of<V> & Omit<CheckboxProps, Own>) {
  const { error, required } = useField({ form, name, label });
  return (
    <Checkbox
      {...box}
      name={name}
      required={required}
      data-label={label}
      error={error}
      checked={form.values[name] === true}
      onChange={({ target }) => form.change(part(name, target.checked))}
    />
  );
}
