/**
 * New-studio popups: the group that sees each one, and the group that marks it as shown. Constants CONST-047 to
 * CONST-050.
 */
const popups = [
  { kind: 'live', group: '851', shownMark: '859' },
  { kind: 'slots', group: '1030', shownMark: '1056' },
] as const;

/** Finds the popup to show to a player in these groups; at most one at a time. */
export const newStudioFor = (groups: readonly string[]): (typeof popups)[number] | null =>
  popups.find(({ group, shownMark }) => groups.includes(group) && !groups.includes(shownMark)) ?? null;
