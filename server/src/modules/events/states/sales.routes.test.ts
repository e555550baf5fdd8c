import { routes } from '@ascendant/contract/routes';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activities } from '../../../../db/schema/activities';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { openPayment } from '../../../../test/checkout/book-paid';
import { payWith } from '../../../../test/checkout/checkout';
import { buildEvent, buildFreeEvent, buildSeries } from '../../../../test/factories/events';
import { buildWebhook } from '../../../../test/factories/organizations';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';

const app = await testApp();
const paused = 'The organizer has paused sales of this date.';

const set = (id: number, isPaused: boolean, { session }: Pick<SignedInPerson, 'session'>) =>
  app.call(routes.setEventSales, { params: { id }, body: { isPaused } }, session);

async function book(eventId: number) {
  const { session } = await buildTraveller(app.db);
  const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  return app.call(routes.createBooking, { body }, session);
}

it('no one can book a date whose sales are paused, and its page and lists say so, until they resume', async () => {
  const host = await buildOrganizer(app.db);
  const { id } = await buildFreeEvent(app.db, { createdBy: host.id, title: 'Paused walk' });
  const page = async () => (await app.call(routes.getEvent, { params: { id } })).body;
  const listed = async () => (await app.call(routes.listOrganizerEvents, {}, host.session)).body;
  const before = [await page(), await listed()];
  expect((await set(id, true, host)).body).toEqual({ isPaused: true });
  expect(await book(id)).toMatchObject({ status: 409, json: { code: 'not_on_sale', message: paused } });
  expect(await page()).toMatchObject({ isSalesPaused: true, isBookingClosed: true, hasBegun: false });
  expect(await listed()).toMatchObject([{ isSalesPaused: true }]);
  expect((await app.call(routes.eventDates, { params: { id } })).body).toEqual([]);
  expect((await app.inject({ url: `/iframe/events/${id}` })).body).toContain(paused);
  expect((await set(id, false, host)).body).toEqual({ isPaused: false });
  expect([await page(), await listed()]).toEqual(before);
  expect((await book(id)).status).toBe(201);
});

it('a list shows another date of its series', async () => {
  const host = await buildOrganizer(app.db);
  const title = 'Lantern paddle';
  const [first = 0, second = 0] = await buildSeries(app.db, host.id, [{ title }, { title }]);
  const shown = async () =>
    (await app.call(routes.listEvents, { query: { q: title, limit: 5, dates: 'next' } })).body.map(({ id }) => id);
  const [before] = await shown();
  expect([first, second]).toContain(before);
  await set(before ?? 0, true, host);
  expect(await shown()).toEqual([before === first ? second : first]);
});

it('seats that were held before can be paid for', async () => {
  const host = await buildOrganizer(app.db);
  const { id } = await buildEvent(app.db, { createdBy: host.id });
  const booker = await buildTraveller(app.db);
  const { body: opened } = await openPayment(app, booker, id);
  await set(id, true, host);
  await payWith(app, opened);
  const body = { paymentIntentId: opened.paymentIntentId };
  const reply = await app.call(routes.confirmPayment, { body }, booker.session);
  expect(reply.status).toBe(200);
  const [row] = await app.db.select().from(events).where(eq(events.id, id));
  expect(row?.seatsConfirmed).toBe(1);
});

it('bookings stay, and the organizer can add some', async () => {
  const host = await buildOrganizer(app.db);
  const { id } = await buildFreeEvent(app.db, { createdBy: host.id });
  expect((await book(id)).status).toBe(201);
  await set(id, true, host);
  const body = { guests: [{ name: 'Jonas Berg', isChild: false }], paidBy: 'cash' as const };
  const manual = await app.call(routes.bookManually, { params: { id }, body }, host.session);
  expect(manual.status).toBeLessThan(300);
  const [row] = await app.db.select().from(events).where(eq(events.id, id));
  expect(row?.seatsConfirmed).toBe(2);
});

it('only a published event that hasn’t started can be paused, by those who manage it', async () => {
  const host = await buildOrganizer(app.db);
  const draft = await buildEvent(app.db, { createdBy: host.id, status: 'draft' });
  const begun = await buildEvent(app.db, { createdBy: host.id, startDate: '2020-05-01' });
  for (const { id } of [draft, begun])
    expect((await set(id, true, host)).json).toMatchObject({ code: 'illegal_transition' });
  const { id } = await buildEvent(app.db, { createdBy: host.id });
  expect((await set(id, true, await buildOrganizer(app.db))).status).toBe(403);
});

it('it’s in the audit log and told to programs once, however often it’s asked for', async () => {
  const host = await buildOrganizer(app.db);
  await buildWebhook(app.db, { organizerId: host.id, types: ['event.sales_paused', 'event.sales_resumed'] });
  const { id } = await buildEvent(app.db, { createdBy: host.id });
  for (const isPaused of [true, true, false, false]) await set(id, isPaused, host);
  const told = await app.db.select().from(activities).where(eq(activities.subjectId, id));
  expect(told.map(({ type }) => type)).toEqual(['event.sales_paused', 'event.sales_resumed']);
  const isAbout = and(eq(auditLog.targetType, 'event'), eq(auditLog.targetId, String(id)));
  const log = await app.db.select({ action: auditLog.action }).from(auditLog).where(isAbout).orderBy(auditLog.id);
  expect(log.map(({ action }) => action)).toEqual(['event.sales_paused', 'event.sales_resumed']);
});
