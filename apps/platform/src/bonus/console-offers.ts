import type { consoleOffers } from '@liftoff/contract/console/offers';
import { isOfferOver, unfitFields } from '@liftoff/rules/bonus/offer';
import { wire } from '@liftoff/rules/money/money';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import { consolePlayerBonuses } from './console-players.ts';
import type { DepositOfferParts } from './deposit-offers.ts';
import {
  allOffers,
  brokenAnywhere,
  lockOffer,
  offerByCode,
  offerById,
  putOffer,
  switchOffer,
  type KeptOffer,
} from './offers.ts';
import { previewOffer } from './preview-offer.ts';
import { isSpinOffer } from './spin-offers.ts';

const view = ({ givenEurCents, ...kept }: KeptOffer) => ({ ...kept, given_eur_cents: wire(givenEurCents) });

/** Handlers for the operator's bonus offers. Every change is in the audit trail. */
export function consoleOfferHandlers(platform: Platform, parts: DepositOfferParts): Handlers<typeof consoleOffers> {
  const { db, deps, ruleFor } = platform;
  return {
    ...consolePlayerBonuses(platform, parts),
    consolePreviewOffer: previewOffer(platform),
    consoleOffers: async () => (await allOffers(db)).map(view),
    consolePutOffer: async ({ params, body }, { operator, ip }) => {
      if (body.id !== params.id) return refuse('invalid', { id: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      const { freespins } = body;
      if (freespins !== undefined && !isSpinOffer(freespins.offer))
        return refuse('invalid', { 'freespins.offer': ['VALIDATION.COMMON.NOT_ALLOWED'] });
      const broken = { ...unfitFields(body), ...brokenAnywhere(body, ruleFor, deps.now()) };
      if (Object.keys(broken).length > 0) return refuse('invalid', broken);
      return await db.transaction(async tx => {
        const before = await lockOffer(tx, body.id);
        const sameCode = body.code === null ? null : await offerByCode(tx, body.code);
        if (sameCode !== null && sameCode.offer.id !== body.id)
          return refuse('invalid', { code: ['VALIDATION.COMMON.NOT_ALLOWED'] });
        await putOffer(tx, body, deps.now());
        const event = { actor: operator, action: 'offer.changed', subject: `offer:${body.id}`, ip } as const;
        await audit(tx, deps, { ...event, before: before?.offer ?? null, after: body });
        const after = await offerById(tx, body.id);
        if (after === null) throw new Error(`Offer ${body.id} was not stored`);
        return view(after);
      });
    },
    consoleOfferState: ({ params, body: { state } }, { operator, ip }) =>
      db.transaction(async tx => {
        const before = await lockOffer(tx, params.id);
        if (before === null) return refuse('not_found');
        if (state === 'live' && isOfferOver(before.offer, deps.now()))
          return refuse('invalid', { ends_at: ['VALIDATION.COMMON.NOT_ALLOWED'] });
        await switchOffer(tx, params.id, state, deps.now());
        const event = { actor: operator, action: 'offer.switched', subject: `offer:${params.id}`, ip } as const;
        await audit(tx, deps, { ...event, before: before.state, after: state });
        return view({ ...before, state });
      }),
  };
}
