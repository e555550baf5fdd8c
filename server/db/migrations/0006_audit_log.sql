-- Why: ERR-06: the audit log only grows; PRI-06: rows over two years old may go.
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_write('audit_append_only', format('audit_log is append-only: %s refused', TG_OP));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_audit_update BEFORE UPDATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();
--> statement-breakpoint
CREATE TRIGGER guard_audit_delete BEFORE DELETE ON audit_log FOR EACH ROW
  WHEN (OLD.created_at > now() - interval '2 years') EXECUTE FUNCTION guard_audit_log();
--> statement-breakpoint
CREATE TRIGGER guard_audit_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();
