/**
 * Parts of the site that have a fixed place in the menus [SHELL-025], with the path of their page. Each is linked
 * only if its page exists.
 */
export const menuPlaces = { tournaments: '/tournaments', achievements: '/achievements', vip: '/vip-club' } as const;
export type MenuPlace = keyof typeof menuPlaces;

export const hasMenuPlace = (path: string): boolean => Object.values<string>(menuPlaces).includes(path);
