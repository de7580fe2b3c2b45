import type { CurrencyCode } from '@liftoff/contract/core/money';
import { playerGroups } from '@liftoff/contract/player-groups';

/** A demo player, as whom anyone can sign in. Fields that are not listed stay empty. */
export interface DemoPlayer {
  readonly email: string;
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly licence: string;
  readonly language: string;
  readonly groups: readonly string[];
  readonly verified: boolean;
  /** Whether the address, city, phone and postal code that the cashbox requires are filled in. */
  readonly complete: boolean;
  /** Deposited amounts in minor units by currency. The first currency is the active one. */
  readonly deposits: Partial<Record<CurrencyCode, bigint>>;
  readonly totpSecret: string | null;
  readonly lossLimitReached: boolean;
}

/** The password of all demo players. */
export const demoPassword = 'Liftoff-2026!';

const plain = {
  country: 'DE',
  licence: 'CW',
  language: 'en-CA',
  groups: [],
  verified: false,
  complete: true,
  totpSecret: null,
  lossLimitReached: false,
} as const;

export const demoPlayers: readonly DemoPlayer[] = [
  {
    ...plain,
    email: 'demo@liftoff.test',
    nickname: 'Mira K.',
    firstName: 'Mira',
    lastName: 'Kask',
    currency: 'EUR',
    verified: true,
    deposits: { EUR: 25_000n, CAD: 4_000n },
  },
  {
    ...plain,
    email: 'new@liftoff.test',
    nickname: '',
    firstName: '',
    lastName: '',
    currency: 'CAD',
    country: 'CA',
    complete: false,
    deposits: {},
  },
  {
    ...plain,
    email: 'vip@liftoff.test',
    nickname: 'Elin',
    firstName: 'Elin',
    lastName: 'Berg',
    currency: 'EUR',
    country: 'NO',
    groups: ['259'],
    verified: true,
    deposits: { EUR: 1_250_000n },
  },
  {
    ...plain,
    email: 'tester@liftoff.test',
    nickname: 'Tester',
    firstName: 'Toni',
    lastName: 'Tester',
    currency: 'EUR',
    groups: [playerGroups.testers],
    verified: true,
    deposits: { EUR: 100_000n },
  },
  {
    ...plain,
    email: 'crypto@liftoff.test',
    nickname: 'Satu',
    firstName: 'Satu',
    lastName: 'Lind',
    currency: 'BTC',
    verified: true,
    deposits: { BTC: 2_500_000n },
  },
  {
    ...plain,
    email: 'estonia@liftoff.test',
    nickname: 'Kadri',
    firstName: 'Kadri',
    lastName: 'Tamm',
    currency: 'EUR',
    country: 'EE',
    licence: 'EE',
    verified: true,
    deposits: { EUR: 20_000n },
  },
  {
    ...plain,
    email: 'limited@liftoff.test',
    nickname: 'Lena',
    firstName: 'Lena',
    lastName: 'Maier',
    currency: 'EUR',
    country: 'AT',
    verified: true,
    lossLimitReached: true,
    deposits: { EUR: 10_000n },
  },
  {
    ...plain,
    email: 'multi@liftoff.test',
    nickname: 'Marco',
    firstName: 'Marco',
    lastName: 'Rossi',
    currency: 'EUR',
    country: 'IT',
    groups: ['100'],
    deposits: { EUR: 5_000n },
  },
  {
    ...plain,
    email: 'otp@liftoff.test',
    nickname: 'Olga',
    firstName: 'Olga',
    lastName: 'Nowak',
    currency: 'EUR',
    verified: true,
    totpSecret: 'JBSWY3DPEHPK3PXP',
    deposits: { EUR: 15_000n },
  },
];
