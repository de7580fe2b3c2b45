import { safePath } from '@liftoff/rules/account/safe-path';
import type { Paths } from '../../shared/paths.ts';

/**
 * After signing in or registering the visitor lands on the path that sent them here, if it is one of this site
 * (GUARD-001, [A36]). A whole new page, so that everything on it is the player's.
 */
export function land(query: URLSearchParams, paths: Paths, beneath: string | null): void {
  window.location.assign(safePath(query.get('redirect')) ?? (beneath === null ? paths.lobby() : paths.at(beneath)));
}
