import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Section } from '@liftoff/ui/section';
import { ErrorState } from '@liftoff/ui/state-panel';
import { NumberCell, NumberHead, Table, TableRow } from '@liftoff/ui/table';
import { useTranslations } from 'use-intl';
import { brandName, PaymentMark } from '../../../shared/money/payment-mark.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { useTimeWords } from '../method/method-list.tsx';
import type { MethodsData } from './load-methods.server.ts';
import { networkOf, useMethodAmounts } from './method-words.ts';
import '@liftoff/ui/styles/table.css';
import './info.css';

type Rates = Readonly<Record<string, { EUR: string }>>;

const good = ['free', 'fast', 'small', 'own'] as const;
const care = ['network', 'final', 'price'] as const;

/** Advantages and risks of paying with cryptocurrency, and the figures for each coin [ROUTE-031] [CRYPTO-001]. */
export function CryptoPage({ methods, rates }: Pick<MethodsData, 'methods'> & { rates: Rates }) {
  const t = useTranslations('payments');
  const paths = usePaths();
  const coins = methods?.filter(({ type }) => type === 'crypto') ?? [];
  return (
    <div className="payment-info">
      <h1 className="heading-1">{t('crypto.title')}</h1>
      <p className="text-secondary margin-top-2 payment-info__lead">{t('crypto.lead')}</p>
      <div className="row gap-3 flex-wrap margin-top-4">
        <ButtonLink variant="primary" href={paths.deposit()}>
          {t('cashbox')}
        </ButtonLink>
        <ButtonLink href={paths.payments()}>{t('crypto.all')}</ButtonLink>
      </div>
      {coins.length === 0 ? (
        <ErrorState title={t('noneTitle')} text={t('noneText')} headingLevel={2} section />
      ) : (
        <Section>
          <Card as="div" className="payment-info__table">
            <CoinTable coins={coins} rates={rates} />
          </Card>
        </Section>
      )}
      <Section aria-labelledby="good">
        <h2 className="heading-2" id="good">
          {t('crypto.goodTitle')}
        </h2>
        <ul className="payment-info__grid margin-top-4">
          {good.map(point => (
            <li key={point}>
              <Card as="div" className="payment-info__card">
                <h3 className="title">{t(`crypto.good.${point}.title`)}</h3>
                <p className="small text-secondary margin-top-2">{t(`crypto.good.${point}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section aria-labelledby="care">
        <h2 className="heading-2" id="care">
          {t('crypto.careTitle')}
        </h2>
        <ul className="payment-info__care margin-top-4">
          {care.map(point => (
            <li key={point}>{t(`crypto.care.${point}`)}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** The table of coins. On a phone, fee and time appear next to the name, to leave room for the amounts. */
function CoinTable({ coins, rates }: { coins: readonly PaymentMethodInfo[]; rates: Rates }) {
  const t = useTranslations('payments');
  return (
    <Table label={t('crypto.table')}>
      <thead>
        <tr>
          <th>{t('crypto.coin')}</th>
          <th className="payment-info__wide">{t('fee')}</th>
          <th className="payment-info__wide">{t('crypto.time')}</th>
          <NumberHead>{t('crypto.minDeposit')}</NumberHead>
          <NumberHead>{t('withdrawal')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {coins.map(coin => (
          <CoinRow key={coin.id} coin={coin} rates={rates} />
        ))}
      </tbody>
    </Table>
  );
}

function CoinRow({ coin, rates }: { coin: PaymentMethodInfo; rates: Rates }) {
  const t = useTranslations('payments');
  const { amount, span, fee, worth } = useMethodAmounts();
  const time = useTimeWords();
  const rate = rates[coin.currency]?.EUR;
  const isPlain = coin.fee === '0' && coin.processingTime === 'instant';
  return (
    <TableRow id={coin.brand}>
      <td>
        <span className="payment-info__coin">
          <PaymentMark brand={coin.brand} named />
          <span>
            <b>{brandName(coin.brand)}</b>
            <small className="payment-info__wide">{networkOf(coin)}</small>
            {rate !== undefined && <small className="payment-info__rate numeric">{worth(coin.currency, rate)}</small>}
            {isPlain && <small className="payment-info__narrow">{t('crypto.shortTerms')}</small>}
          </span>
        </span>
      </td>
      <td className="payment-info__wide">{fee(coin)}</td>
      <td className="payment-info__wide">{time(coin.processingTime)}</td>
      <NumberCell>{coin.minDep === null ? '' : amount(coin.minDep, coin.currency)}</NumberCell>
      <NumberCell>{span(coin, 'withdrawal')}</NumberCell>
    </TableRow>
  );
}
