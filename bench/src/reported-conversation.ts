import type { Pool } from 'pg';

/** Conversation 1, between the demo's traveller (or anyone) and the organizer of the first event. It's reported, so admins can read it. */
export async function buildReportedConversation(pool: Pool): Promise<void> {
  await pool.query(
    `insert into conversations (id, event_id, traveller_id, host_id, reported_at, reported_by, report_reason)
     select 1, event.id, traveller.id, event.created_by, now(), 'traveller', 'For the bench.'
     from (select id, created_by from events where created_by is not null order by id limit 1) event,
       lateral (select id from users where user_type = 'regular' and id <> event.created_by
         order by username = 'traveller' desc, id limit 1) traveller
     on conflict do nothing`,
  );
}
