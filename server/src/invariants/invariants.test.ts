import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { discountCodes } from '../../db/schema/pricing';
import { confirm, openPayment } from '../../test/checkout/checkout';
import { sandboxEnvironment } from '../../test/checkout/sandbox-environment';
import { buildScene, expectCleanEnd } from '../../test/checkout/scene';
import { ProviderError, type PaymentProvider, type ProviderTransaction } from '../adapters/payments/payment-provider';
import { inTransaction, type Transaction } from '../database/database';
import { checkInvariants } from './invariants';

const environment = await sandboxEnvironment();
const { app } = environment;
const { event, user } = await buildScene(app);
let bookingId: number;

/** One booking at a price, with a code, confirmed. */
beforeAll(async () => {
  await app.db
    .insert(discountCodes)
    .values({ code: 'TEN', eventId: event.id, discountType: 'fixed', discountValue: '10' });
  const reply = await openPayment(app, user, { eventId: event.id, discountCode: 'TEN' }, 9000);
  await environment.pay(reply.body);
  await confirm(app, user, reply.body.paymentIntentId);
  bookingId = reply.body.bookingId;
});

class RolledBackError extends Error {}

/** Bypasses every constraint to break a rule, checks, and rolls back. @returns the broken rules */
async function brokenBy(
  damage: (tx: Transaction) => Promise<unknown>,
  provider: PaymentProvider = environment.provider,
): Promise<number[]> {
  let broken: number[] = [];
  const { app } = environment;
  const work = inTransaction(app.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await damage(tx);
    const checked = await checkInvariants(tx, { provider, site: app.config.publicUrl, since: new Date(0) });
    broken = checked.filter(({ offending }) => offending !== 0).map(({ rule }) => rule);
    throw new RolledBackError();
  });
  await expect(work).rejects.toThrow(RolledBackError);
  return broken;
}

const run = (statement: string) => (tx: Transaction) =>
  tx.execute(sql.raw(statement.replaceAll('$booking', String(bookingId))));

const cases: readonly (readonly [rule: number, what: string, statement: string])[] = [
  [1, 'a wrong count of seats', 'update events set seats_confirmed = 0'],
  [2, 'a wrong count of uses', 'update discount_codes set usage_count = 0'],
  [3, 'a payment whose booking ended', `update bookings set status = 'cancelled', payment_status = 'failed'`],
  [
    3,
    'a refund that takes hours',
    `update payments set status = 'refund_pending', updated_at = now() - interval '1 hour'`,
  ],
  [
    3,
    'a refund that failed while its booking reads refunded',
    `with paid as (update payments set status = 'refunded' returning id), told as (
        update bookings set status = 'cancelled', payment_status = 'refunded')
      insert into refunds (payment_id, number, amount_cents, reason, status, failed_at) select id, 1, 100, 'requested', 'failed', now() from paid`,
  ],
  [
    5,
    'a refund that failed and still counts as given back',
    `with paid as (update payments set status = 'refunded' returning id, amount_cents), told as (
        update bookings set status = 'cancelled', payment_status = 'refunded')
      insert into refunds (payment_id, number, amount_cents, reason, status, failed_at) select id, 1, amount_cents, 'requested', 'failed', now() from paid`,
  ],
  [5, 'money that a bank took without a dispute', `update payments set lost_cents = 100`],
  [4, 'a booking whose payment did not go through', `update payments set status = 'processing'`],
  [5, 'money that was kept', `update bookings set status = 'cancelled', payment_status = 'refunded'`],
  [
    6,
    "a fee that wasn't quoted",
    'update bookings set booking_fee_cents = 0, total_amount = 90, hst_cents = 1170, total_cents = 10170',
  ],
  [7, 'a ticket that was voided', 'update tickets set voided_at = now()'],
  [9, 'a missing confirmation email', `delete from mails where dedupe_key = 'booking_confirmed:$booking'`],
  [
    10,
    'a booking of an event that was cancelled',
    `update events set status = 'cancelled', cancelled_at = now() - interval '11 minutes'`,
  ],
  [11, 'an approval missing from the audit log', `update events set approved_by = (select min(id) from users)`],
  [11, 'a cancellation missing from the audit log', `update events set status = 'cancelled', cancelled_at = now()`],
  [
    11,
    'a refund closed by an admin, missing from the audit log',
    `insert into refunds (payment_id, number, amount_cents, reason, status, closed_at, close_reason, close_note, closed_by)
      select id, 9, 100, 'requested', 'closed', now(), 'admin', 'Paid.', (select min(id) from users) from payments`,
  ],
  [
    11,
    'evidence sent to a bank, missing from the audit log',
    `insert into disputes (payment_id, provider_dispute_id, status, reason, amount_cents, currency, opened_at, evidence_asked_at,
      evidence_asked_by) select id, 'dp_2', 'inquiry', 'fraudulent', 100, 'usd', now(), now(), (select min(id) from users) from payments`,
  ],
  [
    12,
    'a hold that was never settled',
    `update holds set status = 'active', settled_at = null, expires_at = now() - interval '3 minutes'`,
  ],
  [
    20,
    'what happened, and was never written for webhooks',
    `insert into activities (organizer_id, type, subject_id, created_at) values (1, 'booking.confirmed', $booking, now() - interval '11 minutes')`,
  ],
  [
    20,
    'what a webhook wanted and isn’t sent',
    `insert into webhooks (organizer_id, url, types, secret, answered_at)
      values (1, 'https://hooks.example/', array['booking.confirmed'], '', now() - interval '1 hour');
    insert into activities (organizer_id, type, subject_id, created_at, sequence, body)
      values (1, 'booking.confirmed', $booking, now() - interval '11 minutes', 1, '{}')`,
  ],
  [
    21,
    'a reseller’s booking that isn’t posted',
    `insert into resellers (organizer_id, name, series_ids, commission) values (1, 'Viator', '{}', 20);
    insert into reseller_bookings (reseller_id, uuid, booking_id, asked, units, tax_cents)
      select max(id), '1', $booking, '', '[{"net": 9600}]', 0 from resellers`,
  ],
  [13, "an intent the provider doesn't have", `update payments set intent_id = 'pi_gone'`],
  [15, 'a payment that isn’t in the ledger', 'delete from ledger_entries; delete from ledger_postings'],
  [
    15,
    'a posting that’s off by a cent',
    `update ledger_entries set amount_cents = amount_cents - 1 where account = 'organizer'`,
  ],
  [
    15,
    'a fee that went to the organizer',
    `delete from ledger_entries where account = 'fees'; update ledger_entries set amount_cents = -9577
    where account = 'organizer'`,
  ],
  [15, 'another currency in a posting', `update ledger_entries set currency = 'cad' where account = 'tax'`],
  [15, 'what’s owed to another organizer', `update events set organizer_id = (select min(id) from users)`],
  [
    15,
    'a refund that isn’t in the ledger',
    `insert into refunds (payment_id, number, amount_cents, reason, status, succeeded_at)
    select id, 9, 100, 'requested', 'succeeded', now() from payments`,
  ],
  [
    15,
    'a dispute that isn’t in the ledger',
    `insert into disputes (payment_id, provider_dispute_id, status, reason, amount_cents, currency,
    opened_at) select id, 'dp_1', 'needs_response', 'fraudulent', 100, 'usd', now() from payments`,
  ],
  [
    16,
    'a fee that the provider didn’t charge',
    `insert into ledger_postings (key, cause, currency) values ('provider_fee:x', 'provider_fee', 'usd');
    insert into ledger_entries (posting_id, account, amount_cents, currency)
    select id, unnest(array['provider', 'provider_fees']), unnest(array[-5, 5]), 'usd' from ledger_postings where key = 'provider_fee:x'`,
  ],
  [18, 'a ticket for another date than its booking’s', 'update tickets set event_id = event_id + 1000'],
  [
    18,
    'a booking that isn’t where it was moved',
    `insert into booking_moves (booking_id, from_event_id, to_event_id, paid_cents, price_cents)
    select id, event_id, event_id + 1000, 100, 100 from bookings where id = $booking`,
  ],
  [
    18,
    'a refund of a move that there wasn’t',
    `insert into refunds (payment_id, number, amount_cents, reason, status, succeeded_at)
    select id, 9, 100, 'moved', 'succeeded', now() from payments`,
  ],
  [
    18,
    'a supplement that was paid, and no booking moved',
    `insert into booking_supplements (supplement_id, booking_id, from_event_id, paid_cents)
    select id, id + 1000, event_id, 100 from bookings where id = $booking`,
  ],
  [
    22,
    'a boat on a date that no one comes to',
    `update events set seats_confirmed = 0, seats_held = 0; with kept as (insert into resource_groups (organizer_id, name)
      select min(id), 'Boats' from users returning id),
    boat as (insert into resources (group_id, name) select id, 'Tern' from kept returning id)
    insert into resource_uses (resource_id, event_id, quantity, during)
    select boat.id, b.event_id, 1, '[2030-01-01,2030-01-02)' from boat, bookings b where b.id = $booking`,
  ],
  [
    19,
    'an extra that’s taken and that no one has',
    `insert into extra_stock (event_id, name, choice, taken) select event_id, 'Wetsuit', '', 1 from bookings where id = $booking`,
  ],
  [
    19,
    'an extra in a booking that isn’t counted',
    `update bookings set attendees = jsonb_set(attendees, '{0,extras}', '[{"name": "Wetsuit", "price": 0}]') where id = $booking`,
  ],
  [
    19,
    'an extra of which one too few is counted, beside a size that’s right',
    `update bookings set attendees = jsonb_set(attendees, '{0,extras}', '[{"name": "Wetsuit", "choice": "M", "price": 0, "quantity": 2}]')
    where id = $booking; insert into extra_stock (event_id, name, choice, taken)
    select event_id, 'Wetsuit', unnest(array['', 'M']), unnest(array[1, 2]) from bookings where id = $booking`,
  ],
  [
    19,
    'an extra in a live hold that isn’t counted',
    `update holds set status = 'active', settled_at = null, expires_at = now() + interval '5 minutes', extras = '[{"name": "Wetsuit"}]'`,
  ],
  [14, 'a total of revenue that’s wrong by a cent', `update totals set amount = amount + 0.01 where subject = 'week'`],
  [14, 'a total that is missing', `delete from totals where subject = 'status'`],
  [14, 'a change that no one has noted', `update events set status = 'draft', cancelled_at = null`],
];

/** Makes the payment look unread, with a hold that expires when the test says. */
const underWay = (expiry: string) => `with open as (update payments set status = 'processing' returning hold_id)
  update holds set status = 'active', settled_at = null, expires_at = now() ${expiry} where id in (select hold_id from open)`;

describe('npm run check:invariants', () => {
  it('INV-13 a payment under way may differ while the reconciler still has time to read it', async () => {
    expect(await brokenBy(run(underWay("+ interval '5 minutes'")))).not.toContain(13);
    expect(await brokenBy(run(underWay("- interval '1 minute'")))).not.toContain(13);
    expect(await brokenBy(run(underWay("- interval '3 minutes'")))).toContain(13);
  });

  it('tells all rules but the three that need the provider while it doesn’t answer', async () => {
    const away = async () => {
      throw new ProviderError('unreachable', 'The provider doesn’t answer');
    };
    const { provider } = environment;
    const connect = { ...provider.connect, listTransfers: away };
    const books = {
      provider: { ...provider, listIntents: away, listTransactions: away, connect },
      site: '',
      since: new Date(0),
    };
    const checked = await checkInvariants(environment.app.db, books);
    expect(checked).toHaveLength(22);
    expect(checked.filter(({ offending }) => offending === null).map(({ rule }) => rule)).toEqual([13, 16, 17]);
  });

  it('finds nothing when all rules hold', () => expectCleanEnd(environment));

  it.each(cases)('INV-%i finds %s', async (rule, _what, statement) => {
    expect(await brokenBy(run(statement))).toContain(rule);
  });

  it.each<[what: string, alter: (listed: readonly ProviderTransaction[]) => ProviderTransaction[]]>([
    ['that the provider never got', () => []],
    ['that’s off by a cent', (listed) => listed.map((each) => ({ ...each, amount: cents(each.amount + 1) }))],
    ['that the ledger hasn’t got', (listed) => [...listed, ...listed]],
    ['in another currency', (listed) => listed.map((each) => ({ ...each, currency: 'cad' }))],
  ])('INV-16 finds money %s', async (_what, alter) => {
    const { provider } = environment;
    const listTransactions = async (since: Date) => alter(await provider.listTransactions(since));
    expect(await brokenBy(async () => undefined, { ...provider, listTransactions })).toContain(16);
  });

  it('INV-1 finds more seats sold than the event has', async () => {
    const broken = await brokenBy(async (tx) => {
      await tx.execute(sql`alter table events drop constraint event_capacity`);
      await tx.execute(sql`update holds set seats = 12, status = 'active', settled_at = null`);
      await tx.execute(sql`update events set seats_held = 12`);
    });
    expect(broken).toContain(1);
  });

  it('INV-8 finds someone booked twice for the same event', async () => {
    const twice = `insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
        adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
      select event_id, pricing_tier_id, user_id, attendees, seats, 'confirmed', 'completed', tier_type, 0, 0, 0, 0, 0, 0, 0
      from bookings where id = $booking`;
    expect(await brokenBy(run(twice))).toContain(8);
  });
});
