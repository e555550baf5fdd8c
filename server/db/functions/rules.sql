-- What the guards of several tables share.

CREATE OR REPLACE FUNCTION refuse_write(rule text, explanation text)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = rule, MESSAGE = explanation;
END $$;
COMMENT ON FUNCTION refuse_write IS 'Raises the error of a rule that a write breaks: the rule''s name first, so that the program finds it.';

CREATE OR REPLACE FUNCTION is_passed_on(was integer, becomes integer)
  RETURNS boolean
  LANGUAGE sql
  STABLE
AS $$
  SELECT EXISTS (SELECT 1 FROM users guest JOIN users person ON lower(person.email) = lower(guest.email)
    WHERE guest.id = was AND guest.guest AND person.id = becomes AND person.email_verified)
$$;
COMMENT ON FUNCTION is_passed_on IS
  'Whether what was a guest''s may become another person''s: only of someone with the same address who has proven that mailbox (GST-06).';

CREATE OR REPLACE FUNCTION guard_kept_record()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('record_kept', format('%s %s is kept for seven years', TG_TABLE_NAME, OLD.id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_kept_record IS 'Keeps what people booked and paid for the seven years of rule PRI-04.';

CREATE OR REPLACE FUNCTION guard_counts()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('counted_by_triggers', format('%s: its counts follow from other rows', TG_TABLE_NAME));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_counts IS 'Refuses to write counts and sums that only triggers write.';
