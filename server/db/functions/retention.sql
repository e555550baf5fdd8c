-- How long is kept what belongs to no module. Source: rule PRI-06.

CREATE OR REPLACE FUNCTION delete_old_rows()
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path = public, pg_temp
AS $$
  DELETE FROM error_logs WHERE created_at < now() - interval '30 days';
  -- Their rows stay as proof that they were sent.
  UPDATE mails SET text = '', html = '', attachments = '[]'
  WHERE id IN (SELECT id FROM mails WHERE created_at < now() - interval '30 days' AND text <> '' LIMIT 1000);
  -- A message to attendees is counted by its copies.
  UPDATE mails SET to_address = 'deleted@account.invalid', subject = '', last_error = NULL
  WHERE event_message_id IS NOT NULL AND subject <> '' AND created_at < now() - interval '2 years';
  DELETE FROM mails WHERE event_message_id IS NULL AND created_at < now() - interval '2 years';
  DELETE FROM widget_visits WHERE created_at < now() - interval '24 hours';
  DELETE FROM provider_events WHERE received_at < now() - interval '2 years';
  DELETE FROM audit_log WHERE created_at < now() - interval '2 years';
$$;
COMMENT ON FUNCTION delete_old_rows IS
  'Deletes what''s older than it''s kept. The application''s own role may not delete from the audit log: it runs as the owner.';
