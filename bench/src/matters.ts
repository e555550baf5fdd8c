import type { Pool } from 'pg';

/** What admins read about and the filled data don't have: a reported conversation and a dispute, each with the id 1. */
export async function buildMatters(pool: Pool): Promise<void> {
  for (const statement of [reportedConversation, dispute, attachment]) await pool.query(statement);
}

/** Between the demo's traveller (or anyone) and the organizer of the first event. */
const reportedConversation = `
  insert into conversations (id, event_id, traveller_id, host_id, reported_at, reported_by, report_reason)
  select 1, event.id, traveller.id, event.created_by, now(), 'traveller', 'For the bench.'
  from (select id, created_by from events where created_by is not null order by id limit 1) event,
    lateral (select id from users where user_type = 'regular' and id <> event.created_by
      order by username = 'traveller' desc, id limit 1) traveller
  on conflict do nothing`;

/** Of the first payment, with a file that an admin has added. */
const dispute = `
  insert into disputes (id, payment_id, provider_dispute_id, status, reason, amount_cents, currency, evidence_due_at, opened_at)
  select 1, id, 'dp_of_a_bench', 'needs_response', 'product_not_received', 500, currency, now() + interval '5 days', now()
  from payments where status = 'succeeded' order by id limit 1
  on conflict do nothing`;

const attachment = `
  insert into dispute_attachments (dispute_id, kind, type, content)
  values (1, 'service', 'application/pdf', '%PDF-1.4')
  on conflict do nothing`;
