-- The functions and triggers of `seat_blocks` (seat-blocks.ts beside this file).

CREATE OR REPLACE FUNCTION guard_seat_block()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (NEW.id, NEW.event_id, NEW.seats) IS DISTINCT FROM (OLD.id, OLD.event_id, OLD.seats) THEN
    PERFORM refuse_write('seat_block_snapshot', format('block %s cannot become another block', OLD.id));
  END IF;
  IF OLD.released_at IS NOT NULL AND NEW.released_at IS DISTINCT FROM OLD.released_at THEN
    PERFORM refuse_write('seat_block_released', format('block %s is released and stays so', OLD.id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_seat_block IS 'A block stays what it was made as, and is released once.';

CREATE OR REPLACE FUNCTION count_new_blocks()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer) FROM becomes WHERE released_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_new_blocks IS 'Counts what new blocks keep.';

CREATE OR REPLACE FUNCTION count_changed_blocks()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM (SELECT event_id, seats FROM becomes WHERE released_at IS NULL
      UNION ALL SELECT event_id, -seats FROM was WHERE released_at IS NULL) moved
    GROUP BY event_id HAVING sum(seats) <> 0 ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_changed_blocks IS 'Counts what a released block gives back.';

CREATE OR REPLACE FUNCTION count_deleted_blocks()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, -sum(seats)::integer) FROM was WHERE released_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_deleted_blocks IS 'Gives back what deleted blocks kept.';

CREATE TRIGGER count_changed AFTER UPDATE ON seat_blocks REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_changed_blocks();
COMMENT ON TRIGGER count_changed ON seat_blocks IS 'Keeps the count of seats.';

CREATE TRIGGER count_deleted AFTER DELETE ON seat_blocks REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_deleted_blocks();
COMMENT ON TRIGGER count_deleted ON seat_blocks IS 'Keeps the count of seats.';

CREATE TRIGGER count_new AFTER INSERT ON seat_blocks REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_new_blocks();
COMMENT ON TRIGGER count_new ON seat_blocks IS 'Keeps the count of seats.';

CREATE TRIGGER guard_seat_block BEFORE UPDATE ON seat_blocks
  FOR EACH ROW
  EXECUTE FUNCTION guard_seat_block();
COMMENT ON TRIGGER guard_seat_block ON seat_blocks IS 'What is kept, and release.';

CREATE TRIGGER prepare_taking_seats BEFORE INSERT ON seat_blocks
  FOR EACH ROW
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats ON seat_blocks IS 'Locks the event and gives back what has run out, before seats are taken.';
