import { useTranslations } from 'use-intl';
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
  if (paymentMethods.length === 0) return null;
  return (
    <nav className="ftr__line ftr__pays" aria-label={t('paymentMethods')}>
      {paymentMethods.map(name => (
        <a key={name} href={paths.payments(brandOf(name))} aria-label={name}>
          <PaymentMark brand={brandOf(name)} />
        </a>
      ))}
    </nav>
  );
}
