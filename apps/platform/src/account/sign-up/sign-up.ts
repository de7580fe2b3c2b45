import type { User } from '@liftoff/contract/account/account';
import { readBirthday } from '@liftoff/rules/account/birthday';
import { isoDay } from '@liftoff/rules/account/calendar-day';
import { normalEmail } from '@liftoff/rules/account/email';
import { licenceOf, openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { ageVerdict, provinceVerdict, tooYoung } from '../profile/age.ts';
import { guestPlace } from '../../market/market-rules.ts';
import { askCaptchaOften } from '../captcha/asked-often.ts';
import { createPlayer } from './create-player.ts';
import { openSignInSession, giveCookies } from '../sign-in/open-sign-in-session.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { sendConfirmation } from '../profile/confirmation.ts';
import { siteOf } from '../mail/site-link.ts';
import { noteOffersAsked, offerChannelNames, sendOffersLink } from '../offers/offers.ts';
import type { PersonGate, StatedPerson } from '../profile/person.ts';
import { currenciesAt } from '../../market/offered-currencies.ts';
import { hashPassword } from '../password/passwords.ts';
import { playerByEmail } from '../player-row.ts';
import { fieldErrors, type SignUpForm } from './sign-up-checks.ts';
import { tooManyOfDevice } from './sign-ups-of-device.ts';
import { noteFirstTerms } from './terms.ts';

/**
 * A completed registration. Listeners run in its transaction, for example to set a first deposit limit or to grant a
 * welcome pack.
 */
interface SignedUp {
  readonly playerId: number;
  readonly form: SignUpForm;
  readonly ip: string;
}
export type SignedUpListener = (tx: Tx, signedUp: SignedUp) => Promise<void>;

/** What other domains add to signing up. */
export interface SignUpParts {
  readonly signedUp: readonly SignedUpListener[];
  readonly personGates: readonly PersonGate[];
  readonly outside: {
    /** Asks other systems whether the account must be refused; `null` allows it. Called before the transaction. */
    readonly ofPerson: (person: StatedPerson, place: { licence: string; country: string }) => Promise<Refused | null>;
  };
}

/**
 * Registers a player: checks the form, creates the player with an account in the currency, and signs them in
 * [CALL-032].
 */
export async function signUp(
  platform: Platform,
  form: SignUpForm,
  call: Call,
  { signedUp, personGates, outside }: SignUpParts,
): Promise<User | Refused> {
  const now = platform.deps.now();
  const country = form.country.toUpperCase();
  const place = { country, state: form.state ?? null };
  const age = ageVerdict(form.date_of_birth, place, now);
  const province = provinceVerdict(form.date_of_birth, place, now);
  const errors = fieldErrors(form, { age, province }, currenciesAt(platform, guestPlace(country)));
  const birth = readBirthday(form.date_of_birth.trim());
  if (Object.keys(errors).length > 0 || !birth) return refuse('invalid', errors);
  const email = normalEmail(form.email);
  const asked = await askCaptchaOften(platform, { flow: 'sign-up', address: call.ip, email }, form.captcha);
  if (asked) return asked;
  if (await playerByEmail(platform.db, email)) return taken();
  const often = await tooManyOfDevice(platform.db, platform, form.dfpc);
  if (often) return often;
  if (age !== null) return tooYoung(age, place);
  const licence = licenceOf(licencePolicy, country);
  // The country of the call must be open too, whatever the form says [C27].
  if (licence === null || !openCountry(licencePolicy, call.country)) return refuse('country_closed');

  const person: StatedPerson = {
    playerId: null,
    device: form.dfpc,
    email,
    phone: null,
    firstName: form.first_name ?? null,
    lastName: form.last_name ?? null,
    birth: isoDay(birth),
    postalCode: null,
    iban: null,
  };
  const shutOutside = await outside.ofPerson(person, { licence, country });
  if (shutOutside) return shutOutside;
  const passwordHash = await hashPassword(form.password);
  const site = siteOf(platform.config, call);
  const entered = await platform.db.transaction(async tx => {
    for (const gate of personGates) {
      const shut = await gate(tx, person);
      if (shut) return shut;
    }
    const playerId = await createPlayer(tx, {
      ...form,
      email,
      country,
      licence,
      passwordHash,
      dateOfBirth: isoDay(birth),
      createdAt: now,
      site,
    });
    // Of two concurrent registrations with the same address, the second ends here.
    if (playerId === null) return taken();
    const to = { playerId, email, language: form.language, site };
    await sendConfirmation(tx, platform, to);
    const offers = offerChannelNames.filter(channel => form[channel]);
    for (const channel of offers) await sendOffersLink(tx, platform, channel, to);
    const who = { way: 'registration', playerId, device: form.dfpc, remembered: true } as const;
    const opened = await openSignInSession(tx, platform, call, who, []);
    // The audit trail is written last, because writing locks it: the accepted terms, and the offers and limits
    // requested [C36].
    await noteFirstTerms(tx, platform.deps, { playerId, ip: call.ip });
    for (const channel of offers) await noteOffersAsked(tx, platform.deps, { playerId, ip: call.ip }, channel);
    for (const listen of signedUp) await listen(tx, { playerId, form, ip: call.ip });
    return opened;
  });
  return giveCookies(platform, call, entered);
}

const taken = (): Refused => refuse('email_taken', { email: ['VALIDATION.EMAIL.TAKEN'] });
