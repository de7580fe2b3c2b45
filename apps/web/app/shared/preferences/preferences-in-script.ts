/*
 * The browser storage that a page's inline scripts use. Separate from `preferences.ts`, which would make the first page
 * larger.
 */

/** The stored flags. Empty if the storage is unavailable or its content is invalid. */
export function storedFlags(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse((localStorage['liftoff.flags'] as string | undefined) ?? '{}') || {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The ids of the closed header notices. Throws if the storage is unavailable or its content is invalid. */
export const storedClosedNotices = (): string[] =>
  JSON.parse((localStorage['liftoff.closedNotices'] as string | undefined) ?? '[]') as string[];

export const storeClosedNotices = (ids: readonly string[]): void =>
  void (localStorage['liftoff.closedNotices'] = JSON.stringify(ids));
