-- A deposit is also reserved if its payer has another account, with limits that would not apply here.
ALTER TABLE payments DROP CONSTRAINT payments_held_for_check;
ALTER TABLE payments ADD CONSTRAINT payments_held_for_check
  CHECK (held_for IN ('self_excluded', 'cooling_off', 'second_account', 'under_age'));
