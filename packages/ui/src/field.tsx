import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { CircleAlertIcon } from './icons.tsx';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and how to fix it. Replaces the hint. */
  error?: ReactNode;
};

/** Attributes for the control inside a field, so that screen readers announce the field's label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control, and the hint or error below it. */
export function Field({ label, hint, error, id, className, children }: FieldProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const lineId = `${controlId}-line`;
  const line = error ?? hint;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId}>{label}</label>
      {children({
        id: controlId,
        'aria-describedby': line ? lineId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {line && (
        <FieldLine id={lineId} bad={Boolean(error)}>
          {line}
        </FieldLine>
      )}
    </div>
  );
}

/** The hint or the error below a control. */
export function FieldLine({ id, bad, children }: { id?: string; bad: boolean; children: ReactNode }): ReactElement {
  return (
    <p className={bad ? 'hint hint--bad' : 'hint'} id={id}>
      {bad && <CircleAlertIcon />}
      <span>{children}</span>
    </p>
  );
}

export type FieldLabelProps = {
  as?: 'span' | 'label' | 'legend' | undefined;
  /** The id of the labelled control; only for a label. */
  htmlFor?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A label above a control, value or group of choices that is not inside a `Field`. */
export function FieldLabel({ as: Tag = 'span', className, ...rest }: FieldLabelProps): ReactElement {
  return <Tag {...rest} className={classNames('field-label', className)} />;
}

/** A named value shown in place of a field, for reading or copying. */
export function FieldValue({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="field">
      <FieldLabel>{label}</FieldLabel>
      {children}
    </div>
  );
}

/** Two fields next to each other. With `alone`, there is a single field with the full width. */
export function FieldPair({ alone, children }: { alone?: boolean | undefined; children: ReactNode }): ReactElement {
  return <div className={alone ? undefined : 'field-pair'}>{children}</div>;
}

/** Strength of a password, in steps. Decorative, because the hint states the requirements. */
export function StrengthMeter({ level, of }: { level: number; of: number }): ReactElement {
  return (
    <div className="password-meter" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < level ? 'is-on' : ''} />
      ))}
    </div>
  );
}
