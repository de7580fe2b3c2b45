import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For the frame of the page: read once; only asking for everything anew (after signing in or out) reads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.href === nextUrl.href;
