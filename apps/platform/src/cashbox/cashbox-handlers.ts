import type { cashbox, Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { openCountry } from '@liftoff/rules/account/licence';
import { isHiddenMethod } from '@liftoff/rules/cashbox/hidden-methods';
import { licencePolicy } from '../market/licence-policy.ts';
import { playerById } from '../account/player-row.ts';
import { isRealPlayOn } from '../account/profile/rule-place.ts';
import { refuse, type Handlers } from '../core/call.ts';
import { cancelDeposit } from './deposit/cancel-deposit.ts';
import { createDeposit, type DepositParts } from './deposit/create-deposit.ts';
import { createWithdrawal, type WithdrawalParts } from './withdrawal/create-withdrawal.ts';
import { offeredCurrencies } from '../market/offered-currencies.ts';
import { entriesOf } from './payment/payment-entries.ts';
import { paymentInfo } from './payment/payment-info.ts';
import { accountName, lastUsed, paymentOf, paymentsOf } from './payment/payment-row.ts';
import { paymentTotals } from './payment/payment-totals.ts';
import { recallPayment, viewFor, viewsFor } from './withdrawal/recall-payment.ts';
import { keepReport } from './payment/transaction-report.ts';
import { receiveWebhook } from './payment/webhook.ts';

/** Adds to a deposit that nobody has paid yet the provider's page on which it can be continued. */
async function withContinueUrl({ platform: { db }, providers }: WithdrawalParts, view: Payment): Promise<Payment> {
  if (view.action !== 'deposit' || view.state !== 'pending') return view;
  const { id, method, currency } = view;
  const offered = providers.methods('deposit', currency).find(each => each.method.id === method);
  // Coins are sent to an address, which has no page.
  if (offered?.method.type !== 'other') return view;
  const step = await offered.provider.nextStep(db, id);
  return step.kind === 'redirect' ? { ...view, continue_url: step.url } : view;
}

export function cashboxHandlers(parts: WithdrawalParts & DepositParts): Handlers<typeof cashbox> {
  const { platform, providers, move } = parts;
  const { db, deps } = platform;
  const info = paymentInfo(providers, offeredCurrencies(platform.config));
  return {
    paymentInfo: async () => info,
    listPayments: async ({ query }, { player }) => {
      if (query.before !== undefined && (await paymentOf(db, player.id, query.before)) === null)
        return refuse('not_found');
      const views = await viewsFor(db, platform, player.id, await paymentsOf(db, player.id, query));
      return await Promise.all(views.map(view => withContinueUrl(parts, view)));
    },
    paymentTotals: ({ query }, { player }) => paymentTotals(db, player.id, deps.now(), query),
    paymentEntries: async ({ params }, { player }) => {
      const payment = await paymentOf(db, player.id, params.id);
      return payment ? await entriesOf(db, payment) : refuse('not_found');
    },
    paymentMethods: async ({ query: { action, currency } }, { player, country }) => {
      // No deposit method is offered in a country where deposits are closed; withdrawals are possible from anywhere.
      if (action === 'deposit' && openCountry(licencePolicy, country) === null) return [];
      const account = accountName({ player_id: player.id });
      const offered = providers.methods(action, currency);
      const row = await playerById(db, player.id);
      if (action === 'deposit' && row && !isRealPlayOn(platform.ruleFor, row, [country], deps.now())) return [];
      const groups = row?.groups ?? [];
      const isShown = ({ brand }: PaymentMethod) => !isHiddenMethod(brand, groups);
      const methods = await Promise.all(
        offered.map(async ({ provider, method }) => ({
          ...method,
          savedProfiles: await (action === 'deposit'
            ? provider.depositProfiles(db, method.id, account)
            : provider.payoutProfiles(db, method.id, account)),
        })),
      );
      if (action === 'deposit') return methods.filter(isShown);
      // Money goes back the way it came: the most recently used method is listed first, even if it has been hidden
      // since.
      const used = await lastUsed(db, player.id);
      return methods
        .filter(method => isShown(method) || method.savedProfiles.length > 0)
        .toSorted((one, other) => (used.get(other.id) ?? 0) - (used.get(one.id) ?? 0));
    },
    paymentMethodFields: async ({ params, query }) => providers.fields(params.id, query.action) ?? refuse('not_found'),
    createDeposit: ({ body }, call) => createDeposit(parts, body, call),
    createWithdrawal: ({ body }, call) => createWithdrawal(parts, body, call),
    recallPayment: ({ params }, call) => recallPayment(platform, move, params.id, call),
    getPayment: async ({ params }, call) => {
      const payment = await paymentOf(db, call.player.id, params.id);
      if (payment === null) return refuse('not_found');
      return await withContinueUrl(parts, await viewFor(db, platform, call.player.id, payment));
    },
    cancelDeposit: ({ params }, call) => cancelDeposit(parts, params.id, call),
    checkTransaction: ({ body }, { player }) => keepReport(platform, player.id, body),
    paymentWebhook: (input, call) => receiveWebhook(platform, move, providers.byId(input.params.provider), input, call),
  };
}
