import type { Account } from '@liftoff/contract/cashbox/wallet';
import { Dropdown } from '@liftoff/ui/dropdown';
import { ChevronDownIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { BalancePanel } from '../../shared/money/balance-panel.tsx';
import { useMoneyText } from '../../shared/money/money-text.ts';

/** The balance in the header, with a panel that shows its parts and links to deposit and withdraw [SHELL-038]. */
export default function BalanceDropdown({ account }: { account: Account }) {
  const t = useTranslations('shell.header');
  const amount = useMoneyText().total(account);
  return (
    <Dropdown
      summaryClass="balance numeric"
      align="end"
      padded
      panelClass="dropdown__panel--balance"
      label={t('balance', { amount })}
      summary={
        <>
          {amount}
          <ChevronDownIcon size="s" />
        </>
      }
    >
      <BalancePanel account={account} />
    </Dropdown>
  );
}
