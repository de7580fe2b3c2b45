-- A payment with a saved card by one press: no frame asks for anything.
ALTER TABLE sandbox_card_payments ADD COLUMN repeated boolean NOT NULL DEFAULT false;
