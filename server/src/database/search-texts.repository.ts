import type { Client } from 'pg';

/** How many events get their text in one transaction, which takes less than a second. */
const eventsAtOnce = 2_000;

/**
 * Gives some events from before dates of a series shared their text the one that they have. When nothing is left, the column refuses null.
 * Runs in the caller's transaction, again and again.
 * @returns whether events are left
 * Source: docs/archive/decisions/0260-texts-of-series.md.
 */
export async function giveTexts(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>(
    `select event_id as id from event_search where text_id is null order by event_id limit ${eventsAtOnce}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    // As `search_text_of` demands.
    await client.query(
      `select from event_series where id in (select series_id from events where id = any($1)) order by id for no key update`,
      [ids],
    );
    await client.query(
      `update event_search s set text_id = search_text_of(e.series_id, s.document, s.heading, s.title)
       from events e where e.id = s.event_id and s.event_id = any($1) and s.text_id is null`,
      [ids],
    );
    return true;
  }
  await client.query('alter table event_search alter column text_id set not null');
  return false;
}
