import { routes } from '@ascendant/contract/routes';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { bookings } from '../../../../db/schema/bookings';
import { eventSchedules } from '../../../../db/schema/event-series';
import { auditLog } from '../../../../db/schema/logs';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildSeries, dayFromNow, eventRow, type EventOptions } from '../../../../test/factories/events';
import {
  birthInHalifax,
  buildAdmin,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { extendSchedule } from './extend-schedules';

const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db);
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

const series = (dates: readonly EventOptions[]) => buildSeries(app.db, organizer.id, dates);
const list = (id: number, by = organizer) => app.call(routes.listCancellableDates, { params: { id } }, by.session);
const nothingBooked = { totalBookings: 0, refundable: '0.00' };
interface Order {
  readonly dates: readonly number[];
  readonly seen?: { totalBookings: number; refundable: string };
  readonly endSchedule?: boolean;
  readonly by?: SignedInPerson;
}
const cancel = (id: number, { dates, seen = nothingBooked, endSchedule = false, by = organizer }: Order) =>
  app.call(
    routes.cancelDates,
    { params: { id }, body: { dates: [...dates], reason: 'A storm', endSchedule, seen } },
    by.session,
  );
const statuses = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await eventRow(app.db, id)).status));

describe('cancelling several dates', () => {
  it('lists the published dates to come, with their bookings and what would be refunded', async () => {
    const past = dayFromNow(-3);
    const ids = await series([
      {},
      {},
      { status: 'draft' },
      { status: 'cancelled' },
      { startDate: past, endDate: past },
    ]);
    await bookFreely(app, await buildTraveller(app.db, birthInHalifax), { eventId: ids[1] ?? 0 });
    const { dates, hasSchedule } = (await list(ids[2] ?? 0)).body;
    expect(hasSchedule).toBe(false);
    expect(dates).toMatchObject([
      { id: ids[0], startDate: dayFromNow(10), seatsTaken: 0, totalBookings: 0, refundable: '0.00' },
      { id: ids[1], startDate: dayFromNow(17), seatsTaken: 1, totalBookings: 1 },
    ]);
  });

  it('ends the bookings of these dates as a single cancellation does, and leaves the others', async () => {
    const ids = await series([{}, {}, {}]);
    const traveller = await buildTraveller(app.db, birthInHalifax);
    for (const eventId of ids.slice(1)) await bookFreely(app, traveller, { eventId });
    const reply = await cancel(ids[0] ?? 0, { dates: ids.slice(0, 2), seen: { totalBookings: 1, refundable: '0.00' } });
    expect(reply.body).toEqual({ cancelled: 2 });
    await app.runJobs();
    expect(await statuses(ids)).toEqual(['cancelled', 'cancelled', 'published']);
    const rows = await app.db.select().from(bookings).where(eq(bookings.userId, traveller.id));
    expect(rows.map(({ eventId, status }) => [eventId, status]).sort()).toEqual([
      [ids[1], 'cancelled'],
      [ids[2], 'confirmed'],
    ]);
    const mails = app.mailer.sent.filter(({ to, text }) => to === traveller.user.email && text.includes('A storm'));
    expect(mails).toHaveLength(1);
    for (const id of ids.slice(0, 2)) {
      const entry = and(eq(auditLog.targetId, String(id)), eq(auditLog.action, 'event.cancelled'));
      expect(await app.db.select().from(auditLog).where(entry)).toHaveLength(1);
    }
  });

  it('by an admin tells the organizer in one email how many', async () => {
    const ids = await series([{}, {}, {}]);
    await cancel(ids[0] ?? 0, { dates: ids, by: admin });
    await app.runJobs();
    const mails = app.mailer.sent.filter(
      ({ to, subject }) => to === organizer.user.email && subject.startsWith('Cancelled'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Cancelled: Dawn walk (3 dates)']);
  });

  it('cancels none when one was booked or cancelled since, and says so', async () => {
    const ids = await series([{}, {}]);
    await bookFreely(app, await buildTraveller(app.db, birthInHalifax), { eventId: ids[1] ?? 0 });
    const booked = await cancel(ids[0] ?? 0, { dates: ids });
    expect([booked.status, booked.json]).toMatchObject([409, { code: 'dates_changed' }]);
    await app.call(
      routes.updateEvent,
      { params: { id: ids[0] ?? 0 }, body: { status: 'cancelled' } },
      organizer.session,
    );
    const gone = await cancel(ids[1] ?? 0, { dates: ids, seen: { totalBookings: 1, refundable: '0.00' } });
    expect(gone.json).toMatchObject({
      message: '1 of these dates can’t be cancelled any more. Look at the dates again.',
    });
    expect(await statuses(ids)).toEqual(['cancelled', 'published']);
  });

  it('doesn’t cancel dates of another series', async () => {
    const [own = 0] = await series([{}]);
    const [other = 0] = await series([{}]);
    expect((await cancel(own, { dates: [own, other] })).status).toBe(409);
    expect(await statuses([own, other])).toEqual(['published', 'published']);
    const stranger = await buildOrganizer(app.db);
    expect((await cancel(own, { dates: [own], by: stranger })).status).toBe(403);
    const [draft = 0] = await series([{ status: 'draft' }]);
    expect((await list(draft, stranger)).status).toBe(404);
  });

  it('ends the schedule if asked, and otherwise makes none of these dates again', async () => {
    const [id = 0] = await series([{ startTime: '09:00', endTime: '12:00' }]);
    const body = {
      rule: 'FREQ=DAILY;INTERVAL=7',
      times: ['09:00'],
      until: dayFromNow(24),
      added: [],
      excluded: [],
      cutOffHours: 0,
      windowWeeks: 8,
    };
    await app.call(routes.setSchedule, { params: { id }, body }, organizer.session);
    await app.runJobs();
    const { dates, hasSchedule } = (await list(id)).body;
    expect([dates.length, hasSchedule]).toEqual([3, true]);
    await cancel(id, { dates: [dates[1]?.id ?? 0] });
    const { seriesId } = await eventRow(app.db, id);
    expect(await extendSchedule(app.db, seriesId)).toBe(0);
    await cancel(id, { dates: [id, dates[2]?.id ?? 0], endSchedule: true });
    expect(await app.db.$count(eventSchedules, eq(eventSchedules.seriesId, seriesId))).toBe(0);
  });
});
