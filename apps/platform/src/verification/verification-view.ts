import type { Verification, VerificationKind, VerificationState } from '@liftoff/contract/account/verification';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { exchange } from '@liftoff/rules/money/exchange';
import { wire } from '@liftoff/rules/money/money';
import { depositTerms } from '@liftoff/rules/verification/deposit-allowance';
import { stepsOf, stepState } from '@liftoff/rules/verification/steps';
import { licencePolicy } from '../market/licence-policy.ts';
import type { PlayerRow } from '../account/player-row.ts';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { depositAllowanceOf } from './verification-gate.ts';
import { documentView, lastDocuments, type DocumentRow } from './document-row.ts';
import { verificationsOf, type VerificationRow } from './verification-row.ts';

/** The status of a player's verification, for the verification page. */
export async function verificationStateOf(sql: Sql, player: PlayerRow, now: Date): Promise<VerificationState> {
  const rows = await verificationsOf(sql, Number(player.id));
  const documents = await lastDocuments(
    sql,
    [...rows.values()].map(({ id }) => id),
  );
  const wealth = rows.get('source_of_wealth');
  const terms = depositTerms(licencePolicy, player.licence);
  const room = await depositAllowanceOf(sql, player, now);
  const { currency } = player;
  const inCurrency = (euroCents: bigint) => wire(exchange(euroCents, 'EUR', currency, exchangeRates, 'down'));
  return {
    identity: viewOf('identity', rows.get('identity'), documents),
    source_of_wealth: wealth ? viewOf('source_of_wealth', wealth, documents) : null,
    deposits: depositsView(currency, room, terms.beforeVerification, inCurrency),
    wealth_above: { currency, amount_cents: inCurrency(terms.wealthAbove) },
  };
}

function depositsView(
  currency: CurrencyCode,
  room: bigint | null,
  most: bigint,
  inCurrency: (euroCents: bigint) => ReturnType<typeof wire>,
): VerificationState['deposits'] {
  return room === null ? null : { currency, most_cents: inCurrency(most), left_cents: inCurrency(room) };
}

const momentOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function viewOf(
  kind: VerificationKind,
  row: VerificationRow | undefined,
  documents: readonly DocumentRow[],
): Verification {
  const status = row?.status ?? 'none';
  return {
    id: row?.id ?? null,
    kind,
    status,
    reason: row?.reason ?? null,
    submitted_at: momentOf(row?.submitted_at),
    decided_at: momentOf(row?.decided_at),
    expires_at: momentOf(row?.expires_at),
    due_at: momentOf(row?.due_at),
    steps: stepsOf[kind].map(step => {
      const document = documents.find(sent => sent.verification_id === row?.id && sent.step === step);
      return {
        step,
        // A player whom the operator has verified without documents has nothing left to send.
        state:
          document === undefined && status === 'verified' ? 'accepted' : stepState(status, document?.state ?? null),
        document: document ? documentView(document) : null,
        reason: document?.reason ?? null,
      };
    }),
  };
}
