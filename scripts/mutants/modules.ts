export interface Module {
  /** What is mutated. */
  readonly sources: readonly string[];
  /** The tests that judge it: its own, and of others those that hold it to its word. Simulations stay out. */
  readonly tests: readonly string[];
  /** What it guards; such a module has a floor. Null: nothing of a player's. */
  readonly holds: 'money' | 'identity' | 'protection' | null;
  /**
   * Leaves out the mutants that run only while files are loaded and casinos opened: each of them would take all tests of
   * a module whose tests take long.
   */
  readonly atRunTime?: boolean;
}

const platform = 'apps/platform/src';
const rules = 'packages/rules/src';
const own = (folder: string): string => `${folder}/**/*.test.ts`;

/** The share of killed mutants below which a module that holds money, identity or protection fails. */
export const floor = 85;

export const modules = {
  wallet: { sources: [`${platform}/wallet`], tests: [own(`${platform}/wallet`)], holds: 'money' },
  limits: {
    sources: [`${platform}/limits`],
    tests: [own(`${platform}/limits`), `${platform}/cashbox/deposit-limit.test.ts`],
    holds: 'protection',
    atRunTime: true,
  },
  ledger: {
    sources: [`${platform}/ledger`],
    tests: [`${platform}/ledger/{entries,ledger,shards,tampering}.test.ts`],
    holds: 'money',
  },
  facts: {
    sources: [`${platform}/facts`],
    tests: [`${platform}/facts/{fact,fact-work,recorded}.test.ts`, `${platform}/game/round-award.test.ts`],
    holds: 'money',
  },
  cashbox: {
    // The sandbox's providers are no part of the casino: they stand for those outside.
    sources: [`${platform}/cashbox/*.ts`, `${platform}/signature.ts`],
    tests: [
      `${platform}/cashbox/{cashbox,create-deposit,deposit-limit,may-deposit,payment-events,payment-money,provider-jobs,providers,return-held,webhook,withdrawal,withdrawal-bounds,withdrawal-races}.test.ts`,
      `${platform}/cashbox/sandbox-crypto/crypto-payout.test.ts`,
      `${platform}/{signature,console/close-under-age,limits/exclusion,verification/deposit-cap}.test.ts`,
    ],
    holds: 'money',
    atRunTime: true,
  },
  rules: {
    sources: [
      ...['account', 'cashbox', 'limits', 'wallet'].map(noun => `${rules}/${noun}`),
      ...['exchange', 'money', 'money-format'].map(name => `${rules}/${name}.ts`),
    ],
    tests: [`${rules}/*.test.ts`, `${rules}/{account,cashbox,limits,wallet}/*.test.ts`],
    holds: 'money',
  },
  account: {
    // Who somebody is and how they come in; without forms and profiles.
    sources: [
      `${platform}/account/{age,cookies,enter,in-turn,known-device,mails,otp,authenticate-player,passwords,person}.ts`,
      `${platform}/account/{sessions,sign-in,sign-in-attempts,token,totp,unlock}.ts`,
    ],
    tests: [
      `${platform}/account/{age,age-by-place,cookies,enter,in-turn,mails,otp,passwords}.test.ts`,
      `${platform}/account/{session-end,sessions,sign-in,sign-in-attempts,token,totp,two-factor,unlock,ways-in}.test.ts`,
      `${platform}/limits/session-limit.test.ts`,
    ],
    holds: 'identity',
    atRunTime: true,
  },
  access: {
    // What keeps an account its owner's, and the ways in besides the password.
    sources: [
      `${platform}/account/{autologin,backup-codes,change-email,change-password,confirmation,create-player,let-in}.ts`,
      `${platform}/account/{needs-reauth,new-password-verdict,open-sessions,otp-tries,prove-password,reauthenticate}.ts`,
      `${platform}/account/{restore,second-factor,sign-ins,sign-up,sign-up-checks,terms,two-factor,two-factor-setup}.ts`,
      `${platform}/account/{update-auth-details,ways-in}.ts`,
      `${platform}/account/mail/mail-tokens.ts`,
      `${platform}/account/captcha/!(*.test).ts`,
    ],
    tests: [
      `${platform}/account/{change-email,change-password,confirmation,no-enumeration,open-sessions,reauthenticate}.test.ts`,
      `${platform}/account/{restore,sign-ins,sign-up,terms,two-factor,two-factor-setup,ways-in}.test.ts`,
      own(`${platform}/account/captcha`),
    ],
    holds: 'identity',
    atRunTime: true,
  },
  verification: {
    // The sandbox's reviewer stands for one outside.
    sources: [`${platform}/verification/!(*.test).ts`, `${rules}/verification`],
    tests: [own(`${platform}/verification`), own(`${rules}/verification`)],
    holds: 'identity',
    atRunTime: true,
  },
  http: {
    // Without what describes and watches: the document of the contract, metrics, health, the listener's own limits.
    sources: [`${platform}/http/!(*.test|check-answer|health|listener|metrics|openapi|test-app).ts`],
    // The sweeps over all calls of the contract take minutes; what they hold is each call's.
    tests: [
      `${platform}/http/{admit,answer,app,app-parts,buckets,caller,memory-buckets,mount,mount-limits}.test.ts`,
      `${platform}/http/{rate-limiter,route-pattern,thresholds,validate}.test.ts`,
    ],
    holds: 'protection',
  },
  game: {
    // A bet and what becomes of its money, from the rows it is decided on to the round that is closed.
    sources: [
      `${platform}/game/{add-stake,as-answered,ask-first,bet,bet-conditions,close-round,end-round,fund-stake,lock-bet,open-round,purse,record-round}.ts`,
      `${platform}/game/{round-events,round-fact,round-source,round-view,stake-funding,stake-gate,stakes}.ts`,
      `${platform}/game/{take-act,notify-listeners,void-open-rounds,write-round}.ts`,
    ],
    // Without those that hold a model to its catalogue: they are of the odds.
    tests: [
      `${platform}/game/{acts,added-stakes,ask-first,bet,bet-answers,bet-races,clock-jump,close-round,crash-round,frame-bearer,own-play,replay}.test.ts`,
      `${platform}/game/{round-award,round-events,round-fact,round-money,stake-funding,stakes,switched-wallet,table-round,techwork}.test.ts`,
      `${platform}/{console/close-under-age,limits/registers/registers}.test.ts`,
    ],
    holds: 'money',
    atRunTime: true,
  },
  play: {
    // Who may play, what a frame may see and do, seeds and jobs. In neither module: what a frame draws with and what the
    // panel of a game says (start, page, facts), the lists of rounds and wins, and seeds found for pictures.
    sources: [
      `${platform}/game/{end-games,frame-handlers,frame-rounds,frame-session,game-jobs,has-open-round,launch,max-stake}.ts`,
      `${platform}/game/{open-rounds,play-time,real-play,register-gate,seeds,site-session}.ts`,
      `${platform}/game/{table-clock,table-seed-view,table-seeds,table-state}.ts`,
    ],
    tests: [
      `${platform}/game/{bet-races,close-round,closed-country,fairness,frame-bearer,frame-rounds,game-jobs,launch,launch-rules,max-stake}.test.ts`,
      `${platform}/game/{open-rounds,own-play,real-play,replay,site-session,switched-wallet,table-clock,table-history,table-round}.test.ts`,
      `${platform}/limits/{reality-check,registers/registers}.test.ts`,
    ],
    holds: 'protection',
    atRunTime: true,
  },
  edge: {
    // Without what puts the parts together and begins to listen: a process of its own.
    sources: ['apps/edge/src/!(*.test|main|log|web-build).ts'],
    // Without the test that measures times: under a mutant, on a busy machine, it says nothing.
    tests: ['apps/edge/src/!(hostile-input).test.ts', own('apps/edge/src/sports-sandbox')],
    holds: 'protection',
    atRunTime: true,
  },
  // Without the tests that play a slot many thousand rounds.
  odds: {
    sources: [`${rules}/game`],
    tests: [`${rules}/game/{crash,engines,fairness,roulette}.test.ts`, `${rules}/game/slot/odds.test.ts`],
    holds: null,
  },
} as const satisfies Record<string, Module>;

export type ModuleName = keyof typeof modules;

export const isModule = (name: string): name is ModuleName => Object.hasOwn(modules, name);
