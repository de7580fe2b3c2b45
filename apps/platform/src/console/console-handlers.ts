import type { operatorConsole } from '@liftoff/contract/console/console';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { ExclusionRegister } from '@liftoff/contract/limits/licence-policy';
import { normalEmail } from '@liftoff/rules/account/email';
import { issueAutologin } from '../account/sign-in/autologin.ts';
import { listMails, type OutboxMail } from '../account/mail/mails.ts';
import type { MayPromote } from '../account/offers/marketing.ts';
import type { EntryGate } from '../account/sign-in/entry-gate.ts';
import { refuse, type ByOperator, type Handlers, type Refused } from '../core/call.ts';
import type { Cashbox } from '../cashbox/cashbox.ts';
import { audit } from '../database/audit.ts';
import type { Platform } from '../core/platform-context.ts';
import { isPublic } from '../core/production-faults.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';
import { harmQueue, seeHarm } from '../limits/harm/harm-queue.ts';
import { changeRegister, listRegisters } from '../limits/registers/sandbox-register.ts';
import { isBusChannel } from '../realtime/bus.ts';
import type { FactWork } from '../facts/fact-work.ts';
import type { ConsoleReviews } from '../verification/console-reviews.ts';
import { shareClock } from '../realtime/shared-clock.ts';
import { closeUnderAge, type VoidParts } from './close-under-age.ts';
import { newsMails } from './news-mails.ts';
import { checkLedger, type ExtraCheck } from './check-ledger.ts';
import { changePlayer } from './change-player.ts';
import type * as z from 'zod';
import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { writeOut } from '../account/mail/mail-frame.ts';

/** An email as listed in the console, with the plain text and HTML that its recipient gets. */
async function shownMail(
  { db, config }: Platform,
  mail: OutboxMail,
): Promise<Answer<typeof operatorConsole.consoleMails>[number]> {
  const written = await writeOut(db, config, mail);
  return {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    text: written?.text ?? '',
    html: written?.html ?? '',
    sent_at: mail.sentAt.toISOString(),
    delivered_at: mail.deliveredAt?.toISOString() ?? null,
    given_up_at: mail.givenUpAt?.toISOString() ?? null,
  };
}

/**
 * Decides a withdrawal that waits for the operator. For any other payment, makes the sandbox provider report a state
 * through its signed webhook. The cashbox provides this function.
 */
export type DecidePayment = (
  id: string,
  state: PaymentState,
  by: ByOperator,
) => Promise<z.input<typeof Payment> | Refused>;

/** Handlers for the console calls. The router checks the console's token before any of them runs. */
export function consoleHandlers(
  platform: Platform,
  parts: {
    decidePayment: DecidePayment;
    voids: VoidParts;
    payOut: Cashbox['payOut'];
    reported: Cashbox['reported'];
    returnReserved: (id: string, by: ByOperator) => Promise<ReservedPayment | Refused>;
    endGames: EndGames;
    verifications: ConsoleReviews;
    /** If one of these gates refuses a player, no sign-in link is issued. */
    entryGates: readonly EntryGate[];
    mayPromote: MayPromote;
    facts: Pick<FactWork, 'waiting' | 'setAside' | 'applyAgain'>;
    extraChecks: readonly ExtraCheck[];
  },
): Handlers<typeof operatorConsole> {
  const { db, deps, config, clock, hub, jobs } = platform;
  const mailNews = newsMails(platform, parts.mayPromote);
  return {
    consoleMails: async ({ query }) => {
      const mails = await listMails(db, query.to === undefined ? undefined : normalEmail(query.to));
      return await Promise.all(mails.map(mail => shownMail(platform, mail)));
    },
    consoleMailNews: ({ params }, call) => mailNews(params.slug, call),
    consoleClock: async ({ body }, call) => {
      // Players' breaks, limits and sessions depend on the clock, so on a public site the clock may only return to
      // real time.
      if (body.now !== null && isPublic(config)) return refuse('forbidden');
      const before = deps.now().toISOString();
      clock.moveTo(body.now === null ? null : new Date(body.now));
      const now = deps.now().toISOString();
      await db.transaction(async tx => {
        const event = { actor: call.operator, action: 'clock.moved', subject: 'house', ip: call.ip } as const;
        await audit(tx, deps, { ...event, before, after: now });
        await shareClock(tx, clock);
      });
      if (!(await hub.receivedByAll())) deps.log.warn('a process has not followed the clock yet');
      // Runs the jobs that are due at the new time before it responds, so that tests can observe their effects.
      await jobs.runDue();
      return { now, moved: clock.moved() };
    },
    consolePlayer: async ({ params, body }, call) =>
      await changePlayer(platform, params.email, body, call, parts.endGames),
    consoleAutologin: async ({ params }, call) => await issueAutologin(platform, params.email, call, parts.entryGates),
    consoleUnderAge: async ({ params, body }, call) =>
      await closeUnderAge(platform, params.email, body.date_of_birth, call, parts.voids),
    consolePayment: async ({ params, body }, call) => await parts.decidePayment(params.id, body.state, call),
    consoleTransaction: ({ params }) => parts.reported(db, params.id),
    consolePayOut: ({ params, body }, call) => parts.payOut(params.email, body, call),
    consoleReservedPayments: async () => await parts.voids.reservedPayments(db),
    consoleVerifications: () => parts.verifications.list(),
    consoleVerification: ({ params, body }, call) => {
      const { status, reason, steps } = body;
      return parts.verifications.decide(
        params.id,
        { answer: status, reason: reason ?? null, steps: steps ?? [] },
        call,
      );
    },
    consoleAskWealth: ({ params }, call) => parts.verifications.askWealth(params.email, call),
    consoleReturnReserved: async ({ params }, call) => await parts.returnReserved(params.id, call),
    consolePublish: async ({ body: { channel, data } }, { operator, ip }) => {
      if (isBusChannel(channel)) return refuse('invalid', { channel: ['VALIDATION.COMMON.NOT_ALLOWED'] });
      const event = { actor: operator, action: 'event.published', subject: `channel:${channel}`, ip } as const;
      await db.transaction(tx => audit(tx, deps, { ...event, after: { data } }));
      return await hub.publish(channel, data);
    },
    consoleFacts: async () => ({
      consumers: Object.entries(await parts.facts.waiting()).map(([name, waiting]) => ({ name, waiting })),
      set_aside: (await parts.facts.setAside()).map(({ at, ...fact }) => ({ ...fact, at: at.toISOString() })),
    }),
    consoleApplyFact: async ({ params }) => {
      const position = /^\d{1,15}$/.test(params.position) ? Number(params.position) : null;
      const applied = position === null ? null : await parts.facts.applyAgain(params.consumer, position);
      return applied === null ? refuse('not_found') : { applied };
    },
    consoleRegisters: () => listRegisters(db),
    consoleChangeRegister: async ({ params, body }, call) => {
      const name = ExclusionRegister.parse(params.name);
      await changeRegister(platform, name, body, call);
      return (await listRegisters(db)).find(register => register.name === name) ?? refuse('not_found');
    },
    consoleHarm: () => harmQueue(db),
    consoleSeeHarm: async ({ params }, call) => await seeHarm(platform, normalEmail(params.email), call),
    consoleLedger: () => checkLedger(db, parts.extraChecks),
  };
}
