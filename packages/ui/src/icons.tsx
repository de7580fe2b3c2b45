/*
 * The icon set: shapes from Lucide (https://lucide.dev, ISC licence, © Lucide Contributors; parts © Cole Bemis, MIT),
 * each joined into one path. Named exports, so a page carries only the icons it draws.
 */
export * from './icons/account.tsx';
export * from './icons/interface.tsx';
export * from './icons/play.tsx';
export * from './icons/status.tsx';
