import { useEffect, useState } from 'react';
import { keepSessionPreference, readSessionPreference } from '../preferences/preferences.ts';

type Hidden = 'promoBannerHidden' | 'promoTooltipHidden';

/**
 * Hides a part of the page for `ms` after the visitor closes it, also on other pages of this visit. Returns whether the
 * part is hidden, and a function that hides it. Before hydration nothing is hidden.
 */
export function useHiddenFor(name: Hidden, ms: number): [isHidden: boolean, hide: () => void] {
  const [until, setUntil] = useState(0);
  useEffect(() => setUntil(readSessionPreference(name)), [name]);
  useEffect(() => {
    const left = until - Date.now();
    if (until === 0) return undefined;
    const timer = setTimeout(() => setUntil(0), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  const hide = () => {
    const end = Date.now() + ms;
    keepSessionPreference(name, end);
    setUntil(end);
  };
  return [until !== 0, hide];
}
