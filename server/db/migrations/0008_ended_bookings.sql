-- Why: PAY-01: a booking that ended unpaid is terminal; money that comes after all is refunded or makes no booking of it again.
CREATE OR REPLACE FUNCTION booking_may_move(was text, becomes text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (was, becomes) IN (
    ('pending/pending', 'confirmed/completed'),
    ('pending/pending', 'pending/failed'),
    ('pending/pending', 'cancelled/failed'),
    ('pending/pending', 'cancelled/refund_pending'),
    ('pending/failed', 'confirmed/completed'),
    ('pending/failed', 'cancelled/failed'),
    ('pending/failed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/completed'),
    ('cancelled/refund_pending', 'cancelled/refunded'))
$$;
