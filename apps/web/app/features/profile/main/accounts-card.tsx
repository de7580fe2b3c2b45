import type { Account } from '@liftoff/contract/cashbox/wallet';
import { displayUnits } from '@liftoff/rules/money/money-format';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { CircleCheckIcon, PlusIcon } from '@liftoff/ui/icons';
import { ListRow } from '@liftoff/ui/list-row';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currencyName } from '../../../shared/money/currencies.ts';
import BalanceUnknown from '../../../shared/money/balance-unknown.tsx';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useSite } from '../../../shared/site/site.ts';
import { CurrencyDialog } from './currency-dialog.tsx';
import { useAccountCurrency } from './use-account-currency.ts';

/** The player's accounts, one per currency. The player can open another account and choose which one is active. */
export function AccountsCard() {
  const t = useTranslations('profile.main');
  const [choosing, setChoosing] = useState(false);
  const use = useAccountCurrency();
  const player = usePlayerSeed();
  const accounts = player?.accounts ?? [];
  return (
    <Card aria-labelledby="accounts">
      <div className="row between">
        <h2 className="heading-3" id="accounts">
          {t('accounts')}
        </h2>
        <Button size="s" aria-label={t('addCurrency')} onClick={() => setChoosing(true)}>
          <PlusIcon size="s" />
          {t('currency')}
        </Button>
      </div>
      {player && accounts.length === 0 && <BalanceUnknown player={player} />}
      <ul className="margin-top-2 numeric">
        {accounts.map(account => (
          <AccountRow
            key={account.currency}
            account={account}
            pending={use.isPending && use.variables === account.currency}
            onUse={() => use.isPending || use.mutate(account.currency)}
          />
        ))}
      </ul>
      <CurrencyDialog
        owned={accounts.map(({ currency }) => currency)}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    </Card>
  );
}

interface AccountRowProps {
  account: Account;
  pending: boolean;
  onUse: () => void;
}

function AccountRow({ account, pending, onUse }: AccountRowProps) {
  const t = useTranslations('profile.main');
  const { locale } = useSite();
  const money = useMoneyText();
  const { currency, active } = account;
  const unit = displayUnits[currency]?.label;
  const coin = currencyName(currency, locale);
  const name = unit === undefined || unit === currency ? coin : t('coinIn', { coin, unit });
  return (
    <ListRow>
      <span
        className={currency.length > 3 ? 'account-row__currency account-row__currency--long' : 'account-row__currency'}
      >
        {currency}
      </span>
      <span className="grow small account-row__name">
        <span>{active ? t('activeAccount', { currency: name }) : name}</span>
        <b>{money.total(account)}</b>
      </span>
      {active ? (
        <span className="account-row__active">
          <CircleCheckIcon />
        </span>
      ) : (
        <Button
          size="s"
          unavailable={pending}
          aria-busy={pending}
          aria-label={t('useAccount', { currency: coin })}
          onClick={onUse}
        >
          {t('use')}
        </Button>
      )}
    </ListRow>
  );
}
