import { safePath } from '@liftoff/rules/account/safe-path';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import type { Paths } from '../../shared/site/address/paths.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

/**
 * After sign-in or registration, loads the path in the `redirect` query if it is on this site [GUARD-001] [A36], and
 * otherwise the page beneath the dialog or the lobby. It is loaded as a new document, so that everything on it
 * belongs to the player.
 */
export function land(query: URLSearchParams, paths: Paths, beneath: string | null): void {
  leavePage(safePath(query.get('redirect')) ?? (beneath === null ? paths.lobby() : paths.at(beneath)));
}

/**
 * The path that the visitor was redirected from, for the links between sign-in and registration. `undefined` until
 * hydration, because the same cached guest page is used for all queries.
 */
export function useWanted(): string | undefined {
  const hydrated = useHydrated();
  return (hydrated && safePath(new URLSearchParams(window.location.search).get('redirect'))) || undefined;
}
