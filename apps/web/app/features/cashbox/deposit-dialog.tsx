import { useQueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { fetchTexts } from '../../shared/calls/fetched-texts.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { useDialog, type DialogName } from '../../shared/dialogs.ts';
import { activeAccount, usePlayerSeed } from '../../shared/player.ts';
import { useBrand } from '../../shared/shell-data.ts';
import { useSite } from '../../shared/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import { CashboxDialog, type CashboxTab } from './cashbox-dialog.tsx';
import { loadPayments } from './payments.ts';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/tabs.css';
import './payment.css';
import './cashbox.css';

/** The part of the cashbox that an address opens. */
const tabs: Readonly<Partial<Record<DialogName, CashboxTab>>> = { deposit: 'deposit', withdraw: 'withdraw' };

const noChange = () => () => {};

/** ROUTE-037 to ROUTE-043: the cashbox over the current page. Its library, texts and fields come with it; the server draws none of it. */
export default function CashboxRoute() {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return inBrowser ? <Cashbox /> : null;
}

function Cashbox() {
  const { locale } = useSite();
  const texts = use(fetchTexts(locale));
  const library = use(loadPayments(useBrand().paymentsLibrary));
  const player = usePlayerSeed();
  const dialog = useDialog();
  const queries = useQueryClient();
  const account = player ? activeAccount(player.accounts) : undefined;
  if (!dialog || !player || !account) return null;
  return (
    <MoreTexts locale={locale} texts={texts}>
      <CashboxDialog
        library={library}
        user={player.user}
        account={account}
        first={tabs[dialog.name] ?? 'deposit'}
        isFast={dialog.name === 'deposit-fast'}
        withBonus={dialog.name === 'deposit-bonus'}
        returned={dialog.name === 'deposit' ? dialog.query.get('payment') : null}
        onMoney={() => void queries.invalidateQueries({ queryKey: queryKeys.player() })}
        onClose={dialog.close}
      />
    </MoreTexts>
  );
}
