export interface Module {
  /** The sources to mutate. */
  readonly sources: readonly string[];
  /**
   * The tests that judge the module: its own tests, and tests of other modules that check its behaviour. Simulations
   * are excluded.
   */
  readonly tests: readonly string[];
  /** What the module guards; such a module has a floor. `null` if nothing of a player's depends on it. */
  readonly holds: 'money' | 'identity' | 'protection' | null;
  /**
   * Whether to exclude mutants in code that runs only while files load or casinos open. Each of these mutants would
   * need all of the module's tests, which takes too long for modules with slow tests.
   */
  readonly atRunTime?: boolean;
}

const platform = 'apps/platform/src';
const rules = 'packages/rules/src';
const web = 'apps/web/app';
const own = (folder: string): string => `${folder}/**/*.test.ts`;

/** Minimum percentage of killed mutants in a module for money, identity or protection. */
export const floor = 85;

export const modules = {
  wallet: { sources: [`${platform}/wallet`], tests: [own(`${platform}/wallet`)], holds: 'money' },
  limits: {
    sources: [`${platform}/limits`],
    tests: [own(`${platform}/limits`), `${platform}/cashbox/deposit/deposit-limit.test.ts`],
    holds: 'protection',
    atRunTime: true,
  },
  ledger: {
    sources: [`${platform}/ledger`],
    tests: [`${platform}/ledger/{entries,ledger.databases,lock-accounts,shards,tampering}.test.ts`],
    holds: 'money',
  },
  facts: {
    sources: [`${platform}/facts`],
    tests: [
      `${platform}/facts/{fact,fact-work.databases,recorded}.test.ts`,
      `${platform}/game/play/round-award.test.ts`,
    ],
    holds: 'money',
  },
  cashbox: {
    // The sandbox providers are excluded, because they stand in for external services.
    sources: [
      `${platform}/cashbox/!(*.test).ts`,
      `${platform}/cashbox/{deposit,withdrawal,payment,providers}/!(*.test).ts`,
      `${platform}/http/signature.ts`,
    ],
    tests: [
      `${platform}/cashbox/cashbox.test.ts`,
      `${platform}/cashbox/deposit/{create-deposit,deposit-limit,may-deposit}.test.ts`,
      `${platform}/cashbox/payment/{payment-events,payment-money,webhook}.test.ts`,
      `${platform}/cashbox/providers/{provider-jobs,providers}.test.ts`,
      `${platform}/cashbox/withdrawal/{return-reserved,withdrawal,withdrawal-bounds,withdrawal-races}.test.ts`,
      `${platform}/cashbox/providers/sandbox-crypto/crypto-payout.test.ts`,
      `${platform}/http/signature.test.ts`,
      `${platform}/console/close-under-age.test.ts`,
      `${platform}/limits/exclusion/exclusion.test.ts`,
      `${platform}/verification/deposit-cap.test.ts`,
    ],
    holds: 'money',
    atRunTime: true,
  },
  rules: {
    sources: [
      ...['account', 'cashbox', 'limits', 'wallet'].map(noun => `${rules}/${noun}`),
      `${rules}/money/{exchange,money,money-format}.ts`,
    ],
    tests: [`${rules}/money/*.test.ts`, `${rules}/{account,cashbox,limits,wallet}/*.test.ts`],
    holds: 'money',
  },
  account: {
    // Identity and sign-in, excluding forms and profiles.
    sources: [
      `${platform}/account/profile/{age,person}.ts`,
      `${platform}/http/cookies.ts`,
      `${platform}/account/sign-in/{known-device,open-sign-in-session,serialise-by-key}.ts`,
      `${platform}/account/mail/mails.ts`,
      `${platform}/account/two-factor/otp.ts`,
      `${platform}/account/sessions/authenticate-player.ts`,
      `${platform}/account/password/passwords.ts`,
      `${platform}/account/sessions/sessions.ts`,
      `${platform}/account/sign-in/{sign-in,sign-in-attempts,unlock}.ts`,
      `${platform}/core/token.ts`,
      `${platform}/account/two-factor/totp.ts`,
    ],
    tests: [
      `${platform}/account/profile/{age,age-by-place}.test.ts`,
      `${platform}/http/cookies.test.ts`,
      `${platform}/account/sign-in/{open-sign-in-session.databases,serialise-by-key}.test.ts`,
      `${platform}/account/mail/mails.test.ts`,
      `${platform}/account/two-factor/otp.test.ts`,
      `${platform}/account/password/passwords.test.ts`,
      `${platform}/account/sessions/{session-end,sessions}.test.ts`,
      `${platform}/account/sign-in/{sign-in,sign-in-attempts.databases,unlock,sign-in-methods}.test.ts`,
      `${platform}/core/token.test.ts`,
      `${platform}/account/two-factor/{totp,two-factor}.test.ts`,
      `${platform}/limits/session-limit.test.ts`,
    ],
    holds: 'identity',
    atRunTime: true,
  },
  access: {
    // Protection of account ownership, and sign-in methods other than the password.
    sources: [
      `${platform}/account/sign-in/{autologin,complete-sign-in}.ts`,
      `${platform}/account/two-factor/backup-codes.ts`,
      `${platform}/account/profile/{change-email,confirmation}.ts`,
      `${platform}/account/password/change-password.ts`,
      `${platform}/account/sign-up/create-player.ts`,
      `${platform}/http/admission/needs-reauth.ts`,
      `${platform}/account/password/{new-password-verdict,prove-password,reauthenticate}.ts`,
      `${platform}/account/sessions/open-sessions.ts`,
      `${platform}/account/two-factor/otp-tries.ts`,
      `${platform}/account/password/restore.ts`,
      `${platform}/account/two-factor/{second-factor,two-factor,two-factor-setup}.ts`,
      `${platform}/account/sign-in/sign-ins.ts`,
      `${platform}/account/sign-up/{sign-up,sign-up-checks,terms}.ts`,
      `${platform}/account/profile/update-auth-details.ts`,
      `${platform}/account/sign-in/sign-in-methods.ts`,
      `${platform}/account/mail/mail-tokens.ts`,
      `${platform}/account/captcha/!(*.test).ts`,
    ],
    tests: [
      `${platform}/account/profile/{change-email,confirmation}.test.ts`,
      `${platform}/account/password/{change-password,reauthenticate}.test.ts`,
      `${platform}/account/no-enumeration.test.ts`,
      `${platform}/account/sessions/open-sessions.test.ts`,
      `${platform}/account/password/restore.test.ts`,
      `${platform}/account/sign-in/{sign-ins,sign-in-methods}.test.ts`,
      `${platform}/account/sign-up/{sign-up,terms}.test.ts`,
      `${platform}/account/two-factor/{two-factor,two-factor-setup}.test.ts`,
      own(`${platform}/account/captcha`),
    ],
    holds: 'identity',
    atRunTime: true,
  },
  verification: {
    // The sandbox reviewer is excluded, because it stands in for an external service.
    sources: [`${platform}/verification/!(*.test).ts`, `${rules}/verification`],
    tests: [own(`${platform}/verification`), own(`${rules}/verification`)],
    holds: 'identity',
    atRunTime: true,
  },
  http: {
    // Excludes description and monitoring: the contract document, metrics, health checks, and the HTTP server's own
    // limits.
    sources: [
      `${platform}/http/{admission,limits}/!(*.test|page-limits).ts`,
      `${platform}/http/{answer,answer-headers,app,mount,route-pattern,validate}.ts`,
    ],
    // Excludes the tests that go through all calls in the contract, which take minutes and check the individual
    // calls.
    tests: [
      `${platform}/http/admission/{admit,caller}.test.ts`,
      `${platform}/http/{answer,app,app-parts,mount}.test.ts`,
      `${platform}/http/limits/{buckets,memory-buckets,mount-limits}.test.ts`,
      `${platform}/http/limits/{rate-limiter.databases,thresholds}.test.ts`,
      `${platform}/http/{route-pattern,validate}.test.ts`,
    ],
    holds: 'protection',
  },
  game: {
    // A bet and its money, from the rows that decide it to the closed round.
    sources: [
      `${platform}/game/play/{add-stake,as-answered,bet,close-round,end-round,lock-bet,open-round,record-round}.ts`,
      `${platform}/game/gates/{ask-first,bet-conditions}.ts`,
      `${platform}/game/money/{fund-stake,purse}.ts`,
      `${platform}/game/play/{round-events,round-fact,round-source,round-view}.ts`,
      `${platform}/game/money/{grant-moves,money-of,spin-moves,stakes}.ts`,
      `${platform}/game/gates/stake-gate.ts`,
      `${platform}/game/play/{take-act,notify-listeners,void-open-rounds,write-round}.ts`,
    ],
    // Excludes the tests that compare a model with its catalogue; they belong to the odds.
    tests: [
      `${platform}/game/play/{acts,added-stakes,bet,bet-answers,bet-races.databases,close-round,replay.databases}.test.ts`,
      `${platform}/game/gates/ask-first.test.ts`,
      `${platform}/game/table/{clock-jump,crash-round.databases}.test.ts`,
      `${platform}/game/frame/frame-bearer.test.ts`,
      `${platform}/game/history/own-play.test.ts`,
      `${platform}/game/play/{round-award,round-events,round-fact}.test.ts`,
      `${platform}/game/money/{round-money,stakes,switched-wallet}.test.ts`,
      `${platform}/game/table/table-round.test.ts`,
      `${platform}/game/gates/techwork.test.ts`,
      `${platform}/console/close-under-age.test.ts`,
      `${platform}/limits/registers/registers.test.ts`,
    ],
    holds: 'money',
    atRunTime: true,
  },
  play: {
    // Who may play, what a frame may read and do, seeds and jobs. Some code belongs to neither of the two play
    // modules: what a frame draws and a game's panel shows (start, page, facts), the lists of rounds and wins, and
    // the search for seeds for pictures.
    sources: [
      `${platform}/game/play/{end-games,game-jobs,has-open-round}.ts`,
      `${platform}/game/frame/{frame-handlers,frame-rounds,frame-session,launch}.ts`,
      `${platform}/game/gates/max-stake.ts`,
      `${platform}/game/frame/{open-rounds,site-session}.ts`,
      `${platform}/game/gates/{play-time,real-play,register-gate}.ts`,
      `${platform}/game/seeds/seeds.ts`,
      `${platform}/game/table/{table-clock,table-seed-view,table-seeds,table-state}.ts`,
    ],
    tests: [
      `${platform}/game/play/{bet-races.databases,close-round,game-jobs}.test.ts`,
      `${platform}/game/gates/{closed-country,max-stake}.test.ts`,
      `${platform}/game/seeds/fairness.test.ts`,
      `${platform}/game/frame/{frame-bearer,frame-rounds,launch,launch-rules}.test.ts`,
      `${platform}/game/frame/{open-rounds,site-session}.test.ts`,
      `${platform}/game/history/own-play.test.ts`,
      `${platform}/game/gates/real-play.test.ts`,
      `${platform}/game/play/replay.databases.test.ts`,
      `${platform}/game/money/switched-wallet.test.ts`,
      `${platform}/game/table/{table-clock,table-history,table-round}.test.ts`,
      `${platform}/limits/reality-check.test.ts`,
      `${platform}/limits/registers/registers.test.ts`,
    ],
    holds: 'protection',
    atRunTime: true,
  },
  support: {
    sources: [`${platform}/support/!(*.test).ts`],
    tests: [own(`${platform}/support`)],
    holds: null,
    atRunTime: true,
  },
  lobby: {
    sources: [`${platform}/lobby/!(*.test).ts`],
    tests: [own(`${platform}/lobby`)],
    holds: null,
    atRunTime: true,
  },
  content: {
    sources: [`${platform}/content/!(*.test|mxss-corpus).ts`],
    tests: [own(`${platform}/content`)],
    holds: 'protection',
    atRunTime: true,
  },
  web: {
    // The rules of the pages that need no browser: amounts and their order, filters, typed dates, limits, calls.
    sources: [
      `${web}/features/cashbox/{deposit/repeat-of,method/read-methods}.ts`,
      `${web}/features/{limits/limit-order,verification/document-fault}.ts`,
      `${web}/features/lobby/{filters/narrowing,rows/currency-lock,search/search-query}.ts`,
      `${web}/shared/calls/query-keys.ts`,
      `${web}/shared/form/fields/birthday-typing.ts`,
      `${web}/shared/money/{balance-message,jackpot-message,live-balance,net-bars}.ts`,
      `${web}/shared/player/{limits/reached-limit,player-groups,player-name,session/session-clock}.ts`,
      `${web}/worker/{cache-rule,offline-lobby}.ts`,
    ],
    tests: [
      `${web}/features/cashbox/{deposit/repeat-of,method/read-methods}.test.ts`,
      `${web}/features/{limits/limit-order,verification/document-fault}.test.ts`,
      `${web}/features/lobby/{filters/narrowing,rows/currency-lock,search/search-query}.test.ts`,
      `${web}/shared/calls/query-keys.test.ts`,
      `${web}/shared/form/fields/birthday-typing.test.ts`,
      `${web}/shared/money/{balance-message,jackpot-message,live-balance,net-bars}.test.ts`,
      `${web}/shared/player/{limits/reached-limit,player-groups,player-name,session/session-clock}.test.ts`,
      `${web}/worker/{cache-rule,offline-lobby}.test.ts`,
    ],
    holds: null,
  },
  edge: {
    // Excludes the code that assembles the parts and starts the server, because it needs a separate process.
    sources: ['apps/edge/src/{app,pages,data,calls,limits,config,reports}/!(*.test|log|web-build).ts'],
    // Excludes the timing test, which proves nothing about a mutant on a busy machine.
    tests: [
      'apps/edge/src/{app,pages,data,calls,limits,config,reports}/!(hostile-input).test.ts',
      own('apps/edge/src/sports-sandbox'),
    ],
    holds: 'protection',
    atRunTime: true,
  },
  // Excludes the tests that play many thousands of slot rounds.
  odds: {
    sources: [`${rules}/game`],
    tests: [
      `${rules}/game/engines/crash/math.test.ts`,
      `${rules}/game/{engines,fairness}.test.ts`,
      `${rules}/game/engines/roulette/math.test.ts`,
      `${rules}/game/engines/slot/odds.test.ts`,
    ],
    holds: null,
  },
} as const satisfies Record<string, Module>;

export type ModuleName = keyof typeof modules;

export const isModule = (name: string): name is ModuleName => Object.hasOwn(modules, name);
