import { CallError } from '@liftoff/contract/core/client';
import { callTable } from '@liftoff/contract/core/call-table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { adventureCalls } from './adventure-calls.ts';
import { bonusCalls } from './bonus-calls.ts';
import { gameCalls } from './game-calls.ts';
import { limitsCalls } from './limits-calls.ts';
import { lobbyCalls } from './lobby-calls.ts';
import { lotteryCalls } from './lottery-calls.ts';
import { lootboxCalls } from './lootbox-calls.ts';
import { loyaltyCalls } from './loyalty-calls.ts';
import { pointsCalls } from './points-calls.ts';
import { recallPayment } from './payment-calls.ts';
import { personalDataCalls } from './personal-data-calls.ts';
import { securityCalls } from './security-calls.ts';
import { supportCalls } from './support-calls.ts';
import { telemetryCalls } from './telemetry-calls.ts';
import { tournamentCalls } from './tournament-calls.ts';
import { verificationCalls } from './verification-calls.ts';
import { walletCalls } from './wallet-calls.ts';

const clients = [
  accountCalls,
  adventureCalls,
  gameCalls,
  limitsCalls,
  lobbyCalls,
  lotteryCalls,
  lootboxCalls,
  loyaltyCalls,
  pointsCalls,
  bonusCalls,
  { recallPayment },
  personalDataCalls,
  securityCalls,
  supportCalls,
  telemetryCalls,
  tournamentCalls,
  verificationCalls,
  walletCalls,
] as const;
type AnyCall = (args: object) => Promise<unknown>;
const writes = clients.flatMap(client =>
  (Object.entries(client) as [keyof typeof callTable, AnyCall][]).filter(
    ([name]) => !callTable[name].route.startsWith('GET '),
  ),
);

const refusal = { refusal: 'invalid', errors: { city: ['VALIDATION.COMMON.LOCKED'] }, request_id: 'r' };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 })));
afterEach(() => vi.unstubAllGlobals());

it.each(writes)('%s rejects with the response body if it is refused [ERR-008]', async (_name, call) => {
  const error = await call({ params: { id: '1', identifier: 'a', kind: 'identity', survey: 's' }, body: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 422, refusal: 'invalid', body: refusal });
});

/**
 * Writes that have their own client: the payments library, which returns refusals as values, and the document upload.
 */
const ofOtherClients = ['cancelDeposit', 'checkTransaction', 'createDeposit', 'createWithdrawal', 'sendDocument'];

it('every write in the contract that a page can make is tested here or has its own client [ERR-008]', () => {
  const elsewhere: readonly string[] = ['frame', 'webhook', 'operator'];
  const tested = new Set<string>(writes.map(([name]) => name));
  const untested = Object.entries(callTable)
    .filter(([, { route, access, built }]) => built && !route.startsWith('GET ') && !elsewhere.includes(access))
    .flatMap(([name]) => (tested.has(name) ? [] : [name]));
  expect(untested.toSorted()).toEqual(ofOtherClients);
});
