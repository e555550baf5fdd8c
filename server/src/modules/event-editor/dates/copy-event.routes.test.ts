import { routes } from '@ascendant/contract/routes';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, eventRow, type EventOptions } from '../../../../test/factories/events';
import { birthInHalifax, buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { pngOf } from '../../../../test/pictures';
import { formWith } from '../../../../test/send-form';
import { testApp, type PartialRequest, type Session } from '../../../../test/test-app';

const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db);
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

const own = async (options: EventOptions = {}) =>
  (await buildEvent(app.db, { createdBy: organizer.id, ...options })).id;
const duplicate = (id: number, session: Session = organizer.session) =>
  app.call(routes.duplicateEvent, { params: { id } }, session);
type Repeat = NonNullable<PartialRequest<typeof routes.repeatEvent>['body']>;
const repeat = (id: number, body: Repeat, session: Session = organizer.session) =>
  app.call(routes.repeatEvent, { params: { id }, body }, session);
const problemsOf = async (id: number, dates: string[]) => {
  const { status, json } = await repeat(id, { dates });
  expect(status).toBe(400);
  return (json as { fields: unknown }).fields;
};
const rowOf = (id: number) => eventRow(app.db, id);
const withPhotograph = async (id: number) => {
  const url = `/api/events/${id}/upload-image`;
  await app.inject({
    method: 'POST',
    url,
    headers: organizer.session,
    payload: formWith('image', await pngOf(64, 36)),
  });
};

describe('duplicating an event', () => {
  it('makes a draft with everything but bookings and history, and shows the same photograph', async () => {
    const { id } = await buildFreeEvent(app.db, {
      createdBy: organizer.id,
      minimumAge: 10,
      checkInOpensHours: 4,
      childCarer: 'Our guides',
      cancellationPolicy: 'moderate',
      meetingPoint: 'The kiosk',
      difficulty: 3,
      itinerary: [{ when: 'Day 1', title: 'Up', text: '' }],
      questions: [{ question: 'Dogs?', answer: 'Yes.' }],
      placeId: 5_892_532,
    });
    await withPhotograph(id);
    await bookFreely(app, await buildTraveller(app.db), { eventId: id });
    const { status, body } = await duplicate(id);
    expect(status).toBe(201);
    const original = await rowOf(id);
    expect(body).toMatchObject({ status: 'draft', seatsTaken: 0, version: 1, adminCount: null });
    const kept = [
      'title',
      'description',
      'location',
      'placeId',
      'timezone',
      'minimumAge',
      'checkInOpensHours',
      'childCarer',
      'cancellationPolicy',
      'meetingPoint',
      'difficulty',
      'itinerary',
      'questions',
      'startDate',
      'endDate',
    ] as const;
    for (const name of kept) expect(body[name]).toEqual(original[name]);
    expect(body.seriesId).not.toBe(original.seriesId);
    expect(body.pricingTiers.regular?.adultPrice).toBe('0.00');
    expect(body.imageUrl).toBe(original.imageUrl);
    expect((await app.inject({ url: body.imageUrl ?? '' })).statusCode).toBe(200);
  });

  it('what the series asks of people goes along: questions, the waiver as it’s asked now, and who may change dates', async () => {
    const id = await own();
    const question = { scope: 'person' as const, kind: 'text' as const, text: 'Any allergies?', options: [] };
    const questions = [{ ...question, isRequired: true, fromAge: null, isSensitive: true }];
    await app.call(routes.setEventQuestions, { params: { id }, body: { questions, removed: [] } }, organizer.session);
    const write = (text: string, basedOn: number) =>
      app.call(
        routes.writeWaiver,
        { params: { id }, body: { title: 'Risks', text, basedOn, asksAgain: false } },
        organizer.session,
      );
    await write('There are cliffs.', 0);
    await write('There are cliffs, and bears.', 1);
    await app.call(routes.setDateChanges, { params: { id }, body: { finalSale: true } }, organizer.session);
    const params = { id: (await duplicate(id)).body.id };
    const asked = (await app.call(routes.getEventQuestions, { params }, organizer.session)).body;
    expect(asked).toMatchObject({ questions: [{ text: 'Any allergies?', isRequired: true, isSensitive: true }] });
    const { rows } = await app.db.execute(
      `select version, text, created_by as by from waivers where series_id = (select series_id from events where id = ${params.id})`,
    );
    expect(rows).toEqual([{ version: 1, text: 'There are cliffs, and bears.', by: organizer.id }]);
    expect((await app.call(routes.getDateChanges, { params }, organizer.session)).body.finalSale).toBe(true);
    await app.call(routes.endWaiver, { params: { id } }, organizer.session);
    const without = (await duplicate(id)).body.seriesId;
    expect((await app.db.execute(`select from waivers where series_id = ${without}`)).rows).toEqual([]);
  });

  it('an admin who copies an event leaves it to its organizer', async () => {
    const { body } = await duplicate(await own(), admin.session);
    expect((await rowOf(body.id)).createdBy).toBe(organizer.id);
  });

  it('IDE-02 the same key copies once', async () => {
    const session = { ...organizer.session, 'idempotency-key': 'copy-1' };
    const id = await own();
    expect((await duplicate(id, session)).body.id).toBe((await duplicate(id, session)).body.id);
  });

  it('AUT-01 is for the people who manage the event, and so is repeating', async () => {
    const [live, draft] = [await own(), await own({ status: 'draft' })];
    const [traveller, other] = [await buildTraveller(app.db), await buildOrganizer(app.db)];
    const dates = [dayFromNow(400)];
    const statuses = async (id: number, session: Session) => [
      (await duplicate(id, session)).status,
      (await repeat(id, { dates }, session)).status,
    ];
    expect(await statuses(live, {})).toEqual([401, 401]);
    for (const { session } of [traveller, other])
      expect([await statuses(live, session), await statuses(draft, session)]).toEqual([
        [403, 403],
        [404, 404],
      ]);
  });
});

describe('repeating an event', () => {
  it('makes an event per date, as long, at the same local time, with prices that end as early', async () => {
    const [first, second] = [dayFromNow(200), dayFromNow(207)];
    const tiers = [
      { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00', validUntil: dayFromNow(80) },
      { tierType: 'regular', adultPrice: '100.00', childPrice: '50.00' },
    ] as const;
    const id = await own({ startDate: dayFromNow(100), endDate: dayFromNow(102), duration: 3, tiers });
    await withPhotograph(id);
    const { status, body } = await repeat(id, { dates: [first, second] });
    expect([status, body.events.map(({ startDate, status: is }) => [startDate, is])]).toEqual([
      201,
      [
        [first, 'draft'],
        [second, 'draft'],
      ],
    ]);
    const made = await rowOf(body.events[0]?.id ?? 0);
    expect(made).toMatchObject({ endDate: dayFromNow(202), startTime: '09:00', duration: 3, capacity: 12 });
    expect(made.seriesId).toBe((await rowOf(id)).seriesId);
    expect(made.imageUrl).not.toBeNull();
    const copied = await app.db
      .select()
      .from(pricingTiers)
      .where(eq(pricingTiers.eventId, made.id))
      .orderBy(pricingTiers.id);
    expect(copied.map(({ adultPrice, validUntil }) => [adultPrice, validUntil])).toEqual([
      ['80.00', dayFromNow(180)],
      ['100.00', null],
    ]);
  });

  it("sends an organizer's dates to review with one email, and publishes an admin's", async () => {
    const id = await own({ title: 'Kiln day' });
    const dates = [dayFromNow(20), dayFromNow(21), dayFromNow(22)];
    const sent = (await repeat(id, { dates, status: 'published' })).body;
    expect([sent.adminCount, sent.events.map(({ status }) => status)]).toEqual([1, Array(3).fill('pending_approval')]);
    await app.runJobs();
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('Kiln day')).map(({ subject }) => subject)).toEqual(
      ['Ready for review: Kiln day (3 dates)'],
    );
    const live = (await repeat(id, { dates: [dayFromNow(23)], status: 'published' }, admin.session)).body;
    expect([live.adminCount, live.events[0]?.status]).toEqual([null, 'published']);
  });

  it('refuses dates in the past, dates that do not exist, and dates it has, each with a sentence; none is made', async () => {
    const day = dayFromNow(50);
    const id = await own({ startDate: day });
    const count = () => app.db.$count(events);
    const before = await count();
    expect(await problemsOf(id, [dayFromNow(60), '2020-01-01', '2027-02-30', day, dayFromNow(60)])).toEqual({
      'dates.1': 'This date is in the past',
      'dates.2': 'Please select a valid date. The selected date does not exist.',
      'dates.3': 'This event already takes place on this date',
      'dates.4': 'This event already takes place on this date',
    });
    expect(await problemsOf(id, [])).toEqual({ dates: 'Add at least one date' });
    const many = Array.from({ length: 53 }, (_, index) => dayFromNow(100 + index));
    expect(await problemsOf(id, many)).toEqual({ dates: 'Add up to 52 dates at a time' });
    expect(await count()).toBe(before);
  });

  it('a date that was cancelled can be added again, one that exists cannot', async () => {
    const id = await own();
    const date = dayFromNow(70);
    const [made] = (await repeat(id, { dates: [date], status: 'published' }, admin.session)).body.events;
    expect(await problemsOf(id, [date])).toEqual({ 'dates.0': 'This event already takes place on this date' });
    const body = { status: 'cancelled' } as const;
    await app.call(routes.updateEvent, { params: { id: made?.id ?? 0 }, body }, admin.session);
    expect((await repeat(id, { dates: [date] })).status).toBe(201);
  });

  it("judges the past by the calendar of the event's place", async () => {
    // Kiritimati is a day ahead of Pago Pago for 25 hours.
    const now = Date.now();
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
    const west = await own({ timezone: 'Pacific/Pago_Pago' });
    const east = await own({ timezone: 'Pacific/Kiritimati' });
    const date = dayIn('Pacific/Pago_Pago');
    expect((await repeat(west, { dates: [date] })).status).toBe(201);
    expect(await problemsOf(east, [date])).toEqual({ 'dates.0': 'This date is in the past' });
  });
});

describe('the dates of an event that was repeated', () => {
  it('are its own and the published ones, earliest first, with seats left, price and the match of the caller', async () => {
    const id = await own({ startDate: dayFromNow(36) });
    const dates = [dayFromNow(40), dayFromNow(30), dayFromNow(35)];
    const live = (await repeat(id, { dates, status: 'published' }, admin.session)).body.events;
    const draft = (await repeat(id, { dates: [dayFromNow(31)] })).body.events[0]?.id ?? 0;
    await app.db
      .update(events)
      .set({ status: 'cancelled' })
      .where(inArray(events.id, [live[2]?.id ?? 0]));
    const ask = async (session: Session) => (await app.call(routes.eventDates, { params: { id } }, session)).body;
    const seen = await ask({});
    expect(
      seen.map(({ startDate, seatsLeft, matchScore, lowestAdultPrice, status }) => [
        startDate,
        seatsLeft,
        matchScore,
        lowestAdultPrice,
        status,
      ]),
    ).toEqual([
      [dayFromNow(30), 12, null, '100.00', 'published'],
      [dayFromNow(35), 12, null, '100.00', 'cancelled'],
      [dayFromNow(36), 12, null, '100.00', 'published'],
      [dayFromNow(40), 12, null, '100.00', 'published'],
    ]);
    expect(seen.map((date) => date.id)).not.toContain(draft);
    const matched = await ask((await buildTraveller(app.db, birthInHalifax)).session);
    const published = matched.filter(({ status }) => status === 'published');
    expect(published.every(({ matchScore }) => matchScore !== null && matchScore > 0)).toBe(true);
  });

  it('of a draft are 404 to the public', async () => {
    const draft = await own({ status: 'draft' });
    expect((await app.call(routes.eventDates, { params: { id: draft } })).status).toBe(404);
    expect((await app.call(routes.eventDates, { params: { id: draft } }, organizer.session)).status).toBe(200);
  });
});
