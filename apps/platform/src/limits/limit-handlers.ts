import type { LimitOptions, LimitPeriod, limits } from '@liftoff/contract/limits/limits';
import { breakPeriods, paysOutAtExclusion, raiseDelay } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../market/licence-policy.ts';
import { playerById } from '../account/player-row.ts';
import { proveCountedPassword } from '../account/password/prove-password.ts';
import { isRefused, refuse, type Handlers, type Refused } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { endedSessionCookie } from '../http/session-cookie.ts';
import type { EndGames } from './exclusion/breaks.ts';
import { askRemoval, changeLimit, type Asking } from './changes/change-limit.ts';
import { confirmChange } from './changes/confirm-change.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { changeLoginHours, loginBlockOf } from './login-hours/login-hours.ts';
import { limitView, limitViews } from './limit-view.ts';
import { beginOwnBreak, breakEnd } from './exclusion/own-break.ts';
import { parseLimitRequest } from './parse-limit-request.ts';
import { answerCheck, realityCheckView, setInterval } from './reality-check.ts';
import { HelpLine } from '@liftoff/contract/limits/limits';
import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const HelpLines = z.strictObject({
  countries: z.record(z.string().length(2), z.array(HelpLine).min(1)),
  anywhere: z.array(HelpLine).min(1),
});

const lines = readConfigFile('help-lines.json', HelpLines);

/** A country's helplines, or, if none is listed, the helplines that serve every country. */
const helpLines = (country: string | null): readonly HelpLine[] =>
  (country === null ? undefined : lines.countries[country]) ?? lines.anywhere;

export function limitHandlers(platform: Platform, endGames: EndGames): Handlers<typeof limits> {
  const { db, deps } = platform;

  /** Changes a player's limits under the lock on their row, and returns the limit after the change. */
  const change = async (
    tx: Tx,
    of: { playerId: number; ip: string },
    work: (asking: Asking) => Promise<bigint | Refused>,
  ) => {
    const player = await playerById(tx, of.playerId, 'FOR UPDATE');
    if (player === null) return refuse('unauthenticated');
    const id = await work({ player, ip: of.ip });
    return typeof id === 'bigint' ? limitView(tx, of.playerId, id, deps.now()) : id;
  };

  return {
    listLimits: (_input, { player }) => limitViews(db, player.id, deps.now()),
    limitOptions: async (_input, call) => {
      const player = await playerById(db, call.player.id);
      if (player === null) return refuse('unauthenticated');
      const now = deps.now();
      const terms = async (periods: readonly LimitPeriod[]): Promise<LimitOptions['cooling_off']> => {
        const offered = [];
        for (const period of periods)
          offered.push({ period, ends_at: (await breakEnd(db, period, now))?.toISOString() ?? null });
        return offered;
      };
      const delay = raiseDelay(licencePolicy, player.licence);
      return {
        raise_delay: delay && { hours: delay.hours, after_period: delay.afterPeriod },
        cooling_off: await terms(breakPeriods(licencePolicy, player.licence, 'coolingoff')),
        exclusion: await terms(breakPeriods(licencePolicy, player.licence, 'selfexclusion')),
        pays_out: paysOutAtExclusion(licencePolicy, player.licence),
        help: [...helpLines(player.country)],
      };
    },
    helpLines: async (_input, { country }) => [...helpLines(country)],
    setLimit: async ({ body }, call) => {
      const request = parseLimitRequest(body);
      if (isRefused(request)) return request;
      const of = { playerId: call.player.id, ip: call.ip };
      if (request.kind === 'break' && request.password !== undefined) {
        const unproved = await proveCountedPassword(platform, of, request.password);
        if (unproved) return unproved;
      }
      const { password: _, ...input } = body;
      const write = { owner: `player:${of.playerId}`, call: 'setLimit', key: call.idempotencyKey, input };
      const answer = await withIdempotency(db, deps, write, tx =>
        change(tx, of, asking =>
          request.kind === 'break'
            ? beginOwnBreak(tx, platform, endGames, asking, request)
            : changeLimit(tx, platform, asking, request),
        ),
      );
      if (!isRefused(answer) && (request.type === 'selfexclusion' || body.sign_out === true)) {
        call.setHeader('set-cookie', endedSessionCookie());
        // Makes the browser delete all data it has stored about the player [A10].
        call.setHeader('clear-site-data', '"storage"');
      }
      return answer;
    },
    removeLimit: async ({ params }, call) => {
      const of = { playerId: call.player.id, ip: call.ip };
      const write = { owner: `player:${of.playerId}`, call: 'removeLimit', key: call.idempotencyKey, input: params };
      return withIdempotency(db, deps, write, tx =>
        change(tx, of, asking => askRemoval(tx, platform, asking, BigInt(params.id))),
      );
    },
    confirmLimit: ({ body }, call) => confirmChange(platform, body.token, call.ip, body.look),
    realityCheck: (_input, call) => realityCheckView(db, call, deps.now()),
    setRealityCheck: ({ body }, call) => {
      const owner = `player:${call.player.id}`;
      const write = { owner, call: 'setRealityCheck', key: call.idempotencyKey, input: body };
      return withIdempotency(db, deps, write, async tx => {
        await setInterval(tx, deps, call, body.interval_min);
        return realityCheckView(tx, call, deps.now());
      });
    },
    answerRealityCheck: ({ body }, call) => {
      const owner = `player:${call.player.id}`;
      const write = { owner, call: 'answerRealityCheck', key: call.idempotencyKey, input: body };
      return withIdempotency(db, deps, write, async tx => {
        await answerCheck(tx, deps, call, body.number);
        return realityCheckView(tx, call, deps.now());
      });
    },
    loginHours: (_input, { player }) => loginBlockOf(db, player.id, deps.now()),
    setLoginHours: ({ body }, call) => {
      const owner = `player:${call.player.id}`;
      const write = { owner, call: 'setLoginHours', key: call.idempotencyKey, input: body };
      return withIdempotency(db, deps, write, tx => changeLoginHours(tx, deps, call, body.hours));
    },
  };
}
