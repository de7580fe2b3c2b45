import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';

interface MethodTermsProps {
  method: Pick<PaymentMethod, 'termsOfService'>;
  className: string;
  /** The method's name, where the page has several of these links. */
  label?: string;
  /** Over a dialog, which the visitor keeps open. */
  apart?: boolean;
}

/** The way to the terms of a method: a page of the site, or of its provider. */
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
