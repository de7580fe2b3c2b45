import type { User } from '@liftoff/contract/account/account';
import type { VipManager } from '@liftoff/contract/vip-entities';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { managerContacts } from '../../shared/player/manager-contacts.ts';
import { ManagerFace } from '../../shared/player/manager-face.tsx';
import { useVipManager } from '../../shared/player/vip-manager.ts';

/** A VIP player's personal manager: name, hours and contacts. Empty for players without a manager [SHELL-054]. */
export default function SidebarManager({ user }: { user: User }) {
  const manager = useVipManager(user);
  return manager && <ManagerCard manager={manager} />;
}

/** Shows a personal manager's name, hours and contacts [ENTITY-022]. */
export function ManagerCard({ manager }: { manager: VipManager }) {
  const t = useTranslations('player.manager');
  return (
    <section className="drawer__well" aria-label={t('title')}>
      <div className="row gap-3">
        <ManagerFace manager={manager} size={40} />
        <div className="grow">
          <p className="caption text-muted">{t('title')}</p>
          <p className="title ellipsis">{manager.managerName}</p>
          <p className="caption text-secondary numeric">{manager.time}</p>
        </div>
      </div>
      <div className="row gap-2 flex-wrap margin-top-3">
        {managerContacts(manager).map(({ key, href, icon: Icon }) => (
          <ButtonLink key={key} size="s" href={href} rel="noopener">
            <Icon size="s" />
            {t(key)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
