import type { User } from '@liftoff/contract/account/account';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { BadgeCheckIcon, KeyRoundIcon, MailIcon, MedalIcon } from '@liftoff/ui/icons';
import { Skeleton } from '@liftoff/ui/skeleton';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../../shared/player/avatar.tsx';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useNetResult } from '../../../shared/money/net-result.ts';
import { vipLevelOf } from '../../../shared/player/player-groups.ts';
import { playerName } from '../../../shared/player/player-name.ts';
import { usePaths } from '../../../shared/site/site.ts';

/** Placeholder for a figure that is still loading, as high as the figure. */
const unknown = <Skeleton width={88} height="1lh" />;

/** The player's identity, their verification status, and the totals for play and payments from the ledger. */
export function WhoCard({ user }: { user: User }) {
  const t = useTranslations('profile.main');
  const status = useTranslations('player.statuses');
  const money = useMoneyText();
  const paths = usePaths();
  const { data: result } = useNetResult(user.currency, 'all');
  const name = playerName(user);
  const level = vipLevelOf(user);
  const paid = result && minor(result.deposited_cents) - minor(result.withdrawn_cents);
  return (
    <Card className="who-card" aria-label={name}>
      <div className="row gap-4">
        <Avatar name={name} vip={level !== null} size="l" />
        <div className="grow">
          <h2 className="heading-2">{name}</h2>
          <div className="row gap-2 flex-wrap margin-top-2">
            <Badge tone={user.verified ? 'ok' : 'neutral'} icon={BadgeCheckIcon}>
              {t(user.verified ? 'verified' : 'notVerified')}
            </Badge>
            {user.confirmed_at === null && (
              <>
                <Badge tone="warn" icon={MailIcon}>
                  {t('notConfirmed')}
                </Badge>
                <a className="link small" href={paths.emailVerify()}>
                  {t('confirmEmail')}
                </a>
              </>
            )}
            {level && <Badge icon={MedalIcon}>{status(level)}</Badge>}
            {user.two_factor_enabled && <Badge icon={KeyRoundIcon}>{t('twoFactor')}</Badge>}
          </div>
        </div>
      </div>
      <dl className="figures figures--two numeric">
        <div>
          <dt>{t('net')}</dt>
          <dd>{result ? money.net(result.net_cents, result.currency) : unknown}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{result && paid !== undefined ? money.exact(paid, result.currency) : unknown}</dd>
        </div>
      </dl>
    </Card>
  );
}
