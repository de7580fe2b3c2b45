import { keepPreference, readPreference } from '../../shared/preferences/preferences.ts';

/** Maximum number of stored ids. Older notices are no longer shown anyway. */
const closedMax = 50;

export const isClosed = (id: string): boolean => readPreference('closedNotices').includes(id);

export const keepClosed = (id: string): void =>
  keepPreference(
    'closedNotices',
    [...readPreference('closedNotices').filter(other => other !== id), id].slice(-closedMax),
  );
