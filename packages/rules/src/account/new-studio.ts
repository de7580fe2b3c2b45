/** Who sees the popup of a new studio, and the group that says that it was shown (CONST-047 to CONST-050). */
const popups = [
  { kind: 'live', group: '851', shownMark: '859' },
  { kind: 'slots', group: '1030', shownMark: '1056' },
] as const;

/** The popup that is due to a player of these groups; one at a time. */
export const newStudioFor = (groups: readonly string[]): (typeof popups)[number] | null =>
  popups.find(({ group, shownMark }) => groups.includes(group) && !groups.includes(shownMark)) ?? null;
