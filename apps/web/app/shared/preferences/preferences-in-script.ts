/**
 * Where a page's first script reads the kept flags: their JSON, if any. Apart from `preferences.ts`, which would come
 * with every first page otherwise.
 */
export const keptFlagsExpression = 'localStorage["liftoff.flags"]';

/** The ids of the header notices that were closed, as text; undefined where none was. */
export const closedNoticesExpression = 'localStorage["liftoff.closedNotices"]';
