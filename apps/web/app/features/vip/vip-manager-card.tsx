import type { User } from '@liftoff/contract/account/account';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { MessageCircleIcon } from '@liftoff/ui/icons';
import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { ManagerFace } from '../../shared/player/manager-face.tsx';
import { managerContacts } from '../../shared/player/manager-contacts.ts';
import { useVipManager } from '../../shared/player/vip-manager.ts';
import { chatHash } from '../../shared/site/address/paths.ts';

/** The contacts of a VIP player's manager, and the chat, which serves VIP players first [PVIP-013]. */
export function VipManagerCard({ user }: { user: User }) {
  const t = useTranslations('player.manager');
  const words = useTranslations('vip.manager');
  const manager = useVipManager(user);
  if (!manager) return null;
  return (
    <Section aria-labelledby="manager">
      <Card as="div" className="vip-manager">
        <ManagerFace manager={manager} size={56} />
        <div className="grow">
          <p className="caption text-muted">{t('title')}</p>
          <h2 className="heading-3" id="manager">
            {manager.managerName}
          </h2>
          <p className="small text-secondary numeric margin-top-1">{manager.time}</p>
          <p className="small text-secondary margin-top-1">{words('text')}</p>
        </div>
        <div className="row gap-2 flex-wrap">
          <ButtonLink href={chatHash}>
            <MessageCircleIcon />
            {words('chat')}
          </ButtonLink>
          {managerContacts(manager).map(({ key, href, icon: Icon }) => (
            <ButtonLink key={key} href={href} rel="noopener">
              <Icon />
              {t(key)}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </Section>
  );
}
