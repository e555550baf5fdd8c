-- The functions and triggers of `audit_log` (logs.ts beside this file).

CREATE OR REPLACE FUNCTION guard_audit_log()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('audit_append_only', format('audit_log is append-only: %s refused', TG_OP));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_audit_log IS 'The audit log only grows (ERR-06); rows over two years old may go (PRI-06).';

CREATE TRIGGER guard_audit_delete BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (OLD.created_at > (now() - '2 years'::interval))
  EXECUTE FUNCTION guard_audit_log();
COMMENT ON TRIGGER guard_audit_delete ON audit_log IS 'Rows stay for two years.';

CREATE TRIGGER guard_audit_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT
  EXECUTE FUNCTION guard_audit_log();
COMMENT ON TRIGGER guard_audit_truncate ON audit_log IS 'Never emptied.';

CREATE TRIGGER guard_audit_update BEFORE UPDATE ON audit_log
  FOR EACH STATEMENT
  EXECUTE FUNCTION guard_audit_log();
COMMENT ON TRIGGER guard_audit_update ON audit_log IS 'Never rewritten.';
