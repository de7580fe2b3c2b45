import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { FieldLine } from './field.tsx';

export type OtpInputProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once with the complete code when the last digit is typed, pasted or autofilled. */
  onComplete?: ((code: string) => void) | undefined;
  length?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  name?: string | undefined;
};

/** Digits of typed or pasted text ("419 203", "Code: 419203", "٤١٩٢٠٣"), at most `length` of them. */
export function otpDigits(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\D/g, '')
    .slice(0, length);
}

/**
 * Input for a one-time code: a single input over six cells, so that paste, autofill and screen readers treat it as
 * one field.
 */
export function OtpInput(props: OtpInputProps): ReactElement {
  const { label, value, onChange, onComplete, length = 6, hint, error, disabled, name } = props;
  const lineId = useId();
  const line = error ?? hint;

  const change = (text: string) => {
    const code = otpDigits(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };

  return (
    <div>
      <div className="code-input numeric">
        <input
          aria-label={label}
          aria-describedby={line ? lineId : undefined}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          name={name}
          value={value}
          disabled={disabled}
          onChange={event => change(event.target.value)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            data-current={index === Math.min(value.length, length - 1) ? '' : undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
      {line && (
        <div className="margin-top-3">
          <FieldLine id={lineId} bad={Boolean(error)}>
            {line}
          </FieldLine>
        </div>
      )}
    </div>
  );
}
