import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { CircleAlertIcon } from './icons.tsx';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, with the cure; it replaces the hint. */
  error?: ReactNode;
};

/** What the control inside a field must carry, so that its label, hint and error are read with it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

export type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control and the line under it. */
export function Field({ label, hint, error, id, className, children }: FieldProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const lineId = `${controlId}-line`;
  const line = error ?? hint;
  return (
    <div className={classNames('fld', className)}>
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

/** The hint or the error under a control. */
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
  /** Of a label: the id of its control. */
  htmlFor?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What stands over a control, a value or a group of choices outside of a `Field`. */
export function FieldLabel({ as: Tag = 'span', className, ...rest }: FieldLabelProps): ReactElement {
  return <Tag {...rest} className={classNames('lab', className)} />;
}

/** A named value in the place of a field: something to read or to copy. */
export function FieldValue({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="fld">
      <FieldLabel>{label}</FieldLabel>
      {children}
    </div>
  );
}

/** Two fields side by side. `alone`: there is only one of them now, and it has the whole width. */
export function FieldPair({ alone, children }: { alone?: boolean | undefined; children: ReactNode }): ReactElement {
  return <div className={alone ? undefined : 'two'}>{children}</div>;
}

/** How strong what was typed is, in steps. Decoration: the hint says what is asked for. */
export function StrengthMeter({ level, of }: { level: number; of: number }): ReactElement {
  return (
    <div className="pwm" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < level ? 'on' : ''} />
      ))}
    </div>
  );
}
