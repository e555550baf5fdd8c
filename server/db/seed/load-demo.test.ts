import { cents, parseDollars } from '@ascendant/domain/money';
import { discountOn, discountTerms } from '@ascendant/domain/pricing/discount';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { quoteTickets, ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSecretOf } from '../../src/modules/accounts/secret-hash';
import { demoDatabase, demoNow, demoSite, demoTimeoutMs } from '../../test/demo-database';
import type { TestDatabase } from '../../test/test-database';
import { bookings as bookingsTable } from '../schema/bookings';
import { discountCodes } from '../schema/pricing';
import { demoPassword } from './demo-accounts';
import { readDemoEvents } from './event-content';
import { loadDemo } from './load-demo';
import { planBookings } from './plan/bookings-plan';
import { planEvents } from './plan/event-plan';
import { countFurtherDates, planFurtherDates } from './plan/further-dates-plan';
import { planFeedback, planWaitlists } from './plan/opinions-plan';
import { planPeople } from './plan/people-plan';

/** Dates of the events that take place more than once, besides those that the demo is written with. */
const furtherDates = countFurtherDates();

const now = demoNow;
const site = demoSite;

let database: TestDatabase;

async function count(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from (${query}) as found`,
  );
  return rows[0]!.count;
}

beforeAll(async () => {
  database = await demoDatabase();
}, demoTimeoutMs);

describe('the loaded demo', () => {
  it('holds 240 events, 15 categories, 12 organizers, the demo accounts and people with dependents', async () => {
    expect(await count('select from events')).toBe(240 + furtherDates);
    expect(await count('select from categories')).toBe(15);
    expect(await count('select from users where is_organizer')).toBe(12);
    expect(await count("select from users where user_type = 'regular'")).toBeGreaterThanOrEqual(60);
    expect(await count('select distinct user_id from dependents')).toBeGreaterThanOrEqual(20);
  });

  it('has a waiver that all but one person signed, and questions whose required answers are there', async () => {
    expect(await count('select from waiver_signatures')).toBeGreaterThanOrEqual(3);
    const unsigned = `select from tickets t join bookings b on b.id = t.booking_id join events e on e.id = t.event_id
      join waivers w on w.series_id = e.series_id where b.status = 'confirmed' and not exists
      (select from waiver_signatures s where s.booking_id = t.booking_id and s.position = t.position)`;
    expect(await count(unsigned)).toBe(1);
    const asked = `select from bookings b join events e on e.id = b.event_id join booking_questions q on q.series_id = e.series_id
      where b.status = 'confirmed' and q.is_required`;
    const answered = 'exists (select from booking_answers a where (a.booking_id, a.question_id) = (b.id, q.id))';
    expect(await count(`${asked} and ${answered}`)).toBeGreaterThanOrEqual(6);
    expect(await count(`${asked} and not ${answered}`)).toBe(0);
  });

  it('has at least 25 series of 4 to 60 dates, three of them with two times a day, each with a date to come', async () => {
    const { rows } = await database.pool.query<{ dates: number; times: number; ahead: number }>(
      `select count(*)::int as dates, count(distinct start_time)::int as times,
         count(*) filter (where starts_at > '${now.toISOString()}')::int as ahead
       from events group by series_id having count(*) > 1`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(25);
    for (const { dates, ahead } of rows) {
      expect(dates).toBeGreaterThanOrEqual(4);
      expect(dates).toBeLessThanOrEqual(60);
      expect(ahead).toBeGreaterThanOrEqual(3);
    }
    expect(rows.filter(({ times }) => times === 2)).toHaveLength(3);
  });

  it.each(['traveller', 'organizer', 'admin'])('lets %s sign in with the demo password', async (username) => {
    const { rows } = await database.pool.query<{ password: string; user_type: string }>(
      'select password, user_type from users where username = $1 and email_verified and not disabled',
      [username],
    );
    expect(await isSecretOf(rows[0]!.password, demoPassword)).toBe(true);
    expect(rows[0]!.user_type).toBe(username === 'traveller' ? 'regular' : username);
  });

  it('gives the demo traveller birth data, a spouse, a child, upcoming and past bookings, and two reviews', async () => {
    const hers = "(select id from users where username = 'traveller')";
    expect(
      await count(`select from users where id = ${hers} and birth_info_completed and onboarding_completed
        and date_of_birth = '1987-02-09' and time_of_birth_type = 'exact' and birth_timezone = 'America/Halifax'`),
    ).toBe(1);
    expect(await count(`select distinct relationship_type from dependents where user_id = ${hers}`)).toBe(2);
    const booked = (when: string) =>
      count(
        `select from bookings b join events e on e.id = b.event_id where b.user_id = ${hers} and e.starts_at ${when} '${now.toISOString()}'`,
      );
    expect(await booked('>')).toBeGreaterThanOrEqual(4);
    expect(await booked('<')).toBeGreaterThanOrEqual(3);
    expect(await count(`select from reviews where user_id = ${hers}`)).toBe(2);
  });

  it('gives the demo organizer several events in every state', async () => {
    const { rows } = await database.pool.query<{ status: string }>(
      "select distinct status from events where created_by = (select id from users where username = 'organizer') order by 1",
    );
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'draft', 'pending_approval', 'published']);
  });

  it('has sold out eight upcoming events, and left at least one seat in nearly full ones', async () => {
    const upcoming = `select from events where status = 'published' and starts_at > '${now.toISOString()}'`;
    expect(await count(`${upcoming} and seats_confirmed = capacity`)).toBe(8);
    expect(
      await count(`${upcoming} and seats_confirmed < capacity and seats_confirmed >= 0.75 * capacity`),
    ).toBeGreaterThan(10);
    expect(
      await count(
        'select from waitlist_entries w join events e on e.id = w.event_id where e.seats_confirmed < e.capacity',
      ),
    ).toBe(0);
    expect(await count('select distinct event_id from waitlist_entries')).toBe(8);
  });

  it('lists only event features from the catalogue', async () => {
    expect(await count('select unnest(features) as name from events except select name from event_features')).toBe(0);
  });

  it('has reviews only from people with a confirmed booking, after the event, and replies only from its organizer', async () => {
    expect(await count('select from reviews')).toBeGreaterThan(90);
    expect(
      await count(`select from reviews r left join bookings b on b.id = r.booking_id and b.user_id = r.user_id
        and b.event_id = r.event_id and b.status = 'confirmed' join events e on e.id = r.event_id
        where b.id is null or r.created_at < e.ends_at or r.created_at > '${now.toISOString()}'
          or (r.admin_response is not null and r.responded_by is distinct from e.created_by)`),
    ).toBe(0);
    expect(
      await count('select event_id from reviews where not is_junk group by 1 having count(*) >= 3'),
    ).toBeGreaterThan(15);
  });

  it('has the galleries of six published events drawn, once', async () => {
    const { rows } = await database.pool.query<{ payload: { eventId: number; key: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'draw_demo_gallery' order by j.run_at`,
    );
    expect(rows.map(({ payload }) => payload.key)).toEqual(
      readDemoEvents().flatMap(({ key, gallery }) => (gallery ? [key] : [])),
    );
    const ids = rows.map(({ payload }) => payload.eventId).join(',');
    expect(await count(`select from events where status = 'published' and id in (${ids})`)).toBe(6);
  });

  it('has its events looked at after the galleries are drawn, once', async () => {
    const { rows } = await database.pool.query<{ task: string }>(
      `select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('draw_demo_gallery', 'open_demo_events') order by j.run_at desc`,
    );
    expect(rows.map(({ task }) => task).slice(0, 2)).toEqual(['open_demo_events', 'draw_demo_gallery']);
  });

  it('writes nothing dated after its day', async () => {
    const moments = [
      ['users', 'created_at'],
      ['events', 'created_at'],
      ['events', 'published_at'],
      ['bookings', 'booked_at'],
      ['bookings', 'confirmed_at'],
      ['payments', 'succeeded_at'],
      ['event_feedback', 'created_at'],
      ['waitlist_entries', 'created_at'],
      ['tickets', 'checked_in_at'],
      ['audit_log', 'created_at'],
    ] as const;
    for (const [table, column] of moments) {
      expect([table, await count(`select from ${table} where ${column} > '${now.toISOString()}'`)]).toEqual([table, 0]);
    }
  });
});

describe('the invariants of the loaded demo', () => {
  it('INV 1 no event has more people than seats, and no hold is left', async () => {
    expect(
      await count(`select e.id from events e left join (select event_id, sum(seats) as sold from bookings where status = 'confirmed' group by 1) b
        on b.event_id = e.id where coalesce(b.sold, 0) <> e.seats_confirmed or e.seats_held <> 0 or e.seats_confirmed > e.capacity`),
    ).toBe(0);
    expect(await count("select from holds where status <> 'consumed' or settled_at is null")).toBe(0);
  });

  it('INV 2 codes are used as often as confirmed bookings say, within their limits and days', async () => {
    expect(await count('select from discount_codes where usage_count > 0')).toBeGreaterThanOrEqual(3);
    expect(
      await count(`select d.id from discount_codes d left join bookings b on b.discount_code_id = d.id and b.status = 'confirmed'
        group by d.id having count(b.id) <> d.usage_count or d.usage_count > d.usage_limit or d.uses_held <> 0`),
    ).toBe(0);
  });

  it('INV 3, 4 and 5 every confirmed booking with a price is paid once, in full; every other payment is refunded', async () => {
    expect(
      await count(`select from payments p join bookings b on b.id = p.booking_id where (p.status, b.status, b.payment_status) not in
        (('succeeded', 'confirmed', 'completed'), ('refunded', 'cancelled', 'refunded')) or p.amount_cents <> b.total_cents
        or p.refunded_cents <> case p.status when 'refunded' then p.amount_cents else 0 end`),
    ).toBe(0);
    expect(
      await count(`select b.id from bookings b left join payments p on p.booking_id = b.id group by b.id, b.total_cents
        having count(p.id) <> (b.total_cents > 0)::int`),
    ).toBe(0);
  });

  it('INV 6 every booking costs what the pricing rules give for its snapshot', async () => {
    const codes = new Map((await database.db.select().from(discountCodes)).map((code) => [code.id, code]));
    const rows = await database.db.select().from(bookingsTable);
    expect(rows.length).toBeGreaterThan(1000);
    for (const booking of rows) {
      const code = booking.discountCodeId === null ? undefined : codes.get(booking.discountCodeId);
      const value = code ? parseDollars(code.discountValue)! : 0;
      const prices = { adultPrice: cents(booking.adultPriceCents), childPrice: cents(booking.childPriceCents) };
      const tickets = ticketsOf(booking.attendees, prices);
      const terms = code ? discountTerms(code.discountType, value) : null;
      const quote = quoteTickets(tickets, discountOn(ticketsTotalOf(tickets), terms));
      expect([quote.ticketsTotal, quote.discount, quote.bookingFee, quote.hst, quote.total]).toEqual([
        booking.ticketsTotalCents,
        booking.discountCents,
        booking.bookingFeeCents,
        booking.hstCents,
        booking.totalCents,
      ]);
    }
  });

  it('INV 7 each attendee has one ticket with a unique code, void if the booking is cancelled', async () => {
    expect(await count('select from tickets')).toBe(await count('select from booking_attendees'));
    expect(
      await count(
        `select from tickets t join bookings b on b.id = t.booking_id where (t.voided_at is null) <> (b.status = 'confirmed')`,
      ),
    ).toBe(0);
    expect(await count('select distinct code from tickets')).toBe(await count('select from tickets'));
  });

  it('INV 8 no one is booked twice on an event, and every attendee is old enough', async () => {
    expect(
      await count(
        `select event_id from booking_attendees where live group by event_id, user_id, dependent_id having count(*) > 1`,
      ),
    ).toBe(0);
    expect(
      await count(`select from bookings b join events e on e.id = b.event_id, jsonb_array_elements(b.attendees) person
        where (person->>'age')::int < e.minimum_age or (e.minimum_age >= 12 and (person->>'isChild')::boolean)`),
    ).toBe(0);
  });

  it('INV 9 every booking has one confirmation email, sent', async () => {
    expect(await count("select from mails where kind = 'booking_confirmed' and state = 'sent'")).toBe(
      await count('select from bookings'),
    );
  });

  it('INV 10 no cancelled event has a live booking', async () => {
    expect(
      await count("select from bookings b join events e on e.id = b.event_id where e.status = 'cancelled'"),
    ).toBeGreaterThan(10);
    expect(
      await count(
        "select from bookings b join events e on e.id = b.event_id where e.status = 'cancelled' and b.status <> 'cancelled'",
      ),
    ).toBe(0);
  });

  it('INV 11 every approval, return and cancellation has its audit row', async () => {
    for (const [action, condition] of [
      ['event.published', 'approved_at is not null'],
      ['event.returned', 'return_reason is not null'],
      ['event.cancelled', 'cancelled_at is not null'],
    ]) {
      expect(await count(`select target_id from audit_log where action = '${action}'`)).toBe(
        await count(`select id from events where ${condition}`),
      );
    }
  });

  it('INV 13 the sandbox provider has the same payments and refunds', async () => {
    const ours = `select intent_id, amount_cents, refunded_cents from payments`;
    const theirs = `select i.id, i.amount_received_cents, coalesce((select sum(amount_cents) from sandbox.refunds r where r.intent_id = i.id), 0)::int
      from sandbox.intents i where i.status = 'succeeded'`;
    expect(await count(`(${ours} except ${theirs}) union all (${theirs} except ${ours})`)).toBe(0);
    expect(await count('select from sandbox.charges')).toBe(await count('select from payments'));
  });

  it("every booking has the tier that was on sale that day at the event's place", async () => {
    expect(
      await count(`select from bookings b join events e on e.id = b.event_id join pricing_tiers t on t.id = b.pricing_tier_id
        where t.tier_type <> b.tier_type or local_time(b.booked_at, e.timezone)::date > t.valid_until or b.booked_at >= e.starts_at
          or exists (select from pricing_tiers better where better.event_id = e.id and better.valid_until is not null
            and array_position(array['early_bird', 'regular', 'last_minute'], better.tier_type)
              < array_position(array['early_bird', 'regular', 'last_minute'], t.tier_type)
            and local_time(b.booked_at, e.timezone)::date <= better.valid_until)`),
    ).toBe(0);
  });
});

describe('loading the demo', () => {
  /** Everything except secrets and times set by the machine's clock. */
  async function fingerprint({ pool }: TestDatabase): Promise<unknown> {
    const tables = [
      'users',
      'dependents',
      'events',
      'pricing_tiers',
      'bookings',
      'holds',
      'payments',
      'tickets',
      'reviews',
      'event_feedback',
    ];
    const secret = "array['password', 'client_secret', 'code', 'updated_at']";
    const digest = (table: string) =>
      `select '${table}' as name, count(*)::int as rows, md5(string_agg((to_jsonb(t) - ${secret})::text, '' order by t.id)) as digest from ${table} t`;
    return (await pool.query(`${tables.map(digest).join(' union all ')} order by name`)).rows;
  }

  it('a second time changes nothing', async () => {
    const before = await fingerprint(database);
    await loadDemo(database.db, { now: new Date('2027-01-01T00:00:00Z'), site });
    expect(await fingerprint(database)).toEqual(before);
  });

  it('plans the same rows for the same day', () => {
    const plan = () => {
      const [people, events] = [planPeople(now), planEvents(now)];
      const bookings = planBookings(people, events, now);
      const opinions = [planFeedback(people, events, now), planWaitlists(people, { events, bookings, now })];
      return JSON.stringify([people, events, planFurtherDates(events, now), bookings, opinions]);
    };
    expect(plan()).toBe(plan());
  });

  it('can be planned for the last minutes of a leap day', () => {
    const leapDay = new Date('2028-02-29T23:30:00Z');
    const [people, events] = [planPeople(leapDay), planEvents(leapDay)];
    const bookings = planBookings(people, events, leapDay);
    expect(events).toHaveLength(240);
    expect(bookings.length).toBeGreaterThan(1000);
    expect(planWaitlists(people, { events, bookings, now: leapDay }).length).toBeGreaterThan(0);
  });
});
