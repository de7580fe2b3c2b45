import { useLocation, useMatches, useNavigate } from 'react-router';
import { useHydrated } from '../../parts/hydrated.ts';

/** Forms for guests alone. */
const guestForms = ['sign-in', 'sign-up', 'remind', 'new-password'] as const;
export type GuestForm = (typeof guestForms)[number];

/** Dialogs with an address of their own. Opened from a page they lie over it; opened directly they are a page. */
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

/** Popups that something else opens, and that have no address but that of their name (ROUTE-069). */
const namedOnly = ['personal-info', 'profile-data', 'limits', 'terms', 'new-provider', 'system-browser'] as const;
export type PopupName = DialogName | (typeof namedOnly)[number];

/** Popups that are about no player. */
const openToAll: ReadonlySet<PopupName> = new Set(['email-verify', 'new-provider', 'system-browser']);

export const isGuestForm = (name: string): name is GuestForm => guestForms.some(form => form === name);

/** Whether a popup opens for a visitor: forms do for guests, what is about a player does for players (GUARD-002, ROUTE-036). */
export const isOpenTo = (name: PopupName, guest: boolean): boolean =>
  openToAll.has(name) || isGuestForm(name) === guest;

const parameter = 'dialog';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The address the router goes to when a dialog opens over a page: the page's own with the dialog named in its query,
 * shown to the visitor as the dialog's address (a masked location). The page beneath stays mounted, and a reload or a
 * shared link opens the dialog's own route.
 */
export function withDialog({ pathname, search }: Place, name: DialogName, dialogSearch: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, name);
  for (const [key, value] of new URLSearchParams(dialogSearch)) query.set(`${parameter}.${key}`, value);
  return `${pathname}?${query}`;
}

export const isDialog = (name: unknown): name is DialogName => names.some(known => known === name);

export const isPopup = (name: unknown): name is PopupName => isDialog(name) || namedOnly.some(known => known === name);

/** The open dialog, its own query (`redirect`, …), and how to close it: back to the page beneath, or to the lobby. */
export interface OpenDialog {
  name: PopupName;
  query: URLSearchParams;
  close: () => void;
  /** The page beneath, without base and locale prefix; null when the dialog was opened directly. */
  beneath: string | null;
}

export function useDialog(): OpenDialog | null {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  const last = matches.at(-1);
  const opened = (last?.handle as { dialog?: unknown } | undefined)?.dialog;
  // A form over a page brings its texts itself, which only the browser can (ROUTE-069).
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
