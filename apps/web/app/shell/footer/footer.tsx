import { ButtonLink } from '@liftoff/ui/button-link';
import { Dropdown } from '@liftoff/ui/dropdown';
import { GlobeIcon, MailIcon, MessageCircleIcon, PhoneIcon, ShieldCheckIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useBrand, useShellData } from '../../shared/site/shell-data.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { FooterLists } from './footer-lists.tsx';
import { FooterPayments } from './footer-payments.tsx';
import LanguageLinks from '../../shared/site/language-links.tsx';
import { chatHash, phoneHref } from '../../shared/site/address/paths.ts';
import { Logo } from '../../shared/parts/logo.tsx';
import { ThemeChooser } from './theme-chooser.tsx';
import { TrustBlock } from './trust-block.tsx';

const shownStudios = 24;

/** The studios in a row that scrolls sideways [SHELL-067]. */
function FooterStudios() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { studios } = useShellData();
  if (studios.length === 0) return null;
  return (
    <nav className="footer__line" aria-label={t('studios')}>
      {studios.slice(0, shownStudios).map(({ slug, title }) => (
        <a key={slug} href={paths.producer(slug)}>
          {title}
        </a>
      ))}
    </nav>
  );
}

export default function Footer() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  return (
    <footer className="footer" id="footer">
      <div className="wrap">
        <FooterStudios />
        <div className="footer__grid">
          <div className="footer__about">
            <Logo />
            <p className="small text-secondary margin-top-2">{t('about')}</p>
            <div className="row gap-2 flex-wrap margin-top-4">
              <ButtonLink size="s" href={paths.page('responsible-gaming')}>
                <ShieldCheckIcon size="s" />
                {t('safe')}
              </ButtonLink>
              <ButtonLink variant="ghost" size="s" href={chatHash}>
                <MessageCircleIcon size="s" />
                {t('chat')}
              </ButtonLink>
            </div>
            <ThemeChooser />
          </div>
          <FooterLists />
          <Contacts />
        </div>
        <FooterPayments />
        <TrustBlock />
      </div>
    </footer>
  );
}

function Contacts() {
  const t = useTranslations('shell.footer');
  const { phone, email, social } = useBrand();
  const { language } = useSite();
  return (
    <div>
      <h2 className="footer__title">{t('talk')}</h2>
      <ul>
        <li>
          <a className="gap-2" href={phoneHref(phone)}>
            <PhoneIcon size="s" />
            {phone}
          </a>
        </li>
        <li>
          <a className="gap-2" href={`mailto:${email}`}>
            <MailIcon size="s" />
            {email}
          </a>
        </li>
        {social.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
        <li>
          <Dropdown
            summaryClass="footer__language"
            summary={
              <>
                <GlobeIcon size="s" />
                {language.name}
              </>
            }
            up
            panelClass="dropdown__panel--languages"
          >
            <LanguageLinks />
          </Dropdown>
        </li>
      </ul>
    </div>
  );
}
