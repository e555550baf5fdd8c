import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { bookingNotices } from '../../../db/schema/mails';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp({ settings: { MANUAL_BOOKING_FEE: 'charged' } });
afterAll(() => expectCleanInvariants(app.db));

let organizer: SignedInPerson;
let [from, to] = [0, 0];
let bookingId = 0;
const guests = [
  { name: 'Ada Roy', isChild: false },
  { name: 'Théo Roy', isChild: true },
];

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  const { id, event } = await buildEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(80), capacity: 4 });
  const later = { createdBy: organizer.id, startDate: dayFromNow(90), capacity: 4, seriesId: event.seriesId };
  [from, to] = [id, (await buildEvent(app.db, later)).id];
  bookingId = await book(from, { email: 'ada@mail.example', taken: '260', note: 'Coins.' });
  await app.runJobs();
  app.mailer.sent.length = 0;
});

async function book(id: number, more: object = {}): Promise<number> {
  const order = { params: { id }, body: { guests, paidBy: 'cash' as const, ...more } };
  return (await app.call(routes.bookManually, order, organizer.session)).body.bookingId;
}
const move = (
  more: { fromEventId?: number; eventId?: number; id?: number } = {},
  session: Session = organizer.session,
) => {
  const { id = bookingId, ...body } = more;
  return app.call(
    routes.moveManualBooking,
    { params: { id }, body: { fromEventId: from, eventId: to, ...body } },
    session,
  );
};
const left = async (id: number) => (await app.call(routes.getEvent, { params: { id } }, {})).body.seatsLeft;
const codes = async () =>
  (await app.db.execute<{ code: string }>(sql`select code from tickets where booking_id = ${bookingId} order by code`))
    .rows;

it('a party moves to another date with its seats, new tickets, what was taken and the site’s fee', async () => {
  const before = await codes();
  const reply = await move();
  expect([reply.status, reply.body]).toEqual([200, { bookingId, eventId: to }]);
  expect([await left(from), await left(to)]).toEqual([4, 2]);
  const after = await codes();
  expect(after.some(({ code }) => before.some((one) => one.code === code))).toBe(false);
  const { body } = await app.call(routes.listEventBookings, { params: { id: to } }, organizer.session);
  expect(body).toMatchObject({
    money: { takenByOrganizer: '260.00' },
    bookings: [{ id: bookingId, total: '0.00', manual: { taken: '260.00', note: 'Coins.' } }],
  });
  const { events } = (await app.call(routes.organizerEarnings, {}, organizer.session)).body;
  const feeOf = (id: number) => events.find((event) => event.eventId === id)?.siteFee;
  expect(feeOf(from)).toBe('0.00');
  expect(Number(feeOf(to))).toBeGreaterThan(0);
});

it('a guest with an address is told, with the new tickets; the organizer, who did it, isn’t', async () => {
  await app.db.delete(bookingNotices);
  await move();
  await app.runJobs();
  expect(app.mailer.sent.map(({ to: address }) => address)).toEqual(['ada@mail.example']);
  const mail = app.mailer.lastTo('ada@mail.example');
  expect(mail.subject).toMatch(/^Your booking has moved: /);
  expect(mail.text).toContain('Your old tickets are no longer valid');
  expect(mail.files?.length).toBe(2);
  expect(await app.db.select().from(bookingNotices)).toEqual([]);
});

it('it doesn’t move where there are too few seats, at both sides of the boundary', async () => {
  await book(to, { guests: [guests[0], guests[0], guests[0]] });
  expect(await move()).toMatchObject({ status: 409, json: { code: 'sold_out', message: 'Only 1 seat is left.' } });
  expect([await left(from), await left(to)]).toEqual([2, 1]);
  await app.db.execute(sql`update events set capacity = 5 where id = ${to}`);
  expect([(await move()).status, await left(to)]).toEqual([200, 0]);
});

it('PAY-03 two moves at once, of one party and of two for the last seats, leave it on one date and oversell none', async () => {
  const other = await book(from);
  await app.db.execute(sql`update events set capacity = 2 where id = ${to}`);
  const replies = await Promise.all([move(), move(), move({ id: other })]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await left(from), await left(to)]).toEqual([2, 0]);
});

it('a move that knows another date is refused and says where the booking is now', async () => {
  await move();
  expect(await move()).toMatchObject({
    status: 409,
    json: { code: 'booking_moved', message: expect.stringContaining('This booking has just been moved to') },
  });
});

it('it can’t move to the same date, another event’s, or one that’s over; nor when checked in, begun or cancelled', async () => {
  const code = async (more: Parameters<typeof move>[0] = {}) => ((await move(more)).json as { code: string }).code;
  expect(await code({ eventId: from })).toBe('cannot_move');
  const another = await buildEvent(app.db, { createdBy: organizer.id });
  expect(await code({ eventId: another.id })).toBe('not_found');
  await app.db.execute(
    sql`update events set start_date = current_date - 9, end_date = current_date - 9 where id = ${to}`,
  );
  expect(await code()).toBe('not_on_sale');
  await app.db.execute(
    sql`update events set start_date = current_date + 9, end_date = current_date + 9 where id = ${to}`,
  );
  await app.db.execute(sql`update tickets set checked_in_at = now() where booking_id = ${bookingId} and position = 1`);
  expect(await code()).toBe('cannot_move');
  await app.db.execute(sql`update tickets set checked_in_at = null where booking_id = ${bookingId}`);
  await app.db.execute(
    sql`update events set start_date = current_date - 1, end_date = current_date + 1, duration = 3 where id = ${from}`,
  );
  expect(await code()).toBe('cannot_move');
  await app.db.execute(
    sql`update events set start_date = current_date + 5, end_date = current_date + 7 where id = ${from}`,
  );
  await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, organizer.session);
  expect(await code()).toBe('cannot_move');
});

it('only its organizer’s team moves it, and never a traveller’s booking', async () => {
  expect((await move({}, (await buildOrganizer(app.db)).session)).status).toBe(404);
  const free = await buildFreeEvent(app.db, { createdBy: organizer.id });
  const id = await bookFreely(app, await buildTraveller(app.db), { eventId: free.id });
  expect(await move({ id, fromEventId: free.id })).toMatchObject({ status: 409, json: { code: 'cannot_move' } });
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.eventId).toBe(free.id);
});
