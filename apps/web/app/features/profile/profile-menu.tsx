import { Badge } from '@liftoff/ui/badge';
import { countText } from '@liftoff/ui/count';
import type { IconComponent } from '@liftoff/ui/icon';
import {
  BadgeCheckIcon,
  GaugeIcon,
  GiftIcon,
  HistoryIcon,
  KeyRoundIcon,
  MedalIcon,
  UserRoundIcon,
} from '@liftoff/ui/icons';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { bringIn } from '../../shared/parts/bring-in.ts';
import { useWaitingGifts } from '../../shared/player/waiting-gifts.ts';
import { usePaths } from '../../shared/site/site.ts';

/** The pages under /profile in menu order [ROUTE-021] to [ROUTE-027]. */
const children = {
  main: UserRoundIcon,
  level: MedalIcon,
  gifts: GiftIcon,
  verification: BadgeCheckIcon,
  limits: GaugeIcon,
  security: KeyRoundIcon,
  'games-history': HistoryIcon,
} satisfies Record<string, IconComponent>;

type Child = keyof typeof children;

/** Pages on which the menu marks Main as current: /profile itself, and the subscriptions, which belong to it. */
const underMain: readonly string[] = ['', 'main', 'subscriptions'];

/** Menu of the profile pages: at the side on wide screens, and a scrollable row on narrow screens. */
export function ProfileMenu() {
  const t = useTranslations('profile.menu');
  const paths = usePaths();
  const gifts = countText(useWaitingGifts());
  const child = useLocation().pathname.split('/')[2] ?? '';
  const current = underMain.includes(child) ? 'main' : child === 'points' ? 'level' : child;

  return (
    <nav className="profile__nav" aria-label={t('label')}>
      {(Object.keys(children) as Child[]).map(name => {
        const Icon = children[name];
        return (
          <a
            key={name}
            href={paths.profile(name)}
            aria-current={name === current ? 'page' : undefined}
            ref={name === current ? bringIn : undefined}
          >
            <Icon />
            {t(name)}
            {name === 'gifts' && gifts !== null && (
              <Badge tone="reward" className="numeric">
                {gifts}
              </Badge>
            )}
          </a>
        );
      })}
    </nav>
  );
}
