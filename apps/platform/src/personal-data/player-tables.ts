/** Why rows of a player outlast their account. */
export type KeptFor =
  /** Money: what moved, and where it went. */
  | 'money'
  /** Every round can be checked later, and counts in what games have paid. */
  | 'play'
  /** Limits, breaks and exclusions, and that they were kept to. */
  | 'protection'
  /** Who the player is: until the law lets it go. */
  | 'identity'
  /** Who did what and when: append-only. */
  | 'trail'
  /** That the account was closed, and what was erased of it. */
  | 'closure'
  /** Forgotten by itself, soon. */
  | 'soon';

/** What is in a table of one player. In SQL, `t` is a row of the table and `$1` the player's id. */
export interface PlayerTable {
  readonly rows: string;
  /** What their copy gets of a row; nothing where it is left out. */
  readonly copy?: {
    /** In place of all columns. */
    readonly select?: string;
    readonly from?: string;
    /** Secrets and marks of machinery, which tell a player nothing and might open something. */
    readonly without?: readonly string[];
    /** Of a table that may be long: what tells its rows apart and puts them in order. It is read part by part. */
    readonly by?: readonly string[];
  };
  /** What becomes of the rows when the account is erased: gone, kept, or made nobody's by a `SET`. */
  readonly erased: 'gone' | { readonly kept: KeptFor } | { readonly set: string; readonly kept: KeptFor };
}

const own = 't.player_id = $1::bigint';
const owned = `t.owner = 'player:' || $1::bigint`;
/** Of the books of the sandbox's providers, which stand for those of others. */
const provider = (rows: string): PlayerTable => ({ rows, erased: { kept: 'money' } });
const ofPayment = `EXISTS (SELECT FROM payments p WHERE p.id = t.payment_id AND p.player_id = $1::bigint)`;
const ofConversation = `EXISTS (SELECT FROM chat_conversations c WHERE c.id = t.conversation_id AND c.player_id = $1::bigint)`;
const ofVerification = `EXISTS (SELECT FROM verifications v WHERE v.id = t.verification_id AND v.player_id = $1::bigint)`;
const ofLimit = `EXISTS (SELECT FROM user_limits l WHERE l.id = t.limit_id AND l.player_id = $1::bigint)`;
/** Played for money, or as a demo that the player has opened. */
const ofPlay = `t.owner IN (
  SELECT 'player:' || $1::bigint UNION SELECT s.owner FROM game_sessions s WHERE s.player_id = $1::bigint)`;
/** Written while signed out, from the address that the player has shown to be theirs: before that it may be another's. */
const ofOwnAddress = `t.player_id IS NULL AND EXISTS (SELECT FROM players p
  WHERE p.id = $1::bigint AND p.confirmed_at IS NOT NULL AND p.email = lower(btrim(t.email)))`;
/** What became of a thing, without what is left out of the tables as well. */
const toldAfter = `CASE t.action WHEN 'harm.seen' THEN t.after - 'score' WHEN 'payment.charged_back' THEN t.after - 'lost'
  ELSE t.after END`;
/** What stands on lists of winners in place of a name. */
const nobody = '***';

/**
 * Every table that has rows of a player, and what is done with them. `player-tables.test.ts` holds it
 * against the database: a table that is new is decided about here, or there as one that names no player.
 */
export const playerTables: Readonly<Record<string, PlayerTable>> = {
  players: {
    rows: 't.id = $1::bigint',
    copy: {
      without: ['password_hash', 'totp_secret', 'totp_last_step', 'backup_codes_salt', 'email_key', 'phone_key'],
    },
    // By `erase-account.ts`, column by column.
    erased: { kept: 'identity' },
  },
  account_closures: { rows: own, copy: {}, erased: { kept: 'closure' } },
  audit: {
    rows: `t.subject = 'player:' || $1::bigint OR t.actor = 'player:' || $1::bigint
      OR t.subject IN (SELECT 'payment:' || p.id FROM payments p WHERE p.player_id = $1::bigint)`,
    copy: { select: `t.line, t.at, t.actor, t.action, t.subject, t.before, ${toldAfter} AS after, t.ip`, by: ['line'] },
    erased: { kept: 'trail' },
  },
  backup_codes: { rows: own, copy: { without: ['code_hash'] }, erased: 'gone' },
  chat_restore_ids: { rows: own, copy: {}, erased: 'gone' },
  // Before their conversation, which takes them with it.
  chat_messages: { rows: ofConversation, copy: { by: ['conversation_id', 'seq'] }, erased: 'gone' },
  chat_conversations: { rows: own, copy: { without: ['guest_hash'] }, erased: 'gone' },
  contact_messages: { rows: `${own} OR ${ofOwnAddress}`, copy: { without: ['try_hash'] }, erased: 'gone' },
  // The copy itself.
  data_exports: { rows: own, erased: 'gone' },
  email_changes: { rows: own, copy: {}, erased: 'gone' },
  excluded_people: { rows: own, copy: {}, erased: { kept: 'protection' } },
  facts: {
    rows: `t.data ->> 'player' = ($1::bigint)::text`,
    copy: { by: ['id'] },
    erased: { kept: 'soon' },
  },
  favorite_games: { rows: own, copy: {}, erased: 'gone' },
  game_round_acts: {
    rows: owned,
    copy: { by: ['round_id', 'number'] },
    erased: { kept: 'play' },
  },
  // Locked before their rounds, as by a bet.
  game_sessions: {
    rows: own,
    copy: { without: ['launch_hash', 'token_hash'], by: ['id'] },
    erased: { set: `nickname = '${nobody}', country = NULL`, kept: 'play' },
  },
  game_rounds: {
    // How an open one ends is nobody's to know.
    rows: `${ofPlay} AND t.state <> 'open'`,
    copy: { by: ['id'] },
    erased: { set: `nickname = '${nobody}'`, kept: 'play' },
  },
  game_seed_pairs: {
    rows: owned,
    // The server's half is shown once it is given up, here as everywhere.
    copy: {
      select: `t.game, t.number, CASE WHEN t.revealed_at IS NOT NULL THEN t.server_seed END AS server_seed,
        t.server_seed_hash, t.client_seed, t.nonce, t.created_at, t.revealed_at`,
    },
    erased: { kept: 'play' },
  },
  // What they come to is for the staff alone.
  harm: { rows: own, copy: { without: ['score', 'level', 'markers'] }, erased: 'gone' },
  // Answers that a repeated call gets again.
  idempotency: { rows: owned, erased: 'gone' },
  jackpot_wins: { rows: own, copy: {}, erased: { set: `nickname = '${nobody}'`, kept: 'play' } },
  ledger_accounts: { rows: owned, copy: { without: ['head', 'shard'] }, erased: { kept: 'money' } },
  ledger_entries: {
    rows: `EXISTS (SELECT FROM ledger_accounts a WHERE a.id = t.account_id AND a.owner = 'player:' || $1::bigint)`,
    copy: {
      select: 't.account_id, t.seq, m.kind, m.reference, m.at, t.amount, t.balance',
      from: 'ledger_entries t JOIN ledger_transfers m ON m.id = t.transfer_id',
      by: ['account_id', 'seq'],
    },
    erased: { kept: 'money' },
  },
  login_hours: { rows: own, copy: {}, erased: 'gone' },
  mail_tokens: { rows: own, erased: 'gone' },
  // What was in a mail may open an account, and goes once it is delivered.
  mails: { rows: own, copy: { without: ['content', 'attempts', 'next_at'] }, erased: 'gone' },
  otp_challenges: { rows: own, erased: 'gone' },
  // The same as the browsers: an excluded person is known again by them.
  payment_marks: { rows: own, copy: { without: ['mark'] }, erased: { kept: 'protection' } },
  charge_backs: { rows: ofPayment, copy: { without: ['lost'], by: ['payment_id'] }, erased: { kept: 'money' } },
  payment_events: { rows: ofPayment, copy: {}, erased: { kept: 'money' } },
  payment_steps: { rows: ofPayment, copy: {}, erased: { kept: 'money' } },
  payments: { rows: own, copy: {}, erased: { kept: 'money' } },
  played_games: { rows: own, copy: {}, erased: 'gone' },
  // An excluded person is known again by their browser; `erase-account.ts` has it go with the exclusion.
  player_devices: { rows: own, copy: { without: ['device'] }, erased: { kept: 'protection' } },
  player_groups: { rows: own, copy: {}, erased: 'gone' },
  reality_checks: { rows: own, copy: {}, erased: 'gone' },
  register_checks: { rows: own, copy: {}, erased: 'gone' },
  revocations: { rows: `t.subject = 'player:' || $1::bigint`, erased: { kept: 'soon' } },
  sandbox_card_payments: provider(`t.account = 'player-' || $1::bigint`),
  sandbox_card_refunds: provider(ofPayment),
  sandbox_crypto_payments: provider(`t.account = 'player-' || $1::bigint`),
  sandbox_events: provider(`t.account = 'player-' || $1::bigint`),
  sandbox_payouts: provider(`t.account = 'player-' || $1::bigint`),
  sandbox_redirect_payments: provider(`t.account = 'player-' || $1::bigint`),
  sandbox_review_decisions: { rows: ofVerification, erased: { kept: 'identity' } },
  sandbox_reviews: { rows: ofVerification, erased: { kept: 'identity' } },
  sessions: { rows: own, copy: { without: ['token_hash'], by: ['id'] }, erased: 'gone' },
  sockets: { rows: `t.player = ($1::bigint)::text`, erased: { kept: 'soon' } },
  two_factor_setups: { rows: own, erased: 'gone' },
  user_limit_accounts: { rows: ofLimit, copy: {}, erased: { kept: 'protection' } },
  user_limit_changes: { rows: ofLimit, copy: { without: ['token_hash'] }, erased: 'gone' },
  balance_adjustments: { rows: own, copy: { without: ['proposed_by', 'decided_by'] }, erased: { kept: 'money' } },
  transaction_reports: { rows: own, copy: {}, erased: 'gone' },
  user_limits: { rows: own, copy: {}, erased: { kept: 'protection' } },
  verification_documents: { rows: ofVerification, copy: {}, erased: { kept: 'identity' } },
  verification_events: { rows: ofVerification, copy: {}, erased: { kept: 'identity' } },
  // Opened and put beside their documents by `make-copy.ts`.
  verification_files: {
    rows: `EXISTS (SELECT FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
      WHERE d.id = t.document_id AND v.player_id = $1::bigint)`,
    erased: { kept: 'identity' },
  },
  verifications: { rows: own, copy: {}, erased: { kept: 'identity' } },
};
