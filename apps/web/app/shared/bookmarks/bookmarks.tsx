import type { User } from '@liftoff/contract/account/account';
import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../player/player.ts';
import { keepPreference, readPreference } from '../preferences/preferences.ts';
import { useBookmarks } from './use-bookmarks.ts';
import './bookmarks.css';

/** Links to the player's promotions at the edge of the page [STATE-070]. The player can hide them until midnight. */
export default function Bookmarks() {
  const user = usePlayerSeed()?.user;
  const [isHidden, setIsHidden] = useState(() => Date.now() < readPreference('bookmarksHiddenUntil'));
  if (!user || isHidden) return null;
  const hide = () => {
    keepPreference('bookmarksHiddenUntil', new Date().setHours(24, 0, 0, 0));
    setIsHidden(true);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return <Shown user={user} hide={hide} />;
}

function Shown({ user, hide }: { user: User; hide: () => void }) {
  const t = useTranslations('player.bookmarks');
  const bookmarks = useBookmarks(user);
  if (bookmarks.length === 0) return null;
  return (
    <nav className="bookmarks" aria-label={t('label')}>
      <ul className="bookmarks__list">
        {bookmarks.map(({ name, href, picture, note }, index) => (
          <li key={name} className="bookmarks__item">
            <a className="bookmarks__link" href={href}>
              <img className="bookmarks__picture" src={picture} alt="" width={46} height={46} />
              <span className="bookmarks__text">
                {t(name)} <small className="text-muted numeric">{note}</small>
              </span>
            </a>
            {index === bookmarks.length - 1 && (
              <IconButton icon={XIcon} iconSize="s" label={t('hide')} className="bookmarks__hide" onClick={hide} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
