-- The functions and triggers of `ledger_entries` (ledger.ts beside this file).

CREATE OR REPLACE FUNCTION guard_ledger_entry()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM guard_balanced_posting(NEW.posting_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_ledger_entry IS 'An entry that''s added to a posting later leaves it balanced, too.';

CREATE CONSTRAINT TRIGGER guard_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION guard_ledger_entry();
COMMENT ON TRIGGER guard_balanced ON ledger_entries IS 'The entries of a posting sum to 0, in its currency.';

CREATE TRIGGER guard_ledger BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT
  EXECUTE FUNCTION guard_ledger();
COMMENT ON TRIGGER guard_ledger ON ledger_entries IS 'Never rewritten.';
