import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'reward' | 'danger' | 'media';

export type ButtonSize = 's' | 'm' | 'l';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /**
     * Give it (true or false) to a button whose work takes time. While true the button shows the diamonds and ignores
     * presses; its width is the same in both states.
     */
    pending?: boolean | undefined;
    /** The verb while pending ("Sending"); the children stay when it is left out. */
    pendingLabel?: ReactNode;
    /** Looks and reads as disabled but stays reachable, so that the reason beside it can be found. Presses do nothing. */
    unavailable?: boolean | undefined;
  };

export type ButtonLinkProps = ButtonLook & ComponentPropsWithRef<'a'>;

/** The class of a button, for a router's own link element. */
export function buttonClass({ variant = 'secondary', size = 'm', block }: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'secondary' && `btn--${variant}`,
    size !== 'm' && `btn--${size}`,
    block && 'btn--block',
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. `type` is "button" unless said otherwise, so that a button in a form submits only on purpose. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, size, block, pending, pendingLabel, unavailable, className, children, onClick, ...rest } = props;
  const still = pending === true || unavailable === true;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={pending === true ? true : undefined}
      aria-disabled={still ? true : undefined}
      onClick={still ? swallow : onClick}
    >
      {pending === undefined ? children : <Faces pending={pending} label={children} pendingLabel={pendingLabel} />}
    </button>
  );
}

/** Both faces share one cell and the wider one gives the width, so the button does not move when it starts to work. */
function Faces({ pending, label, pendingLabel }: { pending: boolean; label: ReactNode; pendingLabel: ReactNode }) {
  return (
    <span className="btn__faces">
      <span className="btn__face" data-off={pending ? '' : undefined}>
        {label}
      </span>
      <span className="btn__face" data-off={pending ? undefined : ''}>
        <Spinner />
        {pendingLabel ?? label}
      </span>
    </span>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {children}
    </a>
  );
}
