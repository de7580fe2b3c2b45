import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { User } from '@liftoff/contract/account/account';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { minor } from '@liftoff/rules/money/money';
import { ButtonLink } from '@liftoff/ui/button-link';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useCoinWords } from '../coin-words.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { NoMethods } from '../method/no-methods.tsx';
import { isOpen, readPayoutChoices, type PayoutChoice } from './payout-choices.ts';
import { WithdrawOrderForm } from './withdraw-order-form.tsx';
import type { WithdrawalState } from './use-withdrawal.ts';

interface WithdrawFormProps {
  library: PaymentsLibrary;
  user: User;
  account: Account & { currency: CurrencyCode };
  withdrawal: WithdrawalState;
  /** Takes the focus while the form is loading. */
  waiting: RefObject<HTMLElement | null>;
}

/**
 * Loads the payout targets, then shows the form for a target and an amount. Tells unverified players how to get
 * verified [C26].
 */
export function WithdrawForm({ library, user, account, ...rest }: WithdrawFormProps) {
  const t = useTranslations('cashbox');
  const paths = usePaths();
  const { currency } = account;
  const {
    data: choices,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: queryKeys.payouts(currency),
    queryFn: () => {
      // Clears the cached methods, because a recent deposit might have added a card.
      library.resetCache();
      return readPayoutChoices(library, currency);
    },
    staleTime: 0,
    gcTime: 0,
  });

  if (!user.verified)
    return (
      <div className="cashbox__body cashbox__body--single">
        <EmptyState
          title={t('withdraw.unverifiedTitle')}
          text={t('withdraw.unverifiedText')}
          action={
            <ButtonLink variant="primary" href={paths.profile('verification')}>
              {t('withdraw.verify')}
            </ButtonLink>
          }
        />
        <TrustLine />
      </div>
    );
  if (!choices)
    return (
      <div className="cashbox__body cashbox__body--single" aria-busy="true">
        <output className="visually-hidden">{t('method.loading')}</output>
        <SkeletonRows />
      </div>
    );
  if (choices === 'away' || choices.length === 0)
    return (
      <NoMethods
        isAway={choices === 'away'}
        title={t('withdraw.noneTitle')}
        text={t('withdraw.noneText', { currency })}
        pending={isFetching}
        onAgain={() => void refetch()}
      />
    );
  if (!choices.some(isOpen)) return <NowhereToPay choices={choices} />;
  return <WithdrawOrderForm choices={choices} account={account} {...rest} />;
}

/** Tells a player whose deposits name no payout target how to get one. */
function NowhereToPay({ choices }: { choices: readonly PayoutChoice[] }) {
  const t = useTranslations('cashbox.withdraw');
  const tabs = useTranslations('cashbox.tabs');
  const coins = useCoinWords();
  const paths = usePaths();
  const [least] = choices
    .map(({ method }) => ({ amount: minor(method.minDep ?? 0), currency: method.currency }))
    .toSorted((one, other) => (one.amount < other.amount ? -1 : 1));
  return (
    <div className="cashbox__body cashbox__body--single">
      <EmptyState
        title={t('nowhereTitle')}
        text={t('nowhereText', { min: least ? coins.amount(least.amount, least.currency, true) : '' })}
        action={
          <>
            <ButtonLink variant="primary" href={paths.deposit()}>
              {tabs('deposit')}
            </ButtonLink>
            <ButtonLink href={paths.support()}>{t('support')}</ButtonLink>
          </>
        }
      />
      <TrustLine />
    </div>
  );
}
