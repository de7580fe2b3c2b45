import { CallError } from '@liftoff/contract/core/client';
import { useRef, useState, type ReactNode } from 'react';
import { ReauthDialog } from './reauth-dialog.tsx';

export interface Reauth {
  /**
   * Runs an action that needs a recent password check. If the platform requires the password first, asks for it and
   * runs the action again. Resolves to `null` if the player closes the dialog.
   */
  run: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Asks for the password without running an action. Resolves to `false` if the player closes the dialog. */
  ask: () => Promise<boolean>;
  /** The password dialog, which the caller must render on the page. */
  dialog: ReactNode;
}

const isAsked = (error: unknown): boolean => error instanceof CallError && error.refusal === 'reauth';

/** Asks for the password when a call is refused with `reauth` [A11]. */
export function useReauth(twoFactor: boolean): Reauth {
  const [open, setOpen] = useState(false);
  const answered = useRef<(isShown: boolean) => void>(null);

  const ask = () =>
    new Promise<boolean>(resolve => {
      answered.current = resolve;
      setOpen(true);
    });
  const answer = (isShown: boolean) => {
    setOpen(false);
    answered.current?.(isShown);
  };

  return {
    run: async work => {
      try {
        return await work();
      } catch (error) {
        if (!isAsked(error)) throw error;
      }
      return (await ask()) ? await work() : null;
    },
    ask,
    dialog: (
      <ReauthDialog open={open} twoFactor={twoFactor} onShown={() => answer(true)} onClose={() => answer(false)} />
    ),
  };
}
