import type { account } from '@liftoff/contract/account/account';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import { isLocale } from '@liftoff/contract/core/locale';
import { ShownRules } from '@liftoff/contract/limits/market-rules';
import { hasSeveralAccounts } from '@liftoff/rules/account/several-accounts';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { checkEmail, normalEmail } from '@liftoff/rules/account/email';
import { minAge, openCountry } from '@liftoff/rules/account/licence';
import { refuse, type CallOf, type Handlers } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Platform } from '../core/platform-context.ts';
import { guestPlace, showsGuestsPromotions } from '../market/market-rules.ts';
import { rulePlacesOf } from './profile/rule-place.ts';
import { currenciesAt } from '../market/offered-currencies.ts';
import { emit } from '../realtime/outbox.ts';
import { revokeSession } from '../realtime/revocations.ts';
import { endedSessionCookie, readSessionCookie } from '../http/session-cookie.ts';
import { askCaptchaOften } from './captcha/asked-often.ts';
import { recaptchaFrame } from './captcha/recaptcha-frame.ts';
import { addGroups, groupsOf, allGroups, selfAddableGroups } from './profile/groups.ts';
import { licencePolicy } from '../market/licence-policy.ts';
import { registerMailDelivery } from './mail/deliver-mails.ts';
import type { MayPromote } from './offers/marketing.ts';
import { playerStats, type LoginBlockedFrom, type PlaySince } from './profile/player-stats.ts';
import { playerFields } from './profile/player-fields.ts';
import { playerByEmail, playerById, userOf } from './player-row.ts';
import { howSessionEnded } from './sessions/session-end.ts';
import { endSession } from './sessions/sessions.ts';
import type { EntryGate, OutsideGate } from './sign-in/entry-gate.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp, type SignUpParts } from './sign-up/sign-up.ts';
import { registerUnlockMails } from './sign-in/unlock.ts';
import { updateProfile } from './profile/update-profile.ts';

/** A relative path, because a visitor can be on any host: every mirror of the brand forwards the socket. */
const realtimePath = '/connection/websocket';

/** Dependencies of sign-up and sign-in that other domains provide; `wiring` supplies them. */
export interface AccountListeners extends SignUpParts {
  readonly entryGates: readonly EntryGate[];
  readonly mayPromote: MayPromote;
  readonly playSince: PlaySince;
  readonly outside: SignUpParts['outside'] & { readonly ofPlayer: OutsideGate };
  readonly loginBlockedFrom: LoginBlockedFrom;
}

/** What the market rules and the player's protection say about what is shown to a caller [PX-07] [C15]. */
async function shownTo({ db, deps, ruleFor }: Platform, { player, country }: CallOf<'optional'>, may: MayPromote) {
  const own = player && (await rulePlacesOf(db, [player.id])).get(player.id);
  const rules = ruleFor({ ...(own ?? guestPlace(country)), at: deps.now() });
  const market = ShownRules.parse(rules);
  if (player === null) return { market, offers_shown: showsGuestsPromotions(rules) };
  return { market, offers_shown: !hasSeveralAccounts(player.groups) && (await may(db, player.id)) };
}

/** The countries of the licence policy, with their provinces, minimum ages and the currency offered first. */
const countriesOf = (platform: Platform): Answer<typeof account.listCountries> =>
  Object.entries(licencePolicy.countries).map(([code, row]) => ({
    code,
    open: openCountry(licencePolicy, code) !== null,
    min_age: minAge(licencePolicy, { country: code }) ?? row.min_age ?? 18,
    provinces: Object.entries(row.provinces ?? {}).map(([id, province]) => ({
      code: id,
      name: province.name,
      min_age: minAge(licencePolicy, { country: code, state: id }) ?? province.min_age,
    })),
    currency: currencyOfCountry(code, currenciesAt(platform, guestPlace(code))),
  }));

/** Builds the handlers of the account calls. Also registers email delivery and unlock emails. */
export function accountHandlers(platform: Platform, listeners: AccountListeners): Handlers<typeof account> {
  const { db, deps, hub } = platform;
  registerMailDelivery(platform, listeners.mayPromote);
  registerUnlockMails(platform);
  return {
    getPlayer: async (_input, call) => {
      const player = call.player && (await playerById(db, call.player.id));
      return player ? userOf(player) : {};
    },
    updatePlayer: async ({ body }, call) => await updateProfile(platform, call, body, listeners),
    playerSettings: async (_input, call) => {
      const user = call.player ? String(call.player.id) : '';
      const token = await hub.token(user, call.session?.id ?? '');
      return {
        recaptcha_key: platform.config.recaptcha?.siteKey ?? null,
        recaptcha_frame: recaptchaFrame(platform.config),
        realtime: { user, url: realtimePath, token },
      };
    },
    shownRules: (_input, call) => shownTo(platform, call, listeners.mayPromote),
    playerStats: async ({ query }, call) =>
      (await playerStats(platform, call, query.time_zone, listeners)) ?? refuse('unauthenticated'),
    updateLocale: async ({ body }, call) => {
      if (!isLocale(body.locale)) return refuse('invalid', { locale: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      await db.query('UPDATE players SET language = $2 WHERE id = $1', [call.player.id, body.locale]);
      return undefined;
    },
    addGroups: async ({ body }, call) => {
      const { player } = call;
      const wanted = body.groups.add.map(String);
      const actor = `player:${player.id}`;
      return await db.transaction(async tx => {
        const allowed = wanted.every(group => selfAddableGroups.has(group));
        const action = allowed ? 'player.groups_added' : 'player.groups_refused';
        await audit(tx, deps, { actor, action, subject: actor, after: wanted, ip: call.ip });
        if (!allowed) return refuse('forbidden');
        await addGroups(tx, deps, player.id, wanted);
        await emit(tx, privateChannel('groups_updates', player.id), { groups: await groupsOf(tx, player.id) });
        const row = await playerById(tx, player.id);
        return row ? { statuses: userOf(row).statuses } : refuse('unauthenticated');
      });
    },
    checkEmail: async ({ body }, call) => {
      const email = normalEmail(body.email);
      const asked = { flow: 'check-email', address: call.ip, email } as const;
      const often = await askCaptchaOften(platform, asked, body.captcha);
      if (often) return often;
      const valid = checkEmail(body.email) === null;
      return { valid, taken: valid && (await playerByEmail(db, email)) !== null };
    },
    signIn: async ({ body }, call) =>
      await signIn(platform, body.user, call, listeners.entryGates, listeners.outside.ofPlayer),
    signOut: async (_input, call) => {
      const token = readSessionCookie(call.header('cookie'));
      if (token !== null) {
        await db.transaction(async tx => {
          const ended = await endSession(tx, deps, token);
          if (ended !== null) await revokeSession(tx, deps, ended);
        });
      }
      call.setHeader('set-cookie', endedSessionCookie());
      // Clears the browser's storage so that no player data remains on the device [A10].
      call.setHeader('clear-site-data', '"storage"');
      return undefined;
    },
    sessionEnd: async (_input, call) => {
      const token = readSessionCookie(call.header('cookie'));
      return token === null ? { reason: null, until: null } : await howSessionEnded(db, deps, token);
    },
    signUp: async ({ body }, call) => await signUp(platform, body.user, call, listeners),
    currentIp: async (_input, call) => ({ ip: call.ip, country_code: call.country }),
    playerFields: async () => playerFields,
    listStatuses: async () => allGroups,
    listCountries: async () => countriesOf(platform),
  };
}
