import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useDialog, type PopupName } from '../../shared/site/address/dialogs.ts';
import { activeAccount, usePlayerSeed } from '../../shared/player/player.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { withTexts } from '../../shared/texts/with-texts.tsx';
import { CashboxAway, CashboxWithoutAccount } from './cashbox-away.tsx';
import { CashboxDialog } from './cashbox-dialog.tsx';
import { CashboxOutline } from './cashbox-outline.tsx';
import { usePayments } from './payment/use-payments.ts';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/tabs.css';
import './payment.css';
import './cashbox.css';
import './payment/payment-history.css';

/** The cashbox tab that each address opens. */
const tabs: Readonly<Partial<Record<PopupName, 'deposit' | 'withdraw'>>> = { deposit: 'deposit', withdraw: 'withdraw' };

/** The frame that a page shows until the cashbox has loaded, if the page was opened at the cashbox's own address. */
function WaitingCashbox() {
  const dialog = useDialog();
  const loaded = useMatches().at(-1)?.loaderData as { texts?: { cashbox?: unknown } } | null | undefined;
  if (!dialog || loaded?.texts?.cashbox === undefined) return null;
  return <CashboxOutline tab={tabs[dialog.name] ?? 'deposit'} />;
}

/**
 * The cashbox over the current page [ROUTE-037] to [ROUTE-043]. Its library, texts and fields are loaded in the
 * browser; the server renders only its frame.
 */
export default withTexts(function Cashbox() {
  const { payments, again } = usePayments(useBrand().paymentsLibrary);
  const player = usePlayerSeed();
  const dialog = useDialog();
  const queries = useQueryClient();
  const account = player ? activeAccount(player.accounts) : undefined;
  if (!dialog || !player) return null;
  if (payments === 'loading') return <WaitingCashbox />;
  if (!account) return <CashboxWithoutAccount player={player} onClose={dialog.close} />;
  if (payments === 'away' || payments === 'retrying')
    return <CashboxAway isRetrying={payments === 'retrying'} onAgain={again} onClose={dialog.close} />;
  return (
    <CashboxDialog
      library={payments}
      user={player.user}
      account={account}
      first={tabs[dialog.name] ?? 'deposit'}
      isFast={dialog.name === 'deposit-fast'}
      withBonus={dialog.name === 'deposit-bonus'}
      returned={dialog.name === 'deposit' ? dialog.query.get('payment') : null}
      onMoney={() => void queries.invalidateQueries({ queryKey: queryKeys.player() })}
      onClose={dialog.close}
    />
  );
}, WaitingCashbox);
