import { useTranslations } from 'use-intl';
import { linkAt } from '../../shared/site/brand/brand.ts';
import { useBrand, useShellData } from '../../shared/site/shell-data.ts';
import { cookiesHash } from '../../shared/site/address/paths.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { usePlaced } from '../menu-items.ts';

/** The three columns of links in the footer [SHELL-058]. */
export function FooterLists() {
  const t = useTranslations('shell');
  const paths = usePaths();
  const brand = useBrand();
  const blog = linkAt(useSite().origin, brand.blog);
  const { pages } = useShellData();
  const casino = [
    [paths.pokies(), t('nav.pokies')],
    [paths.live(), t('footer.liveTables')],
    [paths.producers(), t('nav.studios')],
    ...usePlaced().map(({ key, href }) => [href, t(`nav.${key}`)] as const),
  ] as const;
  const information = [
    [paths.page('terms-and-conditions'), t('footer.terms')],
    [paths.page('general-rules'), t('footer.rules')],
    [paths.page('privacy-policy'), t('footer.privacy')],
    [paths.page('cookie-policy'), t('footer.cookies')],
    // Changing the cookie choice must be as easy as making it [D13].
    [cookiesHash, t('footer.cookieChoice')],
    [paths.benefitsOfCrypto(), t('footer.crypto')],
    ...brand.partners.map(partner => [partner.url, partner.title] as const),
  ] as const;
  const help = [
    [paths.support(), t('header.support')],
    [paths.payments(), t('footer.paymentMethods')],
    [paths.news(), t('footer.news')],
    [paths.page('deposits-and-payouts'), t('footer.payments')],
    [paths.profile('verification'), t('footer.verification')],
    [paths.page('responsible-gaming'), t('footer.responsible')],
    ...pages
      .filter(page => page.categories.includes('footer-help'))
      .map(page => [paths.at(page.path), page.title] as const),
    ...(blog ? [[blog, t('footer.blog')] as const] : []),
  ] as const;
  return (
    <>
      <List title={t('footer.casino')} links={casino} />
      <List title={t('footer.information')} links={information} />
      <List title={t('footer.help')} links={help} />
    </>
  );
}

interface ListProps {
  title: string;
  links: ReadonlyArray<readonly [string, string]>;
}

function List({ title, links }: ListProps) {
  return (
    <div>
      <h2 className="footer__title">{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
