import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
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

/** What stands over a value or a group of choices that has no control of its own to be the label of. */
export function FieldLabel({ className, ...rest }: ComponentPropsWithRef<'span'>): ReactElement {
  return <span {...rest} className={classNames('lab', className)} />;
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
