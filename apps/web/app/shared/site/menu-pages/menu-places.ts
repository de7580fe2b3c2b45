/**
 * Parts of the site that have a fixed place in the menus [SHELL-025], with their paths. That of the VIP club is the
 * path of the page that an operator can publish for everyone.
 */
export const menuPlaces = { tournaments: '/tournaments', achievements: '/achievements', vip: '/vip-club' } as const;
export type MenuPlace = keyof typeof menuPlaces;

export const hasMenuPlace = (path: string): boolean => Object.values<string>(menuPlaces).includes(path);
