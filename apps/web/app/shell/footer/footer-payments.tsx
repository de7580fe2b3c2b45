import { useTranslations } from 'use-intl';
import { useKeptContent } from '../../shared/kept-content.tsx';
import { paymentBrand } from '../../shared/payment-brand.ts';
import { PaymentMark } from '../../shared/payment-mark.tsx';
import { useBrand } from '../../shared/shell-data.ts';
import { usePaths } from '../../shared/site.ts';

/** SHELL-068: the methods as a line that scrolls sideways, each leading to what it costs and takes. */
export function FooterPayments() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { paymentMethods } = useBrand();
  const links = paymentMethods.map(name => ({ name, href: paths.payments(paymentBrand(name)) }));
  const content = useKeptContent(Links, { links }, false);
  if (paymentMethods.length === 0) return null;
  return <nav className="ftr__line ftr__pays" aria-label={t('paymentMethods')} {...content} />;
}

function Links({ links }: { links: readonly { name: string; href: string }[] }) {
  return links.map(({ name, href }) => (
    <a key={name} href={href} aria-label={name}>
      <PaymentMark brand={paymentBrand(name)} />
    </a>
  ));
}
