-- The functions and triggers of `accounting_documents` (accounting-documents.ts beside this file).

CREATE OR REPLACE FUNCTION guard_new_document()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM accounting_series s WHERE s.series = NEW.series AND s.last_sequence >= NEW.sequence)
    OR (NEW.sequence > 1 AND NOT EXISTS (
      SELECT FROM accounting_documents d WHERE d.series = NEW.series AND d.sequence = NEW.sequence - 1)) THEN
    PERFORM refuse_write('document_gap', format('%s is not the next number of its series', NEW.number));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_new_document IS 'The next number of its series, which its transaction has counted, maybe with those of further documents.';

CREATE OR REPLACE FUNCTION guard_document()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR coalesce(NEW.recipient <> OLD.recipient, NEW.recipient IS NOT NULL)
    OR coalesce(NEW.seller <> OLD.seller, NEW.seller IS NOT NULL)
    OR to_jsonb(NEW) - ARRAY['recipient', 'seller'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['recipient', 'seller'] THEN
    PERFORM refuse_write('document_issued', format('%s is append-only: %s refused', TG_TABLE_NAME, TG_OP));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_document IS 'What was issued stays as it is; only the names on it can go.';

CREATE TRIGGER guard_new_document BEFORE INSERT ON accounting_documents
  FOR EACH ROW
  EXECUTE FUNCTION guard_new_document();
COMMENT ON TRIGGER guard_new_document ON accounting_documents IS 'Numbered without gaps.';

CREATE TRIGGER guard_document BEFORE UPDATE OR DELETE ON accounting_documents
  FOR EACH ROW
  EXECUTE FUNCTION guard_document();
COMMENT ON TRIGGER guard_document ON accounting_documents IS 'Never rewritten.';

CREATE TRIGGER guard_ledger BEFORE TRUNCATE ON accounting_documents
  FOR EACH STATEMENT
  EXECUTE FUNCTION guard_ledger();
COMMENT ON TRIGGER guard_ledger ON accounting_documents IS 'Never emptied.';
