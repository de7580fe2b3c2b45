/**
 * Settings for every session of both databases. Query plans are cached while tables grow, so a plan made for an empty
 * table must still be right for millions of rows and must use an index wherever one exists. Replanning each bet or
 * scanning whole tables would cost more than the rest of the bet. JIT is off because it would mistake the cost
 * penalty of a disabled scan for an expensive query and compile it.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  random_page_cost: '1.1',
  jit: 'off',
};
