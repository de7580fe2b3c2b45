import type { cashbox, Payment, PaymentStep } from '@liftoff/contract/cashbox/cashbox';
import type { Input } from '@liftoff/contract/core/endpoint';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { missingForCashbox } from '@liftoff/rules/account/cashbox-profile';
import { openCountry } from '@liftoff/rules/account/licence';
import { isHiddenMethod } from '@liftoff/rules/cashbox/hidden-methods';
import { mayDeposit, usedIn } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money/money';
import { realPlayAge } from '../../account/profile/age.ts';
import { missingDetails } from '../../account/profile/asked-details.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { siteLink, siteOf } from '../../account/mail/site-link.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { profileIncomplete } from '../../account/profile/profile-incomplete.ts';
import { isRefused, refuse, Undone, type CallOf, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { withIdempotency } from '../../database/with-idempotency.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import type { Platform } from '../../core/platform-context.ts';
import { isExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { protectedElsewhere } from '../../limits/exclusion/second-accounts.ts';
import { personOf } from '../../account/profile/person.ts';
import { isRealPlayOn } from '../../account/profile/rule-place.ts';
import { limitReached } from '../../limits/limit-left.ts';
import { blockOf, limitsOf, type ActiveLimit } from '../../limits/limits-of.ts';
import { hasAccount } from '../../wallet/has-account.ts';
import { verificationBar } from '../../verification/verification-gate.ts';
import { isWithinSpan } from '../payment/is-within-span.ts';
import { notePaymentBegun } from '../payment/note-payment-begun.ts';
import { accountName, paymentOf, paymentView } from '../payment/payment-row.ts';
import { planQuestions } from '../providers/provider-jobs.ts';
import type { OfferedMethod, Providers } from '../providers/providers.ts';

/** Decides the bonus offer of a deposit. The bonus module implements this, and the wiring passes it in. */
export type OfferOf = (
  tx: Tx,
  deposit: {
    readonly playerId: number;
    readonly wanted: string | null | undefined;
    readonly currency: CurrencyCode;
    readonly amount: bigint;
  },
) => Promise<string | null | Refused>;

/** What a deposit needs to begin. */
export interface DepositParts {
  readonly platform: Platform;
  readonly providers: Providers;
  readonly offerOf: OfferOf;
}

type DepositBody = Input<(typeof cashbox)['createDeposit']>['body'];

/**
 * Begins a deposit. All conditions are checked here against current data, regardless of what the page assumed. A
 * repeated idempotency key begins only one deposit [A24].
 */
export async function createDeposit(
  parts: DepositParts,
  body: DepositBody,
  call: CallOf<'player'>,
): Promise<{ payment: Payment; next_step: PaymentStep } | Refused> {
  const playerId = call.player.id;
  const write = { owner: `player:${playerId}`, call: 'createDeposit', key: call.idempotencyKey, input: body };
  const { platform, providers } = parts;
  const { db, deps } = platform;
  // A replay returns the original response, whatever has happened to the payment since.
  const payment = await withIdempotency(db, deps, write, async tx => {
    const { id } = await begin(tx, parts, playerId, body, call);
    const begun = await paymentOf(tx, playerId, id);
    if (begun === null) throw new Error(`Payment ${id} has gone`);
    return paymentView(begun);
  });
  if (isRefused(payment)) return payment;
  const kept = await paymentOf(db, playerId, payment.id);
  if (kept === null) throw new Error(`Payment ${payment.id} has gone`);
  const provider = providers.byId(kept.provider);
  return provider === undefined
    ? refuse('method_unavailable')
    : { payment, next_step: await provider.nextStep(db, payment.id) };
}

async function begin(
  tx: Tx,
  { platform, providers, offerOf }: DepositParts,
  playerId: number,
  body: DepositBody,
  call: CallOf<'player'>,
): Promise<{ id: string }> {
  const { deps, config } = platform;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  // The account was closed meanwhile, which ended this session.
  if (player === null || player.closed_at !== null) throw new Undone(refuse('unauthenticated'));
  const amount = minor(body.amount_cents);
  const offered = providers
    .methods('deposit', body.currency)
    .find(({ method }) => method.id === body.method_id && !isHiddenMethod(method.brand, player.groups));
  const refused = await mayBegin(tx, platform, player, body, amount, call.country, offered?.method);
  if (refused) throw new Undone(refused);
  if (offered === undefined) throw new Undone(refuse('method_unavailable'));
  const { provider } = offered;
  const account = accountName({ player_id: playerId });
  if (!(await ownsProfile(tx, offered, account, body.profile_id))) throw new Undone(refuse('invalid'));
  const { currency, bonus_offer: wanted } = body;
  const offer = await offerOf(tx, { playerId, wanted, currency, amount });
  if (isRefused(offer)) throw new Undone(offer);
  const id = deps.id();
  await tx.query(
    `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at, offer)
     VALUES ($1, $2, 'deposit', 'pending', $3, $4, $5, $6, $7, $8)`,
    [id, playerId, body.method_id, provider.id, currency, amount, deps.now(), offer],
  );
  await notePaymentBegun(tx, deps, playerId, id);
  await planQuestions(tx, platform, provider, id);
  const site = siteOf(config, call);
  await provider.begin(tx, {
    paymentId: id,
    account,
    profileId: body.profile_id,
    currency: body.currency,
    amount,
    locale: player.language,
    siteOrigin: site,
    returnUrl: siteLink(config, site, player.language, `/deposit?payment=${id}`),
  });
  return { id };
}

/** Whether the account owns the saved profile with which it wants to pay; `true` if no profile was given. */
async function ownsProfile(
  tx: Tx,
  { provider, method }: OfferedMethod,
  account: string,
  profileId: string | undefined,
): Promise<boolean> {
  if (profileId === undefined) return true;
  const saved = await provider.depositProfiles(tx, method.id, account);
  return saved.some(({ id }) => id === profileId);
}

/** Checks in the order of the contract's refusals and returns the first that applies. */
async function mayBegin(
  tx: Tx,
  { deps, ruleFor }: Platform,
  player: PlayerRow,
  body: DepositBody,
  amount: bigint,
  country: string | null,
  method: OfferedMethod['method'] | undefined,
): Promise<Refused | null> {
  const now = deps.now();
  const age = realPlayAge(player, now);
  if (age?.refused === 'under_age') return age;
  if (openCountry(licencePolicy, country) === null) return refuse('country_closed');
  if (!isRealPlayOn(ruleFor, player, [country], now)) return refuse('country_closed');
  const limits = await limitsOf(tx, Number(player.id), now);
  const block = blockOf(limits);
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (await isExcludedElsewhere(tx, player, now)) return refuse('self_excluded');
  const elsewhere = await protectedElsewhere(tx, personOf(player), now);
  if (elsewhere) return refuse(elsewhere.kind);
  const counting = withUnderWay(limits, await underWay(tx, player));
  if (!mayDeposit(counting, body.currency, amount, exchangeRates)) {
    const of = { playerId: Number(player.id), type: 'deposit', currency: body.currency, now } as const;
    return limitReached(tx, of, counting);
  }
  const unverified = await verificationBar(tx, player, { currency: body.currency, amount }, now);
  if (unverified) return unverified;
  const currency = currencies[body.currency];
  const missing = [...missingForCashbox(player, currency), ...missingDetails(player, 'deposit', currency)];
  if (missing.length > 0) return profileIncomplete(missing);
  if (age) return age;
  if (!player.terms_agreed) return refuse('terms_missing');
  if (!(await hasAccount(tx, Number(player.id), body.currency))) return refuse('currency_unsupported');
  const span = method?.deposit ?? null;
  if (span === null) return refuse('method_unavailable');
  return isWithinSpan(amount, span) ? null : refuse('amount_out_of_range');
}

/**
 * The amounts of open deposits, by currency. They count against the limit, so that several deposits begun
 * concurrently cannot together exceed it [I9]. The caller locks the player's row, and a deposit succeeds only under
 * that lock, so no deposit is missed between being open and being in the ledger.
 */
async function underWay(tx: Tx, player: PlayerRow): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ currency: string; amount: bigint }>(
    `SELECT currency, sum(amount)::numeric AS amount FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND finished_at IS NULL GROUP BY currency`,
    [player.id],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

const withUnderWay = (limits: readonly ActiveLimit[], amounts: ReadonlyMap<string, bigint>): ActiveLimit[] =>
  limits.map(limit =>
    limit.type === 'deposit'
      ? {
          ...limit,
          accounts: limit.accounts.map(account => ({
            ...account,
            current: account.current + usedIn(account.currency, amounts, exchangeRates),
          })),
        }
      : limit,
  );
