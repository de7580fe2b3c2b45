/** Why a player's rows are kept after the account was erased. */
export type KeptFor =
  /** Records of money: the amounts moved and their destinations. */
  | 'money'
  /** Rounds, because every round can be checked later and counts in the payout statistics of games. */
  | 'play'
  /** Limits, breaks and exclusions, and the proof that they were enforced. */
  | 'protection'
  /** The player's identity, for as long as the law requires it. */
  | 'identity'
  /** The append-only record of who did what and when. */
  | 'trail'
  /** The fact that the account was closed, and what was erased. */
  | 'closure'
  /** Data that is deleted automatically soon anyway. */
  | 'soon';

/** How a table stores a player's data. In the SQL, `t` is a row of the table and `$1` is the player's id. */
export interface PlayerTable {
  readonly rows: string;
  /** Which parts of a row the player's copy contains; if left out, the copy contains no rows of this table. */
  readonly copy?: {
    /** The columns to select instead of all columns. */
    readonly select?: string;
    readonly from?: string;
    /**
     * Secrets and technical columns to leave out. They mean nothing to a player and might give access to something.
     */
    readonly without?: readonly string[];
    /**
     * For a table that can be long: the columns that identify and order its rows, so that it can be read in parts.
     */
    readonly by?: readonly string[];
  };
  /** What happens to the rows when the account is erased: they are deleted, kept, or anonymised by a `SET`. */
  readonly erased: 'gone' | { readonly kept: KeptFor } | { readonly set: string; readonly kept: KeptFor };
}

const own = 't.player_id = $1::bigint';
const owned = `t.owner = 'player:' || $1::bigint`;
/** Records of the sandbox payment providers, which represent those of real providers. */
const provider = (rows: string): PlayerTable => ({ rows, erased: { kept: 'money' } });
const ofPayment = `EXISTS (SELECT FROM payments p WHERE p.id = t.payment_id AND p.player_id = $1::bigint)`;
const ofConversation = `EXISTS (SELECT FROM chat_conversations c WHERE c.id = t.conversation_id AND c.player_id = $1::bigint)`;
const ofVerification = `EXISTS (SELECT FROM verifications v WHERE v.id = t.verification_id AND v.player_id = $1::bigint)`;
const ofLimit = `EXISTS (SELECT FROM user_limits l WHERE l.id = t.limit_id AND l.player_id = $1::bigint)`;
/** Rounds played for money, or in a demo that the player has opened. */
const ofPlay = `t.owner IN (
  SELECT 'player:' || $1::bigint UNION SELECT s.owner FROM game_sessions s WHERE s.player_id = $1::bigint)`;
/**
 * Messages written while signed out, sent from the address that the player has confirmed. An unconfirmed address
 * might be someone else's.
 */
const ofOwnAddress = `t.player_id IS NULL AND EXISTS (SELECT FROM players p
  WHERE p.id = $1::bigint AND p.confirmed_at IS NOT NULL AND p.email = lower(btrim(t.email)))`;
/** The `after` value of an audit entry, without the fields that are also left out of the tables. */
const toldAfter = `CASE t.action WHEN 'harm.seen' THEN t.after - 'score' WHEN 'payment.charged_back' THEN t.after - 'lost'
  ELSE t.after END`;
/** Replaces the player's name in lists of winners. */
const nobody = '***';

/**
 * Every table that contains rows of a player, and what happens to them. `player-tables.test.ts` compares the list
 * with the database: every new table must be added here, or in that test as a table that refers to no player.
 */
export const playerTables: Readonly<Record<string, PlayerTable>> = {
  players: {
    rows: 't.id = $1::bigint',
    copy: {
      without: ['password_hash', 'totp_secret', 'totp_last_step', 'backup_codes_salt', 'email_key', 'phone_key'],
    },
    // Erased column by column in `erase-account.ts`.
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
  bonus_grants: { rows: own, copy: {}, erased: { kept: 'money' } },
  chat_restore_ids: { rows: own, copy: {}, erased: 'gone' },
  // Listed before their conversations, because deleting a conversation also deletes its messages.
  chat_messages: { rows: ofConversation, copy: { by: ['conversation_id', 'seq'] }, erased: 'gone' },
  chat_conversations: { rows: own, copy: { without: ['guest_hash'] }, erased: 'gone' },
  contact_messages: { rows: `${own} OR ${ofOwnAddress}`, copy: { without: ['try_hash'] }, erased: 'gone' },
  // The data copy itself.
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
  // Listed before their rounds, because a bet takes its locks in this order.
  game_sessions: {
    rows: own,
    copy: { without: ['launch_hash', 'token_hash'], by: ['id'] },
    erased: { set: `nickname = '${nobody}', country = NULL`, kept: 'play' },
  },
  game_rounds: {
    // An open round is left out, because nobody may know its outcome yet.
    rows: `${ofPlay} AND t.state <> 'open'`,
    copy: { by: ['id'] },
    erased: { set: `nickname = '${nobody}'`, kept: 'play' },
  },
  game_seed_pairs: {
    rows: owned,
    // As everywhere, the server seed is included only after it was revealed.
    copy: {
      select: `t.game, t.number, CASE WHEN t.revealed_at IS NOT NULL THEN t.server_seed END AS server_seed,
        t.server_seed_hash, t.client_seed, t.nonce, t.created_at, t.revealed_at`,
    },
    erased: { kept: 'play' },
  },
  spin_sets: { rows: own, copy: {}, erased: { kept: 'money' } },
  // The scores derived from this data are for staff only.
  given_rewards: { rows: own, copy: { without: ['given_by'] }, erased: { kept: 'money' } },
  harm: { rows: own, copy: { without: ['score', 'level', 'markers'] }, erased: 'gone' },
  // Stored responses for repeated calls.
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
  tournament_entries: {
    rows: own,
    copy: { without: ['told_place', 'is_changed', 'flagged'] },
    erased: { set: `nickname = '${nobody}'`, kept: 'play' },
  },
  tournament_reminders: { rows: own, copy: {}, erased: 'gone' },
  tournament_rounds: { rows: own, copy: { by: ['tournament_id', 'round_id'] }, erased: { kept: 'play' } },
  lootboxes: {
    rows: own,
    // The server seed of an unopened box would show its prize.
    copy: {
      select: `t.id, t.cause, t.group_key, t.stage, t.created_at, t.valid_until, t.activated_at, t.ended_at, t.prize,
        CASE WHEN t.stage = 'activated' THEN t.server_seed END AS server_seed, t.server_seed_hash, t.client_seed, t.segments`,
    },
    erased: { kept: 'play' },
  },
  login_hours: { rows: own, copy: {}, erased: 'gone' },
  mail_tokens: { rows: own, erased: 'gone' },
  // An email's content might give access to an account, and is erased after delivery anyway.
  mails: { rows: own, copy: { without: ['content', 'attempts', 'next_at'] }, erased: 'gone' },
  otp_challenges: { rows: own, erased: 'gone' },
  // Kept for the same reason as devices, because an excluded person is recognised by them.
  payout_destinations: { rows: own, copy: { by: ['provider', 'payout_to'] }, erased: 'gone' },
  payment_marks: { rows: own, copy: { without: ['mark'] }, erased: { kept: 'protection' } },
  charge_backs: { rows: ofPayment, copy: { without: ['lost'], by: ['payment_id'] }, erased: { kept: 'money' } },
  payment_events: { rows: ofPayment, copy: {}, erased: { kept: 'money' } },
  payment_steps: { rows: ofPayment, copy: {}, erased: { kept: 'money' } },
  payments: { rows: own, copy: {}, erased: { kept: 'money' } },
  played_games: { rows: own, copy: {}, erased: 'gone' },
  // Kept because an excluded person is recognised by their device; `erase-account.ts` deletes it when the exclusion
  // ends.
  player_devices: { rows: own, copy: { without: ['device'] }, erased: { kept: 'protection' } },
  player_groups: { rows: own, copy: {}, erased: 'gone' },
  adventure_deposits: { rows: own, copy: { by: ['payment'] }, erased: { kept: 'money' } },
  adventure_gifts: { rows: own, copy: { without: ['next_try_at'] }, erased: { kept: 'money' } },
  lottery_earnings: { rows: own, copy: {}, erased: 'gone' },
  lottery_tickets: { rows: own, copy: { without: ['next_try_at'] }, erased: { kept: 'play' } },
  quest_progress: { rows: own, copy: {}, erased: 'gone' },
  quest_rewards: { rows: own, copy: { without: ['next_try_at'] }, erased: { kept: 'money' } },
  vip_sums: { rows: own, copy: {}, erased: 'gone' },
  vip_evaluations: { rows: own, copy: {}, erased: 'gone' },
  points_play: { rows: own, copy: {}, erased: { kept: 'play' } },
  points_progress: { rows: own, copy: {}, erased: { kept: 'play' } },
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
  // Decrypted and added to the copy by `make-copy.ts`.
  verification_files: {
    rows: `EXISTS (SELECT FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
      WHERE d.id = t.document_id AND v.player_id = $1::bigint)`,
    erased: { kept: 'identity' },
  },
  verifications: { rows: own, copy: {}, erased: { kept: 'identity' } },
};
