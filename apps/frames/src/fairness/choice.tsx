import { Field } from '@liftoff/ui/field';
import { InputFrame } from '@liftoff/ui/input-frame';

/** A select element with a label. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {control => (
        <InputFrame>
          <select {...control} className="numeric" value={value} onChange={event => onChange(event.target.value)}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
        </InputFrame>
      )}
    </Field>
  );
}
