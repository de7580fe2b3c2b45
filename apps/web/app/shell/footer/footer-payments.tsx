import { useTranslations } from 'use-intl';
import { PaymentMark } from '../../shared/money/payment-mark.tsx';
import { useBrand } from '../../shared/site/shell-data.ts';
import { usePaths } from '../../shared/site/site.ts';

/**
 * Converts a payment brand's name in the operator's file to the name of its logo: `Bitcoin Cash` becomes
 * `bitcoin_cash`.
 */
const brandOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

/** The payment methods in a row that scrolls sideways [SHELL-068]. Each links to its fees and limits. */
export function FooterPayments() {
  const t = useTranslations('shell.footer');
  const paths = usePaths();
  const { paymentMethods } = useBrand();
  if (paymentMethods.length === 0) return null;
  return (
    <nav className="footer__line footer__payments" aria-label={t('paymentMethods')}>
      {paymentMethods.map(name => (
        <a key={name} href={paths.payments(brandOf(name))} aria-label={name}>
          <PaymentMark brand={brandOf(name)} />
        </a>
      ))}
    </nav>
  );
}
