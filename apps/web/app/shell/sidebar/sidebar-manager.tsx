import type { User } from '@liftoff/contract/account/account';
import type { VipManager } from '@liftoff/contract/vip-entities';
import { ButtonLink } from '@liftoff/ui/button-link';
import { MailIcon, MessageCircleIcon, SendIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useVipManager } from '../../shared/player/vip-manager.ts';
import { Avatar } from '../../shared/player/avatar.tsx';

/** A VIP player's personal manager: name, hours and contacts. Empty for players without a manager [SHELL-054]. */
export default function SidebarManager({ user }: { user: User }) {
  const manager = useVipManager(user);
  return manager && <ManagerCard manager={manager} />;
}

/** Shows a personal manager's name, hours and contacts [ENTITY-022]. */
export function ManagerCard({ manager }: { manager: VipManager }) {
  const t = useTranslations('player.manager');
  const { managerName: name, time, avatar, email } = manager;
  const ways = [
    { key: 'whatsApp', href: webAddress(manager.whatsAppLink), icon: MessageCircleIcon },
    { key: 'telegram', href: webAddress(manager.telegramLink), icon: SendIcon },
    { key: 'email', href: `mailto:${email}`, icon: MailIcon },
  ] as const;
  return (
    <section className="drawer__well" aria-label={t('title')}>
      <div className="row gap-3">
        {/* Pictures from other sites are left out, because the content security policy blocks them. */}
        {avatar.startsWith('/') ? (
          <img className="avatar drawer__face" src={avatar} width={40} height={40} alt="" loading="lazy" />
        ) : (
          <Avatar name={name} vip={false} />
        )}
        <div className="grow">
          <p className="caption text-muted">{t('title')}</p>
          <p className="title ellipsis">{name}</p>
          <p className="caption text-secondary numeric">{time}</p>
        </div>
      </div>
      <div className="row gap-2 flex-wrap margin-top-3">
        {ways.map(
          ({ key, href, icon: Icon }) =>
            href && (
              <ButtonLink key={key} size="s" href={href} rel="noopener">
                <Icon size="s" />
                {t(key)}
              </ButtonLink>
            ),
        )}
      </div>
    </section>
  );
}

const webAddress = (link: string | null): string | null =>
  link !== null && URL.parse(link)?.protocol === 'https:' ? link : null;
