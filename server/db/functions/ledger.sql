-- What the tables of the ledger share, and the sums that are read from them.

CREATE OR REPLACE FUNCTION guard_balanced_posting(posting integer)
  RETURNS void
  LANGUAGE plpgsql
AS $$
DECLARE
  lines integer;
  total bigint;
  strange integer;
BEGIN
  SELECT count(*), coalesce(sum(e.amount_cents), 0), count(*) FILTER (WHERE e.currency <> p.currency)
  INTO lines, total, strange
  FROM ledger_postings p LEFT JOIN ledger_entries e ON e.posting_id = p.id WHERE p.id = posting;
  IF lines < 2 OR total <> 0 THEN
    PERFORM refuse_write('ledger_balanced', format('the entries of posting %s sum to %s, not to 0', posting, total));
  END IF;
  IF strange > 0 THEN
    PERFORM refuse_write('ledger_one_currency', format('posting %s has entries in another currency', posting));
  END IF;
END $$;
COMMENT ON FUNCTION guard_balanced_posting IS 'Refuses a posting whose entries don''t sum to 0, or that mixes currencies.';

CREATE OR REPLACE FUNCTION guard_ledger()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('ledger_append_only', format('%s is append-only: %s refused', TG_TABLE_NAME, TG_OP));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_ledger IS 'The ledger only grows: a mistake is corrected by another posting.';

CREATE OR REPLACE FUNCTION earned_cents(ids integer[])
  RETURNS TABLE(event_id integer, booking_id integer, cents bigint)
  LANGUAGE sql
  STABLE
AS $$
  SELECT e.event_id, e.booking_id, -sum(e.amount_cents)
  FROM ledger_entries e WHERE e.account = 'organizer' AND e.event_id = ANY (ids) GROUP BY 1, 2
$$;
COMMENT ON FUNCTION earned_cents IS
  'What organizers earn by the bookings of these events: the price of the tickets, without fee and tax, less what went back. Revenues by event '
  'and booking are sums of it.';
