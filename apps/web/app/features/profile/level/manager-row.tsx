import type { User } from '@liftoff/contract/account/account';
import { ButtonLink } from '@liftoff/ui/button-link';
import { HeadphonesIcon, MailIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useVipManager } from '../../../shared/player/vip-manager.ts';

/** A VIP player's personal manager [ROLE-030]; other players see `none`. */
export function ManagerRow({ user, none }: { user: User; none: ReactNode }) {
  const t = useTranslations('player.manager');
  const manager = useVipManager(user);
  if (!manager) return none;
  return (
    <div className="row gap-3 flex-wrap margin-top-4">
      <RowPlate icon={HeadphonesIcon} tone="reward" />
      <span className="grow">
        <span className="caption text-muted level__line">{t('title')}</span>
        <b className="title level__line">{manager.managerName}</b>
        <span className="caption text-secondary numeric level__line">{manager.time}</span>
      </span>
      <ButtonLink size="s" href={`mailto:${manager.email}`}>
        <MailIcon size="s" />
        {t('email')}
      </ButtonLink>
    </div>
  );
}
