-- A reviewer's or an operator's answer is called a decision everywhere.
ALTER TABLE verifications RENAME COLUMN word TO decision;
ALTER TABLE verifications RENAME COLUMN word_at TO decision_at;
ALTER TABLE sandbox_review_words RENAME TO sandbox_review_decisions;

-- Jobs that end rounds were named after the crash game, although every engine has them.
UPDATE jobs SET name = 'game:round-end' WHERE name = 'game:crash-end';
