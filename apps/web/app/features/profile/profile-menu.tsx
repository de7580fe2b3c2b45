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
import { useWaitingGifts } from '../../shared/player/waiting-gifts.ts';
import { usePaths } from '../../shared/site/site.ts';

/** The children of /profile in the order of the menu (ROUTE-021 to ROUTE-027). */
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

/** What /profile shows by itself, and where its further pages belong: what the casino may send is a part of it. */
const underMain: readonly string[] = ['', 'main', 'subscriptions'];

/** The way between the pages of the profile: at the side of a wide screen, a row that scrolls on a narrow one. */
export function ProfileMenu() {
  const t = useTranslations('profile.menu');
  const paths = usePaths();
  const gifts = countText(useWaitingGifts());
  const child = useLocation().pathname.split('/')[2] ?? '';
  const current = underMain.includes(child) ? 'main' : child;

  return (
    <nav className="pf__nav" aria-label={t('label')}>
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
              <Badge tone="reward" className="num">
                {gifts}
              </Badge>
            )}
          </a>
        );
      })}
    </nav>
  );
}

/** The page that is shown may lie outside the row: brings it to the middle, sideways only. */
function bringIn(current: HTMLElement | null): void {
  const row = current?.parentElement;
  if (row) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
