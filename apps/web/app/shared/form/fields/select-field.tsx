import { Select, type SelectProps } from '@liftoff/ui/select';
import { part, useField, type Of, type Own } from './fields.tsx';

type SelectFieldProps<V> = Of<V> &
  Omit<SelectProps, Own> & {
    /** Returns all values that an option changes, if it changes more than the field itself. */
    changes?: (value: string) => Partial<V>;
  };

/** A select field in a form. */
export function SelectField<V>({ form, name, label, changes, ...select }: SelectFieldProps<V>) {
  const { type: _, inputMode: __, ...field } = useField({ form, name, label });
  return (
    <Select
      {...field}
      {...select}
      label={label}
      onChange={({ target }) => form.change(changes?.(target.value) ?? part(name, target.value))}
      onBlur={() => form.leave(name)}
    />
  );
}
