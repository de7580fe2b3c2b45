import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Section, SectionHead } from '@liftoff/ui/section';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { brandName, PaymentMark } from '../../../shared/money/payment-mark.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { useMethodWords, useTimeWords } from '../method/method-list.tsx';
import { MethodTerms } from '../method/method-terms.tsx';
import type { MethodsData } from './load-methods.server.ts';
import { networkOf, useMethodAmounts } from './method-words.ts';
import './info.css';
import '@liftoff/ui/styles/list.css';

/**
 * Lists all deposit and withdrawal methods for the visitor's currency and for cryptocurrencies, with cost, time,
 * minimum and maximum [ROUTE-070].
 */
export function PaymentsPage({ currency, methods }: MethodsData) {
  const t = useTranslations('payments');
  const paths = usePaths();
  return (
    <div className="payment-info">
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2 payment-info__lead">{t('lead')}</p>
      <div className="row gap-3 flex-wrap margin-top-4">
        <ButtonLink variant="primary" href={paths.deposit()}>
          {t('cashbox')}
        </ButtonLink>
        <ButtonLink href={paths.page('deposits-and-payouts')}>{t('rules')}</ButtonLink>
      </div>
      {methods === null ? (
        <ErrorState title={t('noneTitle')} text={t('noneText')} headingLevel={2} section />
      ) : (
        <>
          <Methods title={t('inCurrency', { currency })} methods={methods.filter(({ type }) => type === 'other')} />
          <Methods
            title={t('inCoins')}
            methods={methods.filter(({ type }) => type === 'crypto')}
            more={
              <a className="link" href={paths.benefitsOfCrypto()}>
                {t('crypto.title')}
              </a>
            }
          />
        </>
      )}
    </div>
  );
}

interface MethodsProps {
  title: string;
  methods: readonly PaymentMethodInfo[];
  more?: ReactNode;
}

function Methods({ title, methods, more }: MethodsProps) {
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
        {more}
      </SectionHead>
      <ul className="payment-info__grid payment-info__grid--rows">
        {methods.map(method => (
          <li key={method.id} id={method.brand}>
            <MethodCard method={method} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MethodCard({ method }: { method: PaymentMethodInfo }) {
  const t = useTranslations('payments');
  const { span, fee } = useMethodAmounts();
  const time = useTimeWords();
  const kind = useMethodWords()({ brand: method.method, network: null }).name;
  const name = brandName(method.brand);
  return (
    <Card as="div" className="payment-info__card">
      <div className="row gap-3">
        <PaymentMark brand={method.brand} named />
        <div className="grow">
          <h3 className="title">{name}</h3>
          <p className="caption text-secondary">{networkOf(method) ?? kind}</p>
        </div>
      </div>
      <KeyValues well className="numeric margin-top-4 payment-info__values">
        <KeyValue name={t('fee')}>{fee(method)}</KeyValue>
        <KeyValue name={t('deposit')}>{span(method, 'deposit')}</KeyValue>
        <KeyValue name={t('depositTime')}>{time(method.processingTime)}</KeyValue>
        <KeyValue name={t('withdrawal')}>{span(method, 'withdrawal')}</KeyValue>
        {method.payoutTime !== null && <KeyValue name={t('withdrawalTime')}>{time(method.payoutTime)}</KeyValue>}
      </KeyValues>
      <MethodTerms method={method} className="link small margin-top-3 payment-info__terms" label={name} />
    </Card>
  );
}
