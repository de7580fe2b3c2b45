import { CallError } from '@liftoff/contract/core/client';
import { useRef, useState, type ReactNode } from 'react';
import { ReauthDialog } from './reauth-dialog.tsx';

export interface Reauth {
  /**
   * Does what changes the account's protection. Where the platform wants to know first who is there, it is asked and the
   * same is done again; null where the question was put away.
   */
  run: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Asks alone; false where the question was put away. */
  ask: () => Promise<boolean>;
  /** The question, to be shown somewhere on the page. */
  dialog: ReactNode;
}

const isAsked = (error: unknown): boolean => error instanceof CallError && error.refusal === 'reauth';

/** Asks for the password when a call is refused `reauth` [A11]. */
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
