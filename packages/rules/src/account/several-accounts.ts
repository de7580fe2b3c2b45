/** Whether a player's groups contain the one of players who have several accounts [ROLE-008]. */
export const hasSeveralAccounts = (groups: readonly string[]): boolean => groups.includes('100');
