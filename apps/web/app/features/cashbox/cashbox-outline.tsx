import { ButtonLink } from '@liftoff/ui/button-link';
import { DialogOutline } from '@liftoff/ui/dialog-outline';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { Skeleton, SkeletonRows } from '@liftoff/ui/skeleton';
import { TabButton, TabLink, TabsNav } from '@liftoff/ui/tabs-nav';
import { useTranslations } from 'use-intl';
import { activeAccount, usePlayerSeed } from '../../shared/player/player.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { usePaths } from '../../shared/site/site.ts';
import './cashbox-outline.css';

/**
 * The cashbox's frame, which the server renders when its address is opened directly, so that the page shows the
 * cashbox before any script has loaded, and says so where no script will. Its texts come from the page.
 */
export function CashboxOutline({ tab }: { tab: 'deposit' | 'withdraw' }) {
  const t = useTranslations('cashbox');
  const paths = usePaths();
  const tabs = [
    { name: 'deposit', href: paths.deposit() },
    { name: 'withdraw', href: paths.withdraw() },
  ] as const;
  return (
    <DialogOutline
      className="cashbox"
      title={
        <span className="row between gap-4">
          {t('title')} <OutlineBalance />
        </span>
      }
      close={<IconButtonLink icon={XIcon} label={t('close')} href={paths.lobby()} />}
    >
      <TabsNav aria-label={t('tabs.label')}>
        {tabs.map(({ name, href }) => (
          <TabLink key={name} href={href} data-document aria-current={name === tab ? 'page' : undefined}>
            {t(`tabs.${name}`)}
          </TabLink>
        ))}
        {/* The history has no address, so it opens only once the script has loaded. */}
        <TabButton disabled>{t('tabs.history')}</TabButton>
      </TabsNav>
      <div className={tab === 'deposit' ? 'cashbox__body' : 'cashbox__body cashbox__body--single'}>
        <noscript>
          <p>{t('noScript')}</p>
          <p className="margin-top-4">
            <ButtonLink href={paths.support()}>{t('withdraw.support')}</ButtonLink>
          </p>
        </noscript>
        <div className="cashbox__waiting">
          <output className="visually-hidden">{t('method.loading')}</output>
          <SkeletonRows rows={tab === 'deposit' ? 3 : 5} />
        </div>
        {tab === 'deposit' && (
          <div className="cashbox__waiting column gap-4">
            <Skeleton height={76} radius={16} />
            <Skeleton height={44} radius={14} />
          </div>
        )}
      </div>
    </DialogOutline>
  );
}

function OutlineBalance() {
  const t = useTranslations('cashbox');
  const money = useMoneyText();
  const player = usePlayerSeed();
  const account = player ? activeAccount(player.accounts) : undefined;
  if (!account) return null;
  return (
    <span className="small text-secondary numeric only-desktop cashbox__balance">
      {t.rich('balance', { amount: money.total(account), b: words => <b>{words}</b> })}
    </span>
  );
}
