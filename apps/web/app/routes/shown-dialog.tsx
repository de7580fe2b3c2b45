import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOpenTo, useDialog, type OpenDialog } from '../shared/site/address/dialogs.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { useShellData } from '../shared/site/shell-data.ts';
import { useSite } from '../shared/site/site.ts';
import { isRestricted } from '../shell/restricted-path.ts';
import { popups } from './open-dialogs.tsx';

/**
 * Shows the dialog that the address names. If the visitor may not open it over a page, redirects to the dialog's own
 * address, where its loader decides which page to show instead [GUARD-001].
 */
export function ShownDialog() {
  const dialog = useDialog();
  const { base } = useSite();
  const { closedCountry } = useShellData();
  const guest = usePlayerSeed() === null;
  const navigate = useNavigate();
  const elsewhere = dialog && (isClosed(dialog, base, guest) || (closedCountry && isEntry(dialog)));
  const closed = elsewhere ? `/${dialog.name}?${dialog.query}` : null;
  useEffect(() => {
    if (closed !== null) void navigate(closed, { replace: true });
  }, [closed, navigate]);
  return dialog && closed === null && popups[dialog.name];
}

/**
 * Whether the dialog is closed to this visitor. For a dialog that was opened directly, the loader of its route has
 * already checked this.
 */
const isClosed = ({ name, beneath }: OpenDialog, base: string, guest: boolean): boolean =>
  beneath !== null && (!isOpenTo(name, guest) || isRestricted(base, guest, `/${name}`));

/** Whether the dialog opens or uses an account. In a closed country, the dialog's own address says why it does not. */
const isEntry = ({ name }: OpenDialog): boolean => name === 'sign-in' || name === 'sign-up';
