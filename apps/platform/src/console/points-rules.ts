import type { consolePointsRules } from '@liftoff/contract/console/points-rules';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { CompType } from '@liftoff/contract/points-entities';
import { audit } from '../database/audit.ts';
import { changePointsRule, listPointsRules, parsePointsRule, type PointsRuleRow } from '../points/points-rules.ts';

const viewOf = ({ changed_at, ...rule }: PointsRuleRow) => ({ ...rule, changed_at: changed_at.toISOString() });

/** Calls with which staff edit how points are earned and what they buy. A card needs a reward that can be given. */
export function pointsRulesHandlers(
  { db, deps }: Platform,
  sold: ReadonlySet<CompType>,
): Handlers<typeof consolePointsRules> {
  return {
    consolePointsRules: async ({ query }) => (await listPointsRules(db, query.history === 'true')).map(viewOf),
    consoleSetPointsRule: async ({ params: { name }, body }, { operator, ip }) => {
      const parsed = parsePointsRule(name, body.value);
      if (parsed === null) return refuse('not_found');
      if (!parsed.success) {
        const { issues } = parsed.error;
        return refuse('invalid', { value: issues.map(({ path, message }) => [path.join('.'), message].join(': ')) });
      }
      if (!canBeGiven(parsed.data, sold)) return refuse('invalid', { 'value.type': ['VALIDATION.COMMON.NOT_ALLOWED'] });
      return await db.transaction(async tx => {
        const { version } = body;
        const change = { name, version, value: parsed.data, by: operator, at: deps.now() };
        const changed = await changePointsRule(tx, change);
        if (changed === null) return refuse('rate_changed');
        const { before, after } = changed;
        await audit(tx, deps, {
          actor: operator,
          action: 'points_rule.changed',
          subject: `points_rule:${name}`,
          before: before === null ? null : { version: before.version, value: before.value },
          after: { version: after.version, value: after.value },
          ip,
        });
        return viewOf(after);
      });
    },
  };
}

/** Whether a value is no card, or a card of a type whose rewards can be given. */
const canBeGiven = (value: unknown, sold: ReadonlySet<CompType>): boolean =>
  typeof value !== 'object' || value === null || !('type' in value) || [...sold].some(type => type === value.type);
