/**
 * Whether a managed promotion page is open to a visitor. Testers see every page; for everyone else the configuration
 * has to enable it by its slug [PROUTE-032] [PROUTE-033].
 */
export const isPageOpen = (enabled: Readonly<Record<string, unknown>>, slug: string, isTester: boolean): boolean =>
  isTester || (Object.hasOwn(enabled, slug) && enabled[slug] === true);
