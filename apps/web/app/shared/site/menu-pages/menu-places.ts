/**
 * Parts of the casino with a place of their own in the menus (SHELL-025 to SHELL-027), by the path of their page. Each is
 * linked where its page is there.
 */
export const menuPlaces = { tournaments: '/tournaments', achievements: '/achievements', vip: '/vip-club' } as const;
export type MenuPlace = keyof typeof menuPlaces;

export const hasMenuPlace = (path: string): boolean => Object.values<string>(menuPlaces).includes(path);
