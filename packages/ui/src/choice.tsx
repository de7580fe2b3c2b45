import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { FieldLine } from './field.tsx';
import { CheckIcon } from './icons.tsx';

type NativeChoice = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'>;

export type CheckboxProps = NativeChoice & {
  children: ReactNode;
  error?: ReactNode;
};

/** A box of 22 px in a row of 44 that is the target as a whole; links in the words stay links. */
export function Checkbox({ children, error, ...input }: CheckboxProps): ReactElement {
  const errorId = useId();
  return (
    <div>
      <label className="chk">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className="chk__box" aria-hidden="true">
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

/** On or off, at once: a native checkbox with the role of a switch. HTML bans `aria-checked` on a native control. */
export function Switch({ children, ...input }: NativeChoice & { children: ReactNode }): ReactElement {
  return (
    <label className="swr">
      <input {...input} type="checkbox" role="switch" />
      <span>{children}</span>
      <span className="sw" aria-hidden="true" />
    </label>
  );
}

export type OptionCardProps = NativeChoice & {
  type?: 'radio' | 'checkbox' | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** At the left: an icon, a picture. */
  media?: ReactNode;
};

/** One of several answers, as a card with two lines. Cards that share a `name` are one radio group. */
export function OptionCard({ type = 'radio', title, text, media, ...input }: OptionCardProps): ReactElement {
  return (
    <label className="opt">
      <input {...input} type={type} />
      {media}
      <span className="grow">
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      <span className="rd" aria-hidden="true" />
    </label>
  );
}
