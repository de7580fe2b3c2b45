import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOpenTo, useDialog, type OpenDialog } from '../shared/site/address/dialogs.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { useSite } from '../shared/site/site.ts';
import { isRestricted } from '../shell/restricted-path.ts';
import { popups } from './open-dialogs.tsx';

/**
 * The dialog that the address names. Over a page none opens that is closed to the visitor: the dialog's own address
 * decides where they go instead (GUARD-001 to GUARD-006).
 */
export function ShownDialog() {
  const dialog = useDialog();
  const { base } = useSite();
  const guest = usePlayerSeed() === null;
  const navigate = useNavigate();
  const closed = dialog && isClosed(dialog, base, guest) ? `/${dialog.name}?${dialog.query}` : null;
  useEffect(() => {
    if (closed !== null) void navigate(closed, { replace: true });
  }, [closed, navigate]);
  return dialog && closed === null && popups[dialog.name];
}

/** One that was opened directly has passed its route's loader. */
const isClosed = ({ name, beneath }: OpenDialog, base: string, guest: boolean): boolean =>
  beneath !== null && (!isOpenTo(name, guest) || isRestricted(base, guest, `/${name}`));
