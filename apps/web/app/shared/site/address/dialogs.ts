import { useLocation, useMatches, useNavigate } from 'react-router';
import { useHydrated } from '../../parts/hydrated.ts';

/** Forms that only guests can open. */
const guestForms = ['sign-in', 'sign-up', 'remind', 'new-password'] as const;
export type GuestForm = (typeof guestForms)[number];

/**
 * Dialogs that have their own address. When opened from a page they appear over it; when opened directly they are
 * pages.
 */
const names = [
  ...guestForms,
  'email-verify',
  'cashbox',
  'dashboard',
  'deposit',
  'deposit-fast',
  'deposit-bonus',
  'withdraw',
] as const;
export type DialogName = (typeof names)[number];

/** Popups that are usually opened from other places. Their only address is `/popup/` with their name [ROUTE-069]. */
const namedOnly = ['personal-info', 'profile-data', 'limits', 'terms', 'new-provider', 'system-browser'] as const;
export type PopupName = DialogName | (typeof namedOnly)[number];

/** Popups that guests and players can open. */
const openToAll: ReadonlySet<PopupName> = new Set(['email-verify', 'new-provider', 'system-browser']);

export const isGuestForm = (name: string): name is GuestForm => guestForms.some(form => form === name);

/**
 * Whether a visitor can open a popup: guest forms are only for guests [GUARD-002], and popups about a player are only
 * for players [ROUTE-036].
 */
export const isOpenTo = (name: PopupName, guest: boolean): boolean =>
  openToAll.has(name) || isGuestForm(name) === guest;

const parameter = 'dialog';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The address to navigate to when a dialog opens over a page: the page's own address with the dialog in its query.
 * The visitor sees the dialog's address instead (a masked location). The page below stays mounted. Reloading the page
 * or sharing the link opens the dialog's own route.
 */
export function withDialog({ pathname, search }: Place, name: DialogName, dialogSearch: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, name);
  for (const [key, value] of new URLSearchParams(dialogSearch)) query.set(`${parameter}.${key}`, value);
  return `${pathname}?${query}`;
}

export const isDialog = (name: unknown): name is DialogName => names.some(known => known === name);

export const isPopup = (name: unknown): name is PopupName => isDialog(name) || namedOnly.some(known => known === name);

/**
 * The open dialog, its own query (`redirect`, …), and a function that closes it and shows the page below or the
 * lobby.
 */
export interface OpenDialog {
  name: PopupName;
  query: URLSearchParams;
  close: () => void;
  /** The path of the page below, without base and locale prefix; `null` if the dialog was opened directly. */
  beneath: string | null;
}

export function useDialog(): OpenDialog | null {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  const last = matches.at(-1);
  const opened = (last?.handle as { dialog?: unknown } | undefined)?.dialog;
  // A popup opened by name loads its texts in the browser, so it opens only after hydration [ROUTE-069].
  const isThere = useHydrated(opened !== 'named');
  const query = new URLSearchParams(search);
  const over = query.get(parameter);
  if (isDialog(over)) {
    const own = [...query].flatMap(([key, value]) =>
      key.startsWith(`${parameter}.`) ? [[key.slice(parameter.length + 1), value] as [string, string]] : [],
    );
    const rest = new URLSearchParams(
      [...query].filter(([key]) => key !== parameter && !key.startsWith(`${parameter}.`)),
    );
    const beneath = pathname + (rest.size > 0 ? `?${rest}` : '');
    return { name: over, query: new URLSearchParams(own), close: () => void navigate(-1), beneath };
  }
  const name = opened === 'named' ? isThere && last?.params.name : opened;
  if (!isPopup(name)) return null;
  return { name, query, close: () => void navigate('/', { replace: true }), beneath: null };
}
