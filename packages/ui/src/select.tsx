import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { InputFrame } from './input-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & {
    options: ReadonlyArray<SelectOption>;
    /** Text shown until an option is chosen. It cannot be chosen itself. */
    placeholder?: string | undefined;
    fieldClassName?: string | undefined;
  };

/** A native select, which opens the system's list on touch devices and supports type-ahead everywhere. */
export function Select(props: SelectProps): ReactElement {
  const { label, hint, error, options, placeholder, fieldClassName, id, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} className={fieldClassName}>
      {control => (
        <InputFrame bad={Boolean(error)} className="input--select">
          <select {...select} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </InputFrame>
      )}
    </Field>
  );
}
