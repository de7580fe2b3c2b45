import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.tsx';
import { Spinner } from './spinner.tsx';

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
      aria-busy={pending === true ? true : rest['aria-busy']}
      aria-disabled={still ? true : rest['aria-disabled']}
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
