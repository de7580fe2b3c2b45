import { keepPreference, readPreference } from '../../shared/preferences/preferences.ts';

/** Older ones are forgotten: their notices are over. */
const closedMax = 50;

export const isClosed = (id: string): boolean => readPreference('closedNotices').includes(id);

export const keepClosed = (id: string): void =>
  keepPreference(
    'closedNotices',
    [...readPreference('closedNotices').filter(other => other !== id), id].slice(-closedMax),
  );
