import type { User } from '@liftoff/contract/account/account';
import { dialogEnd } from '@liftoff/ui/dialog-end';
import '@liftoff/ui/styles/dialogs.css';
import { Suspense, use, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { fetchTexts } from '../../shared/calls/fetched-texts.ts';
import { defaultBrand, type Brand } from '../../shared/site/brand/brand.ts';
import { emptyShellData, ShellDataProvider } from '../../shared/site/shell-data.ts';
import { useSite } from '../../shared/site/site.ts';
import { MoreTexts } from '../../shared/texts/more-texts.tsx';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { watchHiddenTab } from './idle-title.ts';
import type { AgeQuestion } from './use-age-question.ts';
import type { Choose } from './use-cookie-notice.ts';
import { retriedPart } from '../../shared/parts/retried-part.ts';

// Dialogs, which most visitors never see; the notice of cookies is none.
const AgeCard = retriedPart(() => import('./age-card.tsx'));
const BrowserPopup = retriedPart(() => import('./browser-popup.tsx'));
const NewStudio = retriedPart(() => import('./new-studio.tsx'));

interface NoticesProps {
  age: AgeQuestion | null;
  cookies: Choose | null;
  stay: (() => void) | null;
  user: User | null;
  wasHidden: boolean;
  /** The page's, unless it failed before it was read. */
  brand: Brand | undefined;
}

/** The notices of a visit that are to be shown, with their texts. */
export default function Notices({ age, cookies, stay, user, wasHidden, brand = defaultBrand }: NoticesProps) {
  const { locale } = useSite();
  return (
    <MoreTexts locale={locale} texts={use(fetchTexts(locale))}>
      {wasHidden && <HiddenTitle />}
      {cookies && <CookieNotice choose={cookies} />}
      <Suspense>
        <ShellDataProvider value={{ ...emptyShellData, brand }}>
          <dialogEnd.Provider value={<TrustLine />}>
            {age && <AgeCard question={age} />}
            {stay && <BrowserPopup onClose={stay} />}
            {user && <NewStudio user={user} />}
          </dialogEnd.Provider>
        </ShellDataProvider>
      </Suspense>
    </MoreTexts>
  );
}

function HiddenTitle() {
  const attention = useTranslations('notices')('attention');
  useEffect(() => watchHiddenTab(attention), [attention]);
  return null;
}
