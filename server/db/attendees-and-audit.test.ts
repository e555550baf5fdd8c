import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import { bookingByHand, dependentByHand, eventByHand, holdByHand, refusalOf, userByHand } from './rows-by-hand';

const database = await testDatabase();

const run = (statement: string) => refusalOf(database.pool.query(statement));

describe('attendees', () => {
  it('PAY-17 a traveller has at most one live booking per event', async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    const first = await bookingByHand(database.pool, { ...event, userId, free: true });
    const again = () => refusalOf(bookingByHand(database.pool, { ...event, userId, free: true }));
    expect(await again()).toBe('booking_attendees_user_once');
    await run(`update bookings set status = 'cancelled' where id = ${first}`);
    expect(await again()).toBeNull();
  });

  it('PAY-17 a dependent too, pending bookings included, but may be booked on another event', async () => {
    const [event, other] = [await eventByHand(database.pool), await eventByHand(database.pool)];
    const userId = await userByHand(database.pool);
    const dependentIds = [await dependentByHand(database.pool, userId)];
    const twice = [dependentIds[0]!, dependentIds[0]!];
    expect(await refusalOf(bookingByHand(database.pool, { ...event, userId, dependentIds: twice }))).toBe(
      'booking_attendees_dependent_once',
    );
    await bookingByHand(database.pool, { ...event, userId, dependentIds });
    expect(await refusalOf(bookingByHand(database.pool, { ...other, userId, dependentIds }))).toBeNull();
  });

  it('PAY-17 20 concurrent clicks make one booking', async () => {
    const event = await eventByHand(database.pool, { capacity: 100 });
    const userId = await userByHand(database.pool);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(bookingByHand(database.pool, { ...event, userId, free: true }))),
    );
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
  });

  it('PAY-17 a person may book again once an unpaid booking has ended', async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    const ended = await bookingByHand(database.pool, { ...event, userId });
    const holdId = await holdByHand(database.pool, ended);
    const again = () => refusalOf(bookingByHand(database.pool, { ...event, userId, free: true }));
    expect(await again()).toBe('booking_attendees_user_once');
    await run(`begin; update holds set status = 'expired' where id = ${holdId};
      update bookings set status = 'cancelled', payment_status = 'failed' where id = ${ended}; commit`);
    expect(await again()).toBeNull();
  });

  it('MON-07 the booker comes first, and dependents are their own', async () => {
    const event = await eventByHand(database.pool);
    const [userId, stranger] = [await userByHand(database.pool), await userByHand(database.pool)];
    const foreign = await dependentByHand(database.pool, stranger);
    expect(await refusalOf(bookingByHand(database.pool, { ...event, userId, dependentIds: [foreign] }))).toBe(
      'booking_attendees_own',
    );
    const insert = (attendees: string) =>
      run(`insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, tier_type, adult_price_cents,
        child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
        values (${event.eventId}, ${event.tierId}, ${userId}, '${attendees}', 1, 'regular', 0, 0, 0, 0, 0, 0, 0)`);
    expect(await insert(`[{"type":"dependent","id":${await dependentByHand(database.pool, userId)}}]`)).toBe(
      'booking_attendees_own',
    );
    expect(await insert(`[{"type":"user","id":${stranger}}]`)).toBe('booking_attendees_own');
    expect(await insert(`[{"type":"user"}]`)).toBe('booking_attendees_own');
    expect(await insert(`[{"type":"user","id":${userId},"guest":"unnamed"}]`)).toBe('booking_attendees_own');
    expect(await insert(`[{"type":"user","id":${userId}}]`)).toBeNull();
  });

  it('MON-07 a guest is the booker’s, and no person who could be booked once', async () => {
    const event = await eventByHand(database.pool);
    const [userId, stranger] = [await userByHand(database.pool), await userByHand(database.pool)];
    const insert = (guestOf: number) =>
      run(`insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, tier_type, adult_price_cents,
        child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
        values (${event.eventId}, ${event.tierId}, ${userId}, '[{"type":"user","id":${userId}},
          {"type":"user","id":${guestOf},"guest":"unnamed"},{"type":"user","id":${guestOf},"guest":"named"}]',
          3, 'regular', 0, 0, 0, 0, 0, 0, 0)`);
    expect(await insert(stranger)).toBe('booking_attendees_own');
    expect(await insert(userId)).toBeNull();
    const { rows } = await database.pool.query(
      `select user_id as "userId" from booking_attendees where event_id = ${event.eventId} order by position`,
    );
    expect(rows.map((row) => row.userId)).toEqual([userId, null, null]);
  });

  it('PAY-17 attendee rows can only be changed by the triggers, except to forget a person', async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    const bookingId = await bookingByHand(database.pool, { ...event, userId, free: true });
    const where = `where booking_id = ${bookingId}`;
    expect(await run(`update booking_attendees set live = false ${where}`)).toBe('attendees_by_triggers');
    expect(await run(`delete from booking_attendees ${where}`)).toBe('attendees_by_triggers');
    expect(await run(`update booking_attendees set user_id = null ${where}`)).toBeNull();
  });
});

describe('a person whose data is deleted', () => {
  it('PRI-04 leaves amounts and seats, but no row that refers to them', async () => {
    const event = await eventByHand(database.pool, { capacity: 5 });
    const userId = await userByHand(database.pool);
    const dependentId = await dependentByHand(database.pool, userId);
    const bookingId = await bookingByHand(database.pool, { ...event, userId, dependentIds: [dependentId], free: true });
    expect(await run(`delete from users where id = ${userId}`)).toBeNull();
    const { rows } = await database.pool.query(
      `select b.user_id, b.seats, e.seats_confirmed, count(*)::int as attendees, count(a.user_id)::int as users,
         count(a.dependent_id)::int as dependents
       from bookings b join events e on e.id = b.event_id join booking_attendees a on a.booking_id = b.id
       where b.id = $1 group by b.id, e.id`,
      [bookingId],
    );
    expect(rows).toEqual([{ user_id: null, seats: 2, seats_confirmed: 2, attendees: 2, users: 0, dependents: 0 }]);
    const { rows: left } = await database.pool.query('select id from dependents where id = $1', [dependentId]);
    expect(left).toEqual([]);
  });
});

describe('audit log', () => {
  it('ERR-06 accepts entries, and refuses UPDATE, DELETE and TRUNCATE', async () => {
    expect(await run(`insert into audit_log (actor_role, action) values ('admin', 'event.published')`)).toBeNull();
    expect(await run(`update audit_log set action = 'x'`)).toBe('audit_append_only');
    expect(await run('update audit_log set action = action where false')).toBe('audit_append_only');
    expect(await run('delete from audit_log')).toBe('audit_append_only');
    expect(await run('truncate audit_log')).toBe('audit_append_only');
  });

  it("PRI-06 entries can be deleted only when they're over two years old", async () => {
    await run(`insert into audit_log (actor_role, action, created_at) values
      ('admin', 'old', now() - interval '2 years 1 minute'), ('admin', 'young', now() - interval '2 years' + interval '1 minute')`);
    expect(await run(`delete from audit_log where action = 'old'`)).toBeNull();
    expect(await run(`delete from audit_log where action = 'young'`)).toBe('audit_append_only');
  });
});

describe('people', () => {
  it('usernames and emails are unique regardless of case', async () => {
    const insert = (username: string, email: string) =>
      run(`insert into users (username, email, password, first_name, last_name)
        values ('${username}', '${email}', 'x', 'A', 'B')`);
    expect(await insert('mira', 'Mira@Example.org')).toBeNull();
    expect(await insert('mira', 'other@example.org')).toBe('users_username_unique');
    expect(await insert('mira2', 'mIRA@example.ORG')).toBe('users_email_unique');
    expect(await insert('Mira3', 'mira3@example.org')).toBe('users_username');
  });

  it("role fields can't contradict each other", async () => {
    const userId = await userByHand(database.pool);
    const set = (assignment: string) => run(`update users set ${assignment} where id = ${userId}`);
    expect(await set('is_admin = true')).toBe('users_role_consistent');
    expect(await set(`user_type = 'organizer'`)).toBe('users_role_consistent');
    expect(await set(`user_type = 'organizer', is_organizer = true`)).toBeNull();
  });

  it('INP-03 a time of birth is a clock time, a period or unknown', async () => {
    const userId = await userByHand(database.pool);
    const set = (time: string) => run(`update users set time_of_birth = '${time}' where id = ${userId}`);
    for (const time of ['00:00', '23:59', 'late-night', 'unknown']) expect(await set(time)).toBeNull();
    for (const time of ['24:00', '9:00', '09:60', 'noon', '']) expect(await set(time)).toBe('users_time_of_birth');
  });
});
