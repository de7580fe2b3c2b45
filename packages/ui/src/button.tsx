import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /**
     * Set this (to `true` or `false`) on every button whose action takes time. While `true`, the button shows the
     * animated diamonds and ignores clicks. Its width is the same in both states.
     */
    pending?: boolean | undefined;
    /** Label while pending ("Sending"); defaults to the children. */
    pendingLabel?: ReactNode;
    /**
     * Makes the button look disabled and be announced as disabled, while it stays focusable so that users can find
     * the reason next to it. Clicks are ignored.
     */
    unavailable?: boolean | undefined;
  };

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button. Its `type` defaults to "button", so that it does not submit a form by accident. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, size, block, pending, pendingLabel, unavailable, className, children, onClick, ...rest } = props;
  const still = pending === true || unavailable === true;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={pending === true ? true : rest['aria-busy']}
      aria-disabled={still ? true : rest['aria-disabled']}
      onClick={still ? swallow : onClick}
    >
      {pending === undefined ? children : <Faces pending={pending} label={children} pendingLabel={pendingLabel} />}
    </button>
  );
}

/**
 * Both labels share one grid cell. The wider one sets the width, so the button does not change size when it becomes
 * pending.
 */
function Faces({ pending, label, pendingLabel }: { pending: boolean; label: ReactNode; pendingLabel: ReactNode }) {
  return (
    <span className="button__faces">
      <span className="button__face" data-off={pending ? '' : undefined}>
        {label}
      </span>
      <span className="button__face" data-off={pending ? undefined : ''}>
        <Spinner />
        {pendingLabel ?? label}
      </span>
    </span>
  );
}
