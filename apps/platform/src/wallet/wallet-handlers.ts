import { currencies, CurrencyCodeSchema, type CurrencyCode } from '@liftoff/contract/core/money';
import type { wallet } from '@liftoff/contract/cashbox/wallet';
import { subunitsToUnit, wire } from '@liftoff/rules/money/money';
import * as z from 'zod';
import { refuse, type Handlers } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { openAccount, playerAccount } from '../ledger/ledger.ts';
import { currenciesAt, offeredCurrencies } from '../market/offered-currencies.ts';
import { guestPlace } from '../market/market-rules.ts';
import { rulePlacesOf } from '../account/profile/rule-place.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import { accountsOf } from './accounts-of.ts';
import type { WageringOf } from './wagering.ts';

const rates = readConfigFile('crypto-rates.json', z.record(z.string(), z.strictObject({ EUR: z.string() })));

/** Whether the player has an open round. The games module implements this function, and the wiring passes it in. */
export type HasOpenRound = (tx: Tx, playerId: number) => Promise<boolean>;

/**
 * Whether any payment method accepts deposits in a currency. The cashbox implements this function, and the wiring
 * passes it in.
 */
export type TakesDeposits = (currency: CurrencyCode) => boolean;

const codes = CurrencyCodeSchema.options;

export function walletHandlers(
  platform: Platform,
  hasOpenRound: HasOpenRound,
  takesDeposits: TakesDeposits,
  wageringOf: WageringOf,
): Handlers<typeof wallet> {
  const { db } = platform;
  const offered = offeredCurrencies(platform.config);
  const listed = [...offered, ...codes.filter(code => !offered.includes(code))];
  return {
    listAccounts: async (_input, { player }) => await accountsOf(db, player.id, wageringOf),
    openAccount: async ({ body: { currency } }, { player }) => {
      if (!offered.includes(currency)) return refuse('currency_unsupported');
      return await db.transaction(async tx => {
        await tx.query('SELECT id FROM players WHERE id = $1 FOR UPDATE', [player.id]);
        const place = (await rulePlacesOf(tx, [player.id])).get(player.id) ?? guestPlace(null);
        if (!currenciesAt(platform, place).includes(currency)) return refuse('currency_unsupported');
        if (await hasOpenRound(tx, player.id)) return refuse('round_open');
        await openAccount(tx, playerAccount(player.id, 'cash', currency));
        await tx.query('UPDATE players SET currency = $2 WHERE id = $1', [player.id, currency]);
        const opened = (await accountsOf(tx, player.id, wageringOf)).find(account => account.active);
        if (!opened) throw new Error(`Player ${player.id} has no active account`);
        return opened;
      });
    },
    listCurrencies: async () =>
      listed.map(code => ({
        code,
        fiat: currencies[code].fiat,
        subunits_to_unit: wire(subunitsToUnit(code)),
        enabled: offered.includes(code),
        deposit: takesDeposits(code),
      })),
    cryptoExchangeRates: async () => rates,
  };
}
