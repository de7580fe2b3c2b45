import type { consoleContent } from '@liftoff/contract/console/content';
import { licenceOf } from '@liftoff/rules/account/licence';
import { rowsInForce } from '@liftoff/rules/limits/market-rules';
import type { Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { licencePolicy } from '../market/licence-policy.ts';
import { marketRows, ruledPlace } from '../market/market-rules.ts';

/** Handler of the console's view of the market rules. Without a licence, that of the country is taken. */
export function marketRulesView({
  config,
  deps,
  ruleFor,
}: Platform): Pick<Handlers<typeof consoleContent>, 'consoleMarketRules'> {
  return {
    consoleMarketRules: async ({ query }) => {
      const at = deps.now();
      const country = query.country?.toUpperCase() ?? null;
      const licence = query.licence ?? (country === null ? null : licenceOf(licencePolicy, country));
      const place = ruledPlace({ licence, country, province: query.province?.toUpperCase() ?? null });
      const rows = marketRows(config);
      const today = at.toISOString().slice(0, 10);
      return {
        set: config.marketRules,
        rules: ruleFor({ ...place, at }),
        rows: [...rowsInForce(rows, place, at)],
        due: rows.filter(({ review_due: due }) => due <= today),
      };
    },
  };
}
