/*
 * What a page's inline scripts read of the browser's storage. Apart from `preferences.ts`, which would make every first
 * page larger.
 */

/** The stored flags; none where the storage is closed or holds something else. */
export function storedFlags(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse((localStorage['liftoff.flags'] as string | undefined) ?? '{}') || {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The ids of the header notices that were closed. Throws where the storage is closed. */
export const storedClosedNotices = (): string[] =>
  JSON.parse((localStorage['liftoff.closedNotices'] as string | undefined) ?? '[]') as string[];

export const storeClosedNotices = (ids: readonly string[]): void =>
  void (localStorage['liftoff.closedNotices'] = JSON.stringify(ids));
