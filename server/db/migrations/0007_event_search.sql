-- Why: search looks at text of several tables, and lists sort by a price of another table; both are kept where they are read.
CREATE FUNCTION refresh_event_search(of_event integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_search (event_id, document, words)
  SELECT e.id,
    setweight(to_tsvector('ascendant_search', e.title), 'A')
      || setweight(to_tsvector('ascendant_search', concat_ws(' ', e.location, e.country)), 'B')
      || setweight(to_tsvector('ascendant_search', listed.categories), 'C')
      || setweight(to_tsvector('ascendant_search', e.description), 'D'),
    lower(unaccent(concat_ws(' ', e.title, e.location, e.country, listed.categories)))
  FROM events e CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(c.name, ' ' ORDER BY c.id), '') AS categories FROM categories c
    WHERE c.id IN (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)
  ) listed
  WHERE e.id = of_event
  ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, words = excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION follow_event_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_event_search(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_event_text AFTER INSERT OR UPDATE OF title, description, location, country, category_id,
  secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4 ON events
  FOR EACH ROW EXECUTE FUNCTION follow_event_text();
--> statement-breakpoint
CREATE FUNCTION follow_category_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_event_search(id) FROM events WHERE NEW.id IN
    (category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_category_name AFTER UPDATE OF name ON categories FOR EACH ROW
  WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION follow_category_name();
--> statement-breakpoint
CREATE FUNCTION follow_feature_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET features = array_replace(features, OLD.name, NEW.name) WHERE OLD.name = ANY (features);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_feature_name AFTER UPDATE OF name ON event_features FOR EACH ROW
  WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION follow_feature_name();
--> statement-breakpoint
CREATE FUNCTION follow_tier_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_event integer := coalesce(NEW.event_id, OLD.event_id);
BEGIN
  UPDATE events SET lowest_adult_price_cents = coalesce(
    (SELECT round(min(adult_price) * 100)::integer FROM pricing_tiers WHERE event_id = of_event AND adult_price > 0), 0)
  WHERE id = of_event;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_tier_price AFTER INSERT OR UPDATE OF adult_price OR DELETE ON pricing_tiers
  FOR EACH ROW EXECUTE FUNCTION follow_tier_price();
