import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { FullScreenPage, SceneWords } from '@liftoff/ui/full-screen-layout';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import './account.css';

export interface AccountScreen {
  /** Accessible name of the screen. */
  label: string;
  header: ReactNode;
  body: ReactNode;
  scene: ReactNode;
}

/** The pictures that accompany the account's screens. Consecutive screens show different ones. */
type SceneKind = 'launch' | 'vip' | 'quest' | 'adventure' | 'gifts' | 'live';

/**
 * The picture next to a form, with text over it, shown from 1024 px. A brand with its own look has its own scene in
 * place of `launch`. It fills the height of a tall panel and is then
 * wider than the panel, so `sizes` asks for more than the panel's width. Smaller screens never load it.
 */
export function AccountScene({
  kind,
  eyebrow,
  title,
  text,
}: {
  kind: SceneKind;
  eyebrow: string;
  title: string;
  text?: string;
}) {
  const { look } = useSite();
  const scene = kind === 'launch' ? (look?.scene ?? kind) : kind;
  const at = (width: number) => `/pictures/scene/${scene}-${width}.webp`;
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
        <h2 className="heading-1 margin-top-2">{title}</h2>
        {text && <p className="small margin-top-3">{text}</p>}
      </SceneWords>
    </>
  );
}

/** The screen as a standalone page, for visitors who open its address directly. */
export function AccountPage({
  screen,
  closeTo,
  wholePage = false,
}: {
  screen: AccountScreen;
  closeTo: string;
  /**
   * Set when the user has changed since the target page was loaded, for example from a guest to a player. The link
   * then loads a whole new document.
   */
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

export function BackToSignIn() {
  const t = useTranslations('account');
  return (
    <ButtonLink variant="ghost" className="account-form__back" href={usePaths().signIn()}>
      <ChevronLeftIcon />
      {t('back')}
    </ButtonLink>
  );
}

/** Returns to the lobby or, on a later step, to the previous step. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('account');
  return (
    <Button variant="ghost" className="account-form__back" onClick={onBack}>
      <ChevronLeftIcon />
      {t('back')}
    </Button>
  );
}
