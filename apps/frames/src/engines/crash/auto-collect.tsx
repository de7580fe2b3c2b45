import { InputFrame } from '@liftoff/ui/input-frame';
import { useId, type RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** The multiplier at which the platform collects automatically. If the field is empty, the player collects. */
export function AutoCollect({
  field,
  text,
  valid,
  least,
  most,
  locked,
  onChange,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  valid: boolean;
  /** Lowest multiplier, in hundredths. */
  least: number;
  /** Highest multiplier, in hundredths. */
  most: number;
  locked: boolean;
  onChange: (text: string) => void;
}) {
  const t = useTranslations('crash');
  const format = useFormatter();
  const id = useId();
  const decimals = (hundredths: number) => format.number(hundredths / 100, { minimumFractionDigits: 2 });
  return (
    <div className="auto-collect">
      <label className="caption text-muted" htmlFor={id}>
        {t('auto')}
      </label>
      <InputFrame bad={!valid}>
        <input
          ref={field}
          id={id}
          className="numeric"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={t('autoOff')}
          readOnly={locked}
          aria-invalid={!valid}
          aria-describedby={valid ? undefined : `${id}-error`}
          onChange={event => onChange(event.target.value)}
        />
        <span className="text-muted" aria-hidden="true">
          x
        </span>
      </InputFrame>
      {valid ? null : (
        <p className="auto-collect__error caption" id={`${id}-error`} role="alert">
          {t('autoInvalid', { least: decimals(least), most: decimals(most) })}
        </p>
      )}
    </div>
  );
}
