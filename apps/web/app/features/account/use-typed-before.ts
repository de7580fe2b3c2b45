import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * What was typed or filled in before the page's script was there. The fields still hold it, but a field that React takes
 * over tells of later changes only: without this the next change of the form would empty them.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Record<'email' | 'password', string>) => void,
): void {
  const read = useEffectEvent(() => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const text = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = { email: text('email'), password: text('password') };
    if (typed.email || typed.password) take(typed);
  });
  useEffect(() => read(), []);
}
