import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryKeys } from '../calls/query-keys.ts';
import { useDialog, withDialog } from '../site/address/dialogs.ts';
import { keepDepositCode } from '../site/deposit-code.ts';
import { usePaths } from '../site/site.ts';
import { applyDepositCode } from './apply-deposit-code.ts';

let applying: Promise<boolean> | null = null;

/** Applies a kept deposit code once the player is signed in, then opens the deposit popup [STATE-057] [STATE-061]. */
export default function DepositCodeWatch() {
  const queries = useQueryClient();
  const [isApplied, setIsApplied] = useState(false);
  useEffect(() => {
    keepDepositCode();
    applying ??= applyDepositCode().finally(() => (applying = null));
    let isShown = true;
    void applying.then(done => {
      if (!done || !isShown) return;
      void queries.invalidateQueries({ queryKey: queryKeys.player() });
      setIsApplied(true);
    });
    return () => {
      isShown = false;
    };
  }, [queries]);
  return isApplied ? <DepositPopup /> : null;
}

/** Opens the deposit popup once, over the page. */
function DepositPopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const dialog = useDialog();
  const paths = usePaths();
  const open = useEffectEvent(() => {
    const name = 'deposit-bonus';
    // A dialog that is open at its own address has no page below it.
    if (dialog !== null && dialog.beneath === null) return void navigate(`/${name}`, { replace: true });
    const options = { mask: paths.depositBonus(), preventScrollReset: true, defaultShouldRevalidate: false };
    return void navigate(withDialog(location, name, ''), { ...options, replace: dialog !== null });
  });
  useEffect(() => open(), []);
  return null;
}
