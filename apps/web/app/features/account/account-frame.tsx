import type { ReactNode } from 'react';
import { ChevronLeftIcon, XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../shared/trust-line.tsx';
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
      <div className="si__q">
        <span className="eyebrow">{eyebrow}</span>
        <h2 className="h1 mt2">{title}</h2>
        {text && <p className="small mt3">{text}</p>}
      </div>
    </>
  );
}

/** The screen as a page of its own, for a visitor who comes to its address. */
export function AccountPage({ screen, closeTo }: { screen: AccountScreen; closeTo: string }) {
  const t = useTranslations('account');
  return (
    <main className="full">
      <div className="si">
        <div className="si__l">
          <div className="si__h">
            {screen.header}
            <a className="icbtn icbtn--fill" href={closeTo} aria-label={t('close')}>
              <XIcon />
            </a>
          </div>
          <div className="si__f">{screen.body}</div>
          <div className="si__ft">
            <TrustLine />
          </div>
        </div>
        <div className="si__r" data-theme="dark">
          {screen.scene}
        </div>
      </div>
    </main>
  );
}

/** Leads back to the lobby, or, on a later step, to the step before. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('account');
  return (
    <button type="button" className="btn btn--ghost si__back" onClick={onBack}>
      <ChevronLeftIcon />
      {t('back')}
    </button>
  );
}
