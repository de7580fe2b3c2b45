/**
 * What each session of either database is set to. Statements are planned once and kept, and tables grow under the
 * plans: one made while a table is empty must be right for millions of rows, so it has to go by index wherever there is
 * one. (Planning a bet anew each time, or reading tables whole, costs more than all the rest of it.) JIT would take the
 * price of a disabled scan for a large query and compile it.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  random_page_cost: '1.1',
  jit: 'off',
};
