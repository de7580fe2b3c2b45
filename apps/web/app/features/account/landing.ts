import { safePath } from '@liftoff/rules/account/safe-path';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import type { Paths } from '../../shared/site/address/paths.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

/**
 * After signing in or registering the visitor lands on the path that sent them here, if it is one of this site
 * (GUARD-001, [A36]). A whole new page, so that everything on it is the player's.
 */
export function land(query: URLSearchParams, paths: Paths, beneath: string | null): void {
  leavePage(safePath(query.get('redirect')) ?? (beneath === null ? paths.lobby() : paths.at(beneath)));
}

/**
 * The path that sent the visitor here, for the link between the two forms; undefined until the page's script is there,
 * because a guest's page is kept for all queries alike.
 */
export function useWanted(): string | undefined {
  const hydrated = useHydrated();
  return (hydrated && safePath(new URLSearchParams(window.location.search).get('redirect'))) || undefined;
}
