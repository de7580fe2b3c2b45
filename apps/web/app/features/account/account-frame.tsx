import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { FullScreenPage, SceneWords } from '@liftoff/ui/full-screen-layout';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site/site.ts';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import './account.css';

export interface AccountScreen {
  /** The name of the screen for screen readers. */
  label: string;
  header: ReactNode;
  body: ReactNode;
  scene: ReactNode;
}

/**
 * The picture beside a form from 1024, with words over it. It fills a tall panel by its height, so its width counts
 * beyond the panel's; smaller screens do not ask for it.
 */
export function AccountScene({
  kind,
  eyebrow,
  title,
  text,
}: {
  kind: 'launch' | 'vip';
  eyebrow: string;
  title: string;
  text?: string;
}) {
  const at = (width: number) => `/pictures/scene/${kind}-${width}.webp`;
  return (
    <>
      <img
        src={at(1200)}
        srcSet={`${at(1200)} 1200w, ${at(2000)} 2000w`}
        sizes="2000px"
        alt=""
        loading="lazy"
        width={1200}
        height={520}
      />
      <SceneWords>
        <span className="eyebrow">{eyebrow}</span>
        <h2 className="h1 mt2">{title}</h2>
        {text && <p className="small mt3">{text}</p>}
      </SceneWords>
    </>
  );
}

/** The screen as a page of its own, for a visitor who comes to its address. */
export function AccountPage({
  screen,
  closeTo,
  wholePage = false,
}: {
  screen: AccountScreen;
  closeTo: string;
  /** The page it leads to is somebody else's now: it is loaded anew. */
  wholePage?: boolean;
}) {
  const t = useTranslations('account');
  return (
    <FullScreenPage
      header={screen.header}
      close={
        <IconButtonLink
          icon={XIcon}
          label={t('close')}
          filled
          href={closeTo}
          {...(wholePage ? { 'data-document': '' } : {})}
        />
      }
      footer={<TrustLine />}
      scene={screen.scene}
    >
      {screen.body}
    </FullScreenPage>
  );
}

/** Leads back to signing in. */
export function BackToSignIn() {
  const t = useTranslations('account');
  return (
    <ButtonLink variant="ghost" className="si__back" href={usePaths().signIn()}>
      <ChevronLeftIcon />
      {t('back')}
    </ButtonLink>
  );
}

/** Leads back to the lobby, or, on a later step, to the step before. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('account');
  return (
    <Button variant="ghost" className="si__back" onClick={onBack}>
      <ChevronLeftIcon />
      {t('back')}
    </Button>
  );
}
