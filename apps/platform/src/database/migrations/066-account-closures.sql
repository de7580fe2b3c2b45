-- An account that its player has closed for good [C40].
ALTER TABLE players DROP CONSTRAINT players_closed_for_check;
ALTER TABLE players ADD CONSTRAINT players_closed_for_check CHECK (closed_for IN ('under_age', 'own_wish'));

CREATE TABLE account_closures (
  player_id bigint PRIMARY KEY REFERENCES players (id),
  closed_at timestamptz NOT NULL,
  -- From when what need not be kept is erased, and when that was done; null: not yet.
  erase_at timestamptz NOT NULL,
  erased_at timestamptz,
  -- Until when the law has the player's identity kept; null: it is erased with the rest.
  kept_until timestamptz,
  identity_erased_at timestamptz
);
CREATE INDEX account_closures_due ON account_closures (erase_at) WHERE erased_at IS NULL;
CREATE INDEX account_closures_kept ON account_closures (kept_until) WHERE identity_erased_at IS NULL;
