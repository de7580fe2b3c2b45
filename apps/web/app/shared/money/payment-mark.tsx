import bitcoin from './payment-marks/bitcoin.svg';
import bitcoinCash from './payment-marks/bitcoin_cash.svg';
import dogecoin from './payment-marks/dogecoin.svg';
import ecopayz from './payment-marks/ecopayz.svg';
import ethereum from './payment-marks/ethereum.svg';
import litecoin from './payment-marks/litecoin.svg';
import maestro from './payment-marks/maestro.svg';
import mastercard from './payment-marks/mastercard.svg';
import sofort from './payment-marks/sofort.svg';
import tether from './payment-marks/tether.svg';
import visa from './payment-marks/visa.svg';
import type { ReactElement } from 'react';

/** The payment brands that have a logo, with their names, which are the same in every language. */
const brands: Readonly<Record<string, { name: string; mark: string }>> = {
  visa: { name: 'Visa', mark: visa },
  mastercard: { name: 'Mastercard', mark: mastercard },
  maestro: { name: 'Maestro', mark: maestro },
  ecopayz: { name: 'ecoPayz', mark: ecopayz },
  sofort: { name: 'Sofort', mark: sofort },
  bitcoin: { name: 'Bitcoin', mark: bitcoin },
  bitcoin_cash: { name: 'Bitcoin Cash', mark: bitcoinCash },
  ethereum: { name: 'Ethereum', mark: ethereum },
  litecoin: { name: 'Litecoin', mark: litecoin },
  dogecoin: { name: 'Dogecoin', mark: dogecoin },
  tether: { name: 'Tether', mark: tether },
};

/** The brand's official name. For an unknown brand, the given name. */
export const brandName = (brand: string): string => brands[brand]?.name ?? brand;

interface PaymentMarkProps {
  brand: string;
  /** Whether the name is displayed next to the logo, so that the logo needs no alternative text. */
  named?: boolean;
}

/** The logo of a payment brand, or its name if there is no logo. */
export function PaymentMark({ brand, named = false }: PaymentMarkProps): ReactElement | null {
  const known = brands[brand];
  if (!known) return named ? null : <>{brand}</>;
  return <img src={known.mark} alt={named ? '' : known.name} width={56} height={36} loading="lazy" decoding="async" />;
}
