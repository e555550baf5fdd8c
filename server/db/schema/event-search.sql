-- The functions and triggers of `event_search` (event-search.ts beside this file).

CREATE OR REPLACE FUNCTION forget_search_words()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM search_words w USING string_to_table(OLD.words, ' ') AS gone(word)
  WHERE w.word = gone.word AND coalesce(NEW.words, '') NOT LIKE '%' || w.word || '%'
    AND NOT EXISTS (SELECT 1 FROM event_search s WHERE s.words LIKE '%' || w.word || '%');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION forget_search_words IS
  'A word that no event has any more is forgotten with the last one: it may be about a person whose account was deleted.';

CREATE OR REPLACE FUNCTION forget_search_text()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM forget_search_texts(ARRAY[OLD.text_id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION forget_search_text IS 'A text goes with the last event that has it.';

CREATE TRIGGER forget_changed_search_words AFTER UPDATE OF words ON event_search
  FOR EACH ROW WHEN (OLD.words <> NEW.words)
  EXECUTE FUNCTION forget_search_words();
COMMENT ON TRIGGER forget_changed_search_words ON event_search IS 'Words that the event had last.';

CREATE TRIGGER forget_search_words AFTER DELETE ON event_search
  FOR EACH ROW
  EXECUTE FUNCTION forget_search_words();
COMMENT ON TRIGGER forget_search_words ON event_search IS 'Words that the event had last.';

CREATE TRIGGER forget_search_text AFTER DELETE ON event_search
  FOR EACH ROW
  EXECUTE FUNCTION forget_search_text();
COMMENT ON TRIGGER forget_search_text ON event_search IS 'A text that the event had last.';
