import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads the data for the page's frame only once. It is reloaded only when the same address is revalidated, which
 * happens after signing in or out.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.href === nextUrl.href;
