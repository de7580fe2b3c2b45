import { useTranslations } from 'use-intl';
import { useKeptContent } from '../../shared/parts/kept-content.tsx';
import { PaymentMark } from '../../shared/money/payment-mark.tsx';
import { useBrand } from '../../shared/site/shell-data.ts';
import { usePaths } from '../../shared/site/site.ts';

/** What a brand is called in the operator's file, as our drawings are named: `Bitcoin Cash` is `bitcoin_cash`. */
const brandOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

/** SHELL-068: the methods as a line that scrolls sideways, each leading to what it costs and takes. */
export function FooterPayments() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { paymentMethods } = useBrand();
  const links = paymentMethods.map(name => ({ name, href: paths.payments(brandOf(name)) }));
  const content = useKeptContent(Links, { links }, false);
  if (paymentMethods.length === 0) return null;
  return <nav className="ftr__line ftr__pays" aria-label={t('paymentMethods')} {...content} />;
}

function Links({ links }: { links: readonly { name: string; href: string }[] }) {
  return links.map(({ name, href }) => (
    <a key={name} href={href} aria-label={name}>
      <PaymentMark brand={brandOf(name)} />
    </a>
  ));
}
