import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { FieldLine } from './field.tsx';
import { CheckIcon } from './icons.tsx';

type NativeChoice = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'>;

export type CheckboxProps = NativeChoice & {
  children: ReactNode;
  error?: ReactNode;
};

/** A 22 px checkbox in a 44 px row, all of which is clickable. Links in the label still work as links. */
export function Checkbox({ children, error, ...input }: CheckboxProps): ReactElement {
  const errorId = useId();
  return (
    <div>
      <label className="checkbox">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className="checkbox__box" aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <FieldLine id={errorId} bad>
          {error}
        </FieldLine>
      )}
    </div>
  );
}

/**
 * A switch that takes effect immediately. It is a native checkbox with the switch role, and has no `aria-checked`,
 * because HTML forbids that attribute on a native control.
 */
export function Switch({ children, ...input }: NativeChoice & { children: ReactNode }): ReactElement {
  return (
    <label className="switch-row">
      <input {...input} type="checkbox" role="switch" />
      <span>{children}</span>
      <span className="switch" aria-hidden="true" />
    </label>
  );
}

export type OptionCardProps = NativeChoice & {
  type?: 'radio' | 'checkbox' | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** An icon or a picture on the left. */
  media?: ReactNode;
};

/** One of several options, shown as a card with two lines. Cards with the same `name` form a radio group. */
export function OptionCard({ type = 'radio', title, text, media, ...input }: OptionCardProps): ReactElement {
  return (
    <label className="option-card">
      <input {...input} type={type} />
      {media}
      <span className="grow">
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      <span className="option-card__dot" aria-hidden="true" />
    </label>
  );
}
