import type { User } from '@liftoff/contract/account/account';
import '@liftoff/ui/styles/dialogs.css';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { defaultBrand, type Brand } from '../../shared/site/brand/brand.ts';
import { emptyShellData, ShellDataProvider } from '../../shared/site/shell-data.ts';
import { withTexts } from '../../shared/texts/with-texts.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { watchHiddenTab } from './idle-title.ts';
import type { AgeQuestion } from './use-age-question.ts';
import type { Choose } from './use-cookie-notice.ts';
import { part } from '../../shared/parts/part.tsx';

// The dialogs are loaded separately, because most visitors never see them. The cookie notice is not a dialog.
const AgeCard = part(() => import('./age-card.tsx'));
const BrowserPopup = part(() => import('./browser-popup.tsx'));
const NewStudio = part(() => import('./new-studio.tsx'));

interface NoticesProps {
  age: AgeQuestion | null;
  cookies: Choose | null;
  stay: (() => void) | null;
  user: User | null;
  wasHidden: boolean;
  /** The page's brand; `undefined` if the page failed before the brand was read. */
  brand: Brand | undefined;
}

/** Shows the notices that are due during a visit, and loads their texts. */
export default withTexts(function Notices({ age, cookies, stay, user, wasHidden, brand = defaultBrand }: NoticesProps) {
  return (
    <>
      {wasHidden && <HiddenTitle />}
      {cookies && <CookieNotice choose={cookies} />}
      <ShellDataProvider value={{ ...emptyShellData, brand }}>
        {age && <AgeCard question={age} />}
        {stay && <BrowserPopup onClose={stay} />}
        {user && <NewStudio user={user} />}
      </ShellDataProvider>
    </>
  );
});

function HiddenTitle() {
  const attention = useTranslations('notices')('attention');
  useEffect(() => watchHiddenTab(attention), [attention]);
  return null;
}
