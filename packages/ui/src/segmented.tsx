import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/**
 * Switches the content of one card. It consists of native radio buttons, so that arrow keys and forms work as usual.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const { label, value, options, onChange, className } = props;
  const name = useId();
  return (
    <div className={classNames('segmented', className)} role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
