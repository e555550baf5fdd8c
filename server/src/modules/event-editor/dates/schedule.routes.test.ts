import { routes } from '@ascendant/contract/routes';
import type { ScheduleForm } from '@ascendant/domain/schedule/schedule-form';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventEdits } from '../../../../db/schema/event-edits';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { eventSchedules } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { pricingTiers } from '../../../../db/schema/pricing';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { addJob } from '../../../jobs/add-job.repository';
import { datesAtOnce, extendSchedule } from './extend-schedules';

const app = await testApp();
const organizer = await buildOrganizer(app.db);
const admin = await buildAdmin(app.db);

const start = dayFromNow(10);
const daily: ScheduleForm = {
  rule: 'FREQ=DAILY',
  times: ['09:00', '14:00'],
  until: dayFromNow(13),
  added: [],
  excluded: [dayFromNow(12)],
  cutOffHours: 2,
  windowWeeks: 52,
};
/** Where the clocks change in spring and autumn. */
const inNewYork = { timezone: 'America/New_York' };
const own = async (options: EventOptions = {}) =>
  buildEvent(app.db, {
    createdBy: organizer.user.id,
    startDate: start,
    startTime: '09:00',
    endTime: '12:00',
    ...options,
  });
const put = (id: number, change: Partial<ScheduleForm> = {}, session = organizer.session) =>
  app.call(routes.setSchedule, { params: { id }, body: { ...daily, ...change } }, session);
const datesOf = async (seriesId: number) =>
  app.db.select().from(events).where(eq(events.seriesId, seriesId)).orderBy(asc(events.startsAt));
const whenOf = (rows: Awaited<ReturnType<typeof datesOf>>) =>
  rows.map(({ startDate, startTime, endTime }) => `${startDate} ${startTime}-${endTime}`);

describe('a schedule', () => {
  it('of a published event makes its dates: published events with its content, prices and cut-off, without another approval', async () => {
    const tiers = [
      { tierType: 'early_bird' as const, adultPrice: '80.00', validUntil: dayFromNow(5) },
      { tierType: 'regular' as const, adultPrice: '100.00' },
    ];
    const { event } = await own({ approvedBy: admin.user.id, tiers, capacity: 7 });
    expect((await put(event.id)).status).toBe(200);
    await app.runJobs();
    const rows = await datesOf(event.seriesId);
    expect(whenOf(rows)).toEqual([
      `${start} 09:00-12:00`,
      `${start} 14:00-17:00`,
      `${dayFromNow(11)} 09:00-12:00`,
      `${dayFromNow(11)} 14:00-17:00`,
      `${dayFromNow(13)} 09:00-12:00`,
      `${dayFromNow(13)} 14:00-17:00`,
    ]);
    for (const row of rows)
      expect(row).toMatchObject({
        title: event.title,
        status: 'published',
        capacity: 7,
        cutOffHours: 2,
        approvedBy: admin.user.id,
      });
    const last = await app.db
      .select()
      .from(pricingTiers)
      .where(eq(pricingTiers.eventId, rows.at(-1)?.id ?? 0));
    expect(last.map(({ tierType, validUntil }) => [tierType, validUntil]).sort()).toEqual([
      ['early_bird', dayFromNow(8)],
      ['regular', null],
    ]);
    const said = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.dates_added'));
    expect(said.at(-1)).toMatchObject({
      actorRole: 'system',
      targetId: String(event.id),
      changes: { dates: { after: 5 } },
    });
  });

  it('makes dates at the first one’s price, more or less where a price change fits, and keeps the price of those that exist', async () => {
    const tiers = [
      { tierType: 'early_bird' as const, adultPrice: '80.00', childPrice: '40.00', validUntil: dayFromNow(5) },
      { tierType: 'regular' as const, adultPrice: '100.00', childPrice: '60.00' },
    ];
    const { event } = await own({ tiers });
    const prices = [
      { weekdays: [], from: start, until: dayFromNow(11), kind: 'percent_more' as const, value: '20' },
      { weekdays: [], from: dayFromNow(13), until: null, kind: 'amount_less' as const, value: '7.50' },
    ];
    await put(event.id, { times: ['09:00'], excluded: [], prices });
    await app.runJobs();
    await put(event.id, { times: ['09:00'], excluded: [], until: dayFromNow(14), prices: [] });
    await app.runJobs();
    const rows = await app.db
      .select({ day: events.startDate, adult: pricingTiers.adultPrice, child: pricingTiers.childPrice })
      .from(pricingTiers)
      .innerJoin(events, eq(events.id, pricingTiers.eventId))
      .where(eq(events.seriesId, event.seriesId))
      .orderBy(asc(events.startDate), asc(pricingTiers.adultPrice));
    expect(rows.map(({ day, adult, child }) => `${day} ${adult} ${child}`)).toEqual([
      `${start} 80.00 40.00`,
      `${start} 100.00 60.00`,
      `${dayFromNow(11)} 96.00 48.00`,
      `${dayFromNow(11)} 120.00 72.00`,
      `${dayFromNow(12)} 80.00 40.00`,
      `${dayFromNow(12)} 100.00 60.00`,
      `${dayFromNow(13)} 72.50 32.50`,
      `${dayFromNow(13)} 92.50 52.50`,
      `${dayFromNow(14)} 80.00 40.00`,
      `${dayFromNow(14)} 100.00 60.00`,
    ]);
    const [said] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'event.scheduled'), eq(auditLog.targetId, String(event.id))))
      .orderBy(asc(auditLog.id));
    const after = expect.stringMatching(/: 20% more; From .+: \$7\.50 less$/) as unknown;
    expect(said?.changes).toMatchObject({ schedule: { after } });
  });

  it('keeps its price changes when a page from before them saves it, and answers with what the first date costs', async () => {
    const { event } = await own({ tiers: [{ tierType: 'regular', adultPrice: '100.00' }] });
    const prices = [{ weekdays: ['SA' as const], from: null, until: null, kind: 'percent_more' as const, value: '20' }];
    await put(event.id, { prices });
    const { body } = await put(event.id);
    expect(body).toMatchObject({ schedule: { prices }, firstTiers: [{ tierType: 'regular', adultPrice: '100.00' }] });
  });

  it('of a draft waits until it’s published, and one approval is enough', async () => {
    const { event } = await own({ status: 'pending_approval' });
    await put(event.id);
    await app.runJobs();
    expect(await datesOf(event.seriesId)).toHaveLength(1);
    const body = { status: 'published' as const };
    expect((await app.call(routes.updateEvent, { params: { id: event.id }, body }, admin.session)).status).toBe(200);
    await app.runJobs();
    const rows = await datesOf(event.seriesId);
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ status, approvedBy }) => `${status} ${approvedBy}`))).toEqual(
      new Set([`published ${admin.user.id}`]),
    );
  });

  it('of a draft follows the draft when that’s moved', async () => {
    const { event } = await own({ status: 'draft' });
    await put(event.id, { excluded: [] });
    const body = { startDate: dayFromNow(11), endDate: dayFromNow(11), startTime: '08:00' };
    await app.call(routes.updateEvent, { params: { id: event.id }, body }, organizer.session);
    const publish = { status: 'published' as const };
    await app.call(routes.updateEvent, { params: { id: event.id }, body: publish }, admin.session);
    await app.runJobs();
    const rows = await datesOf(event.seriesId);
    expect(rows.slice(0, 3).map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual([
      `${dayFromNow(11)} 08:00`,
      `${dayFromNow(11)} 14:00`,
      `${dayFromNow(12)} 08:00`,
    ]);
  });

  it('makes no date while an admin hasn’t seen what its organizer rewrote', async () => {
    const { event } = await own();
    await app.db.insert(eventEdits).values({ eventId: event.id, before: {} as never, editedAt: new Date() });
    await put(event.id);
    await app.runJobs();
    expect(await datesOf(event.seriesId)).toHaveLength(1);
    await app.db.delete(eventEdits).where(eq(eventEdits.eventId, event.id));
    expect(await extendSchedule(app.db, event.seriesId)).toBe(5);
  });

  it('makes each date once, even if it was moved or cancelled meanwhile, and two jobs run at once', async () => {
    const { event } = await own();
    await put(event.id, { times: ['09:00'], excluded: [] });
    const made = await Promise.all([1, 2, 3].map(() => extendSchedule(app.db, event.seriesId)));
    expect(made.sort()).toEqual([0, 0, 3]);
    const [, second, third] = await datesOf(event.seriesId);
    await app.db
      .update(events)
      .set({ status: 'cancelled' })
      .where(eq(events.id, second?.id ?? 0));
    await app.db
      .update(events)
      .set({ startTime: '10:00' })
      .where(eq(events.id, third?.id ?? 0));
    expect(await extendSchedule(app.db, event.seriesId)).toBe(0);
  });

  it('makes very many dates some at a time, so that no email waits for all of them', async () => {
    const { event } = await own({ startDate: dayFromNow(1) });
    const dates = datesAtOnce + 10;
    await put(event.id, { times: ['09:00'], until: dayFromNow(dates), excluded: [] });
    expect(await extendSchedule(app.db, event.seriesId)).toBe(datesAtOnce);
    expect(await datesOf(event.seriesId)).toHaveLength(1 + datesAtOnce);
    await app.runJobs();
    const rows = await datesOf(event.seriesId);
    expect(rows).toHaveLength(dates);
    expect(new Set(rows.map(({ startDate }) => startDate)).size).toBe(dates);
  });

  it('whose window has moved on gets its dates by a job of its own', async () => {
    const { event } = await own({ startDate: dayFromNow(1) });
    await put(event.id, { times: ['09:00'], until: null, excluded: [], windowWeeks: 8 });
    await app.runJobs();
    const before = (await datesOf(event.seriesId)).length;
    const yesterday = new Date(Date.now() - 86_400_000);
    await app.db
      .update(eventSchedules)
      .set({ windowWeeks: 9, extendedAt: yesterday })
      .where(eq(eventSchedules.seriesId, event.seriesId));
    await addJob(app.db, 'extend_schedules', {});
    await addJob(app.db, 'extend_schedules', {});
    await app.runJobs();
    expect(await datesOf(event.seriesId)).toHaveLength(before + 7);
  });

  it('without a last day reaches as far as its window, which moves on', async () => {
    const { event } = await own({ startDate: dayFromNow(1) });
    await put(event.id, { times: ['09:00'], until: null, excluded: [], windowWeeks: 8 });
    await app.runJobs();
    const before = (await datesOf(event.seriesId)).length;
    expect(before).toBeGreaterThanOrEqual(56);
    expect(before).toBeLessThanOrEqual(57);
    await app.db.update(eventSchedules).set({ windowWeeks: 9 }).where(eq(eventSchedules.seriesId, event.seriesId));
    expect(await extendSchedule(app.db, event.seriesId)).toBe(7);
  });

  it('shows the pictures of its event on each date', async () => {
    const { event } = await own({ imageUrl: null });
    await put(event.id, { times: ['09:00'] });
    await app.runJobs();
    for (const { id } of await datesOf(event.seriesId))
      expect(await app.db.$count(eventPictures, and(eq(eventPictures.eventId, id)))).toBe(0);
  });

  it('keeps 9:00 at 9:00 over a clock change', async () => {
    const { event } = await own({ ...inNewYork, startDate: '2027-03-12', endDate: '2027-03-12' });
    await put(event.id, { times: ['09:00'], until: '2027-03-15', excluded: [] });
    await app.runJobs();
    const rows = await datesOf(event.seriesId);
    expect(rows.map(({ startTime, startsAt }) => `${startTime} ${startsAt.toISOString().slice(0, 16)}`)).toEqual([
      '09:00 2027-03-12T14:00',
      '09:00 2027-03-13T14:00',
      '09:00 2027-03-14T13:00',
      '09:00 2027-03-15T13:00',
    ]);
  });
});

describe('what’s wrong with a schedule', () => {
  it.each([
    [{ rule: 'FREQ=WEEKLY' }, 'rule', 'Please choose the days when the event repeats'],
    [{ until: dayFromNow(9), excluded: [] }, 'until', 'The last day can’t be before the first'],
    [
      { rule: 'FREQ=DAILY', until: null, times: ['09:00', '10:00', '11:00', '12:00', '13:00'], excluded: [] },
      'rule',
      'That’s more than 1,500 dates',
    ],
    [{ excluded: [dayFromNow(30)] }, 'excluded.0', 'The event doesn’t take place on this day anyway'],
    [
      { prices: [{ weekdays: ['SA' as const], from: null, until: null, kind: 'amount_more' as const, value: '9999' }] },
      'prices.0.value',
      'Price cannot exceed $10,000.00',
    ],
  ])('is said at its field, and nothing is saved: %j', async (change, field, sentence) => {
    const { event } = await own();
    const reply = await put(event.id, change);
    expect(reply.status).toBe(400);
    expect((reply.json as { fields: Record<string, string> }).fields[field]).toContain(sentence);
    expect(await app.db.$count(eventSchedules, eq(eventSchedules.seriesId, event.seriesId))).toBe(0);
  });

  it('is a time that a clock change skips', async () => {
    const { event } = await own({
      ...inNewYork,
      startDate: '2027-03-12',
      endDate: '2027-03-12',
      startTime: '02:30',
      endTime: '04:00',
    });
    const skipped = await put(event.id, { times: ['02:30'], until: '2027-03-15', excluded: [] });
    expect(skipped).toMatchObject({
      status: 400,
      json: {
        fields: {
          'times.0':
            'The clocks go forward on Sunday, March 14, 2027, so 2:30 a.m. doesn’t exist then. Choose another time, or leave out that day.',
        },
      },
    });
    expect((await put(event.id, { times: ['02:30'], until: '2027-03-15', excluded: ['2027-03-14'] })).status).toBe(200);
  });
});

describe('a preview of a schedule', () => {
  it('says it in words, its next dates and what clock changes do, and saves nothing', async () => {
    const { event } = await own({
      ...inNewYork,
      startDate: '2027-11-06',
      endDate: '2027-11-06',
      startTime: '01:30',
      endTime: '04:00',
    });
    const body = { ...daily, times: ['01:30'], until: '2027-11-08', excluded: [] };
    const reply = await app.call(routes.previewSchedule, { params: { id: event.id }, body }, organizer.session);
    expect(reply.body).toEqual({
      text: 'Every day at 1:30 a.m. until November 8',
      dates: 3,
      next: ['2027-11-06', '2027-11-07', '2027-11-08'].map((startDate) => ({ startDate, startTime: '01:30' })),
      outside: 0,
      notes: ['The clocks go back on Sunday, November 7, 2027 and show 1:30 a.m. twice. We use the first.'],
    });
    expect(await app.db.$count(eventSchedules, eq(eventSchedules.seriesId, event.seriesId))).toBe(0);
  });

  it('and the schedule are only for those who manage the event', async () => {
    const { event } = await own();
    const { session } = await buildTraveller(app.db);
    const other = await buildOrganizer(app.db);
    for (const headers of [{}, session, other.session]) {
      const request = { params: { id: event.id }, body: daily };
      const expected = headers === session || headers === other.session ? 403 : 401;
      expect((await app.call(routes.setSchedule, request, headers)).status).toBe(expected);
      expect((await app.call(routes.previewSchedule, request, headers)).status).toBe(expected);
      expect((await app.call(routes.getSchedule, { params: { id: event.id } }, headers)).status).toBe(expected);
    }
    await put(event.id, {}, admin.session);
    const stored = (await app.call(routes.getSchedule, { params: { id: event.id } }, organizer.session)).body;
    expect(stored).toMatchObject({ schedule: { ...daily, prices: [] }, firstDay: start });
  });
});
