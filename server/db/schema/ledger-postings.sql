-- The functions and triggers of `ledger_postings` (ledger.ts beside this file).

CREATE OR REPLACE FUNCTION guard_ledger_posting()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM guard_balanced_posting(NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_ledger_posting IS 'Checked when the transaction ends, so that a posting and its entries can be written one after the other.';

CREATE CONSTRAINT TRIGGER guard_balanced AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  EXECUTE FUNCTION guard_ledger_posting();
COMMENT ON TRIGGER guard_balanced ON ledger_postings IS 'A posting has entries that sum to 0, in its currency.';

CREATE TRIGGER guard_ledger BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT
  EXECUTE FUNCTION guard_ledger();
COMMENT ON TRIGGER guard_ledger ON ledger_postings IS 'Never rewritten.';

CREATE TRIGGER note_posting AFTER INSERT ON ledger_postings
  FOR EACH ROW WHEN (NEW.event_id IS NOT NULL)
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_posting ON ledger_postings IS 'The totals have what organizers earn.';
