import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';

interface MethodTermsProps {
  method: Pick<PaymentMethod, 'termsOfService'>;
  className: string;
  /** Name of the method. Set if the page has several links to terms. */
  label?: string;
  /** Opens the terms in a new window, so that the dialog stays open. */
  apart?: boolean;
}

/** Link to the terms of a method: a page on this site or on the provider's site. */
export function MethodTerms({ method: { termsOfService: terms }, className, label, apart }: MethodTermsProps) {
  const t = useTranslations('cashbox.method');
  const paths = usePaths();
  if (terms === null) return null;
  const name = t('terms');
  return (
    <a
      className={className}
      href={terms.startsWith('/') ? paths.at(terms) : terms}
      {...(label ? { 'aria-label': `${name}, ${label}` } : {})}
      {...(apart ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {name}
    </a>
  );
}
