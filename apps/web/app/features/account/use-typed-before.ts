import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * What was typed or filled in before the page's script was there. The fields still hold it, but a field that React takes
 * over tells of later changes only: without this the next change of the form would empty them. `left` says that an
 * e-mail was typed and its field left, of which nobody has heard either.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Record<'email' | 'password', string>, left: boolean) => void,
): void {
  const read = useEffectEvent(() => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const text = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = { email: text('email'), password: text('password') };
    const field = form.current.elements.namedItem('email');
    if (typed.email || typed.password) take(typed, typed.email !== '' && field !== document.activeElement);
  });
  useEffect(() => read(), []);
}
