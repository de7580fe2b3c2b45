import { ShopCard, type consolePointsRules } from '@liftoff/contract/console/points-rules';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import { changePointsRule, listPointsRules, parsePointsRule, type PointsRuleRow } from '../points/points-rules.ts';

const viewOf = ({ changed_at, ...rule }: PointsRuleRow) => ({ ...rule, changed_at: changed_at.toISOString() });

/** Calls with which staff edit how points are earned and what they buy. A card needs a reward that can be given. */
export function pointsRulesHandlers(
  { db, deps }: Platform,
  canSell: (card: ShopCard) => boolean,
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
      const card = ShopCard.safeParse(parsed.data);
      if (card.success && !canSell(card.data))
        return refuse('invalid', { 'value.type': ['VALIDATION.COMMON.NOT_ALLOWED'] });
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
