import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tickets } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { auditLog } from '../../db/schema/logs';
import { pricingTiers } from '../../db/schema/pricing';
import { seatBlocks } from '../../db/schema/seat-blocks';
import { longDayText } from '../../src/mail/date-text';
import { eventEditorModule } from '../../src/modules/event-editor/event-editor.module';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { as } from '../checkout/checkout';
import { bookingOf, buildConfirmed, seatsOf, stateOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';

const environment = await checkedEnvironment({ later: [eventEditorModule] });
const { app } = environment;
const organizer = await buildOrganizer(app.db);

const start = { startDate: dayFromNow(10), startTime: '12:00' };

/** A paid booking of a final sale, on a date whose series has another one. */
async function booked(options: EventOptions = {}) {
  const terms = { createdBy: organizer.id, organizerId: organizer.id, cancellationPolicy: 'final_sale' } as const;
  const { event, user, opened } = await buildConfirmed(environment, {
    ...terms,
    ...start,
    endTime: '20:00',
    ...options,
  });
  const other = await buildEvent(app.db, { ...terms, seriesId: event.seriesId, startDate: dayFromNow(20) });
  return { event, eventId: event.id, otherId: other.id, bookingId: opened.bookingId, user };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const move = (
  id: number,
  startDate: string,
  startTime: string,
  { from = start, by = organizer, answerDay }: { from?: typeof start; by?: SignedInPerson; answerDay?: string } = {},
) =>
  app.call(
    routes.moveDate,
    { params: { id }, body: { from, startDate, startTime, ...(answerDay === undefined ? {} : { answerDay }) } },
    as(by.user, by.user.isOrganizer ? 'organizer' : 'traveller'),
  );
const quoteOf = async ({ user, bookingId }: Booked) =>
  (await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user))).body;
const mailsTo = ({ user }: Booked, subject: RegExp) =>
  app.mailer.sent.filter((mail) => mail.to === user.email && subject.test(mail.subject));

/** The secret of the link in the email about the move. */
async function tokenOf(scene: Booked): Promise<string> {
  await app.runJobs();
  return /\/moved-date#(\S+)/.exec(mailsTo(scene, /^Please answer/).at(-1)?.text ?? '')?.[1] ?? '';
}

const eventOf = async (id: number) => (await app.db.select().from(events).where(eq(events.id, id)))[0];
/** On the clock where the events are. */
const localDayOf = (instant: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Edmonton', dateStyle: 'short', timeStyle: 'short' });

const take = (token: string, to: { startDate: string; startTime: string }) =>
  app.call(routes.takeMovedDate, { body: { token, to } });

/** Lets the date begin in so many minutes, as if people had been told of it long ago. */
const letItBegin = ({ eventId }: Booked, minutes: number) =>
  app.db.execute(sql`with notice as (delete from event_notices where event_id = ${eventId})
    update events set start_date = at::date, start_time = to_char(at, 'HH24:MI'), end_date = at::date + 1
    from (select local_time(now() + make_interval(mins => ${minutes}), 'America/Edmonton') as at) begin where id = ${eventId}`);

it('a date that’s moved keeps its seats and tickets, is as long as before, asks everyone once with three choices, and is in the log', async () => {
  const scene = await booked();
  const { eventId, bookingId } = scene;
  const codes = () => app.db.select({ code: tickets.code }).from(tickets).where(eq(tickets.bookingId, bookingId));
  const before = await codes();
  const reply = await move(eventId, dayFromNow(12), '15:00');
  const moved = { startDate: dayFromNow(12), startTime: '15:00', endDate: dayFromNow(12), endTime: '23:00' };
  expect(reply).toMatchObject({ status: 200, json: { eventId, ...moved, told: 1 } });
  expect(new Date(reply.body.answerBy ?? '')).toEqual((await eventOf(eventId))?.startsAt);
  await app.runJobs();
  const [letter, ...more] = mailsTo(scene, /^Please answer/);
  expect(more).toEqual([]);
  expect(letter?.text).toMatch(/It now takes place on .* \(it was .*\)\./);
  expect(letter?.text).toMatch(/You keep your seats unless you say no\. Until you take the new date, or it begins/);
  expect(letter?.text).toMatch(new RegExp(`Take the new date: \\S+/moved-date#${bookingId}\\.`));
  expect(letter?.text).toContain(`/my-bookings?move=${bookingId}`);
  expect(letter?.text).toContain(`/my-bookings?cancel=${bookingId}`);
  expect(await seatsOf(app, eventId)).toEqual({ confirmed: 1, held: 0 });
  expect(await codes()).toEqual(before);
  const log = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, String(eventId)));
  expect(log.find(({ action }) => action === 'event.date_moved')).toMatchObject({ actorId: organizer.id });
});

it('someone takes the new date by the link without signing in, and again; they’re asked no more', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  const token = await tokenOf(scene);
  expect((await app.call(routes.readDateMove, { body: { token } })).body).toMatchObject({
    bookingId: scene.bookingId,
    booked: start,
    event: { startDate: dayFromNow(12), startTime: '15:00' },
    state: 'open',
    hasOtherDates: true,
    isFree: false,
  });
  const to = { startDate: dayFromNow(12), startTime: '15:00' };
  const answers = [await take(token, to), await take(token, to)];
  expect(answers.map(({ body }) => body.state)).toEqual(['taken', 'taken']);
  const taken = await app.db
    .select()
    .from(auditLog)
    .where(sql`action = 'booking.move_taken' and target_id = ${String(scene.bookingId)}`);
  expect(taken).toHaveLength(1);
});

it('who takes the new date has their policy again', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  await app.db.execute(sql`delete from event_notices where event_id = ${scene.eventId}`);
  expect((await quoteOf(scene)).refusal).toBeNull();
  const token = await bookingLinkToken(app.db, { purpose: 'moved_date', bookingId: scene.bookingId });
  await take(token, { startDate: dayFromNow(12), startTime: '15:00' });
  expect(await quoteOf(scene)).toMatchObject({ refusal: expect.stringMatching(/final sale/) });
});

it('someone takes another date, whatever the policy says, and is asked no more', async () => {
  const scene = await booked();
  const { eventId, otherId, bookingId, user } = scene;
  await move(eventId, dayFromNow(12), '15:00');
  const body = { fromEventId: eventId, eventId: otherId, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: otherId, moveAnswerBy: null });
  expect([await seatsOf(app, eventId), await seatsOf(app, otherId)]).toEqual([
    { confirmed: 0, held: 0 },
    { confirmed: 1, held: 0 },
  ]);
});

it('someone cancels a final sale for everything they paid', async () => {
  const scene = await booked();
  expect(await quoteOf(scene)).toMatchObject({ refusal: expect.stringMatching(/final sale/) });
  await move(scene.eventId, dayFromNow(12), '15:00');
  const quote = await quoteOf(scene);
  expect(quote).toMatchObject({ refund: quote.paid, kept: '0.00', refusal: null });
  const order = { params: { id: scene.bookingId }, body: { refund: quote.refund } };
  expect((await app.call(routes.cancelBooking, order, as(scene.user))).status).toBe(200);
  await app.runJobs();
  expect(await stateOf(app, scene.bookingId)).toBe('cancelled/refunded');
});

it('who doesn’t answer keeps the seats, and gets everything back on request until the new start and not after it', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  const token = await bookingLinkToken(app.db, { purpose: 'moved_date', bookingId: scene.bookingId });
  await letItBegin(scene, 2);
  const quote = await quoteOf(scene);
  expect(quote).toMatchObject({ refund: quote.paid, kept: '0.00', refusal: null });
  expect((await app.call(routes.readDateMove, { body: { token } })).body.state).toBe('open');
  await letItBegin(scene, -2);
  expect((await quoteOf(scene)).refusal).not.toBeNull();
  expect((await app.call(routes.readDateMove, { body: { token } })).body.state).toBe('late');
  const begun = await eventOf(scene.eventId);
  const to = { startDate: begun?.startDate ?? '', startTime: begun?.startTime ?? '' };
  expect(await take(token, to)).toMatchObject({ status: 409, json: { message: expect.stringMatching(/has begun/) } });
  expect(await stateOf(app, scene.bookingId)).toBe('confirmed/completed');
  expect(await seatsOf(app, scene.eventId)).toEqual({ confirmed: 1, held: 0 });
});

it('the organizer asks for an answer by a day, which email and My Bookings name; after it the seats stay, and it can still be answered', async () => {
  const scene = await booked();
  const reply = await move(scene.eventId, dayFromNow(20), '15:00', { answerDay: dayFromNow(5) });
  expect(localDayOf(reply.body.answerBy ?? '')).toBe(`${dayFromNow(6)} 00:00`);
  const token = await tokenOf(scene);
  expect(mailsTo(scene, /^Please answer/)[0]?.text).toContain(
    `The organizer would like to know by ${longDayText(dayFromNow(5))}.`,
  );
  const mine = async () =>
    (await app.call(routes.listMyBookings, {}, as(scene.user))).body.find(({ id }) => id === scene.bookingId);
  expect((await mine())?.moveAnswer?.day).toBe(dayFromNow(5));
  await app.db
    .update(bookings)
    .set({ moveAnswerBy: sql`now() - interval '1 second'` })
    .where(eq(bookings.id, scene.bookingId));
  expect((await take(token, { startDate: dayFromNow(20), startTime: '15:00' })).body.state).toBe('taken');
});

it('the day to answer by is from tomorrow to the day before the new date', async () => {
  const { eventId } = await booked();
  const ask = (answerDay: string, day = dayFromNow(12)) => move(eventId, day, '15:00', { answerDay });
  const refused = { status: 400, json: { fields: { answerDay: expect.stringMatching(/day/) } } };
  const today = localDayOf(new Date().toISOString()).slice(0, 10);
  for (const day of [today, dayFromNow(12)]) expect(await ask(day)).toMatchObject(refused);
  expect((await ask(dayFromNow(11))).status).toBe(200);
});

it('with less than a day to the new start no one is asked: they keep their seats, and can cancel for everything', async () => {
  const scene = await booked();
  const soon = new Date(Date.now() + 20 * 3_600_000 - 6 * 3_600_000).toISOString();
  const reply = await move(scene.eventId, soon.slice(0, 10), soon.slice(11, 16));
  expect(reply).toMatchObject({ status: 200, json: { told: 1, answerBy: null } });
  await app.runJobs();
  expect(mailsTo(scene, /^Please answer/)).toEqual([]);
  expect(mailsTo(scene, /^Changed/)).toHaveLength(1);
  expect(await quoteOf(scene)).toMatchObject({ kept: '0.00', refusal: null });
});

it('moving by an hour tells people, and asks no one; by 61 minutes it asks', async () => {
  for (const [startTime, asked] of [
    ['13:00', 0],
    ['13:01', 1],
  ] as const) {
    const scene = await booked();
    expect((await move(scene.eventId, start.startDate, startTime)).status).toBe(200);
    await app.runJobs();
    expect([mailsTo(scene, /^Please answer/).length, mailsTo(scene, /^Changed/).length]).toEqual([asked, 1 - asked]);
    const quote = await quoteOf(scene);
    expect(quote.refund === quote.paid && quote.refusal === null).toBe(asked === 1);
  }
});

it('moved back before anyone has answered, the date asks no one any more', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  const back = await move(scene.eventId, start.startDate, start.startTime, {
    from: { startDate: dayFromNow(12), startTime: '15:00' },
  });
  expect(back.body.answerBy).toBeNull();
  expect(await bookingOf(app, scene.bookingId)).toMatchObject({ moveAnswerBy: null });
});

it('a date moved again asks again, also those who took the new day, and an answer to the old day is refused', async () => {
  const scene = await booked();
  const [saturday, sunday] = [
    { startDate: dayFromNow(12), startTime: '15:00' },
    { startDate: dayFromNow(13), startTime: '15:00' },
  ];
  await move(scene.eventId, saturday.startDate, saturday.startTime);
  const token = await tokenOf(scene);
  expect((await take(token, saturday)).status).toBe(200);
  expect((await move(scene.eventId, sunday.startDate, sunday.startTime, { from: saturday })).status).toBe(200);
  expect(await take(token, saturday)).toMatchObject({
    status: 409,
    json: { code: 'date_moved', message: expect.stringMatching(/It’s now on .*3:00 p\.m\./) },
  });
  expect((await take(token, sunday)).body.state).toBe('taken');
});

it('last days of sale that are ahead move along', async () => {
  const scene = await booked({
    tiers: [
      { tierType: 'early_bird', adultPrice: '80.00', childPrice: '60.00', validUntil: dayFromNow(-3) },
      { tierType: 'regular', adultPrice: '100.00', childPrice: '60.00', validUntil: dayFromNow(8) },
    ],
  });
  await move(scene.eventId, dayFromNow(12), '12:00');
  const rows = await app.db
    .select({ type: pricingTiers.tierType, until: pricingTiers.validUntil })
    .from(pricingTiers)
    .where(eq(pricingTiers.eventId, scene.eventId));
  expect(Object.fromEntries(rows.map(({ type, until }) => [type, until]))).toEqual({
    early_bird: dayFromNow(-3),
    regular: dayFromNow(10),
  });
});

it('seats that are set aside are released as long before the new start as before the old one, and released ones stay', async () => {
  const { event, eventId } = await booked();
  const before = (hours: number) => new Date(event.startsAt.getTime() - hours * 3_600_000);
  const block = { eventId, label: 'Hotel desk', seats: 1, createdBy: organizer.id };
  await app.db.insert(seatBlocks).values([
    { ...block, releaseAt: before(24) },
    { ...block, releaseAt: null },
    { ...block, releaseAt: before(48), releasedAt: new Date() },
  ]);
  await move(eventId, dayFromNow(12), '15:00');
  const moved = (await eventOf(eventId))?.startsAt.getTime() ?? 0;
  const rows = await app.db
    .select({ at: seatBlocks.releaseAt })
    .from(seatBlocks)
    .where(eq(seatBlocks.eventId, eventId))
    .orderBy(seatBlocks.id);
  expect(rows.map(({ at }) => at)).toEqual([new Date(moved - 24 * 3_600_000), null, before(48)]);
});

it('of two moves at once one wins, and the other hears to when', async () => {
  const scene = await booked();
  const replies = await Promise.all([
    move(scene.eventId, dayFromNow(12), '15:00'),
    move(scene.eventId, dayFromNow(13), '16:00'),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [event] = await app.db.select().from(events).where(eq(events.id, scene.eventId));
  const time = event?.startTime === '15:00' ? '3:00 p.m.' : '4:00 p.m.';
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
    code: 'date_moved',
    message: expect.stringContaining(time),
  });
});

it('refuses a time that has passed, the one it has, one of another date, check-ins, and anyone else', async () => {
  const { eventId, otherId, bookingId } = await booked();
  const [other] = await app.db.select().from(events).where(eq(events.id, otherId));
  const refused = async (day: string, time: string) => (await move(eventId, day, time)).json;
  const problem = (text: RegExp) => ({ fields: { startDate: expect.stringMatching(text) } });
  expect(await refused(dayFromNow(-2), '12:00')).toMatchObject(problem(/passed/));
  expect(await refused(dayFromNow(10), '12:00')).toMatchObject(problem(/already/));
  expect(await refused(other?.startDate ?? '', other?.startTime ?? '')).toMatchObject(problem(/Another date/));
  for (const by of [await buildTraveller(app.db), await buildOrganizer(app.db)])
    expect((await move(eventId, dayFromNow(11), '12:00', { by })).status).toBe(403);
  await app.db
    .update(tickets)
    .set({ checkedInAt: sql`now()` })
    .where(eq(tickets.bookingId, bookingId));
  expect(await move(eventId, dayFromNow(11), '12:00')).toMatchObject({
    status: 409,
    json: { message: expect.stringMatching(/checked in/) },
  });
  const draft = await buildEvent(app.db, {
    organizerId: organizer.id,
    createdBy: organizer.id,
    status: 'draft',
    ...start,
  });
  expect((await move(draft.id, dayFromNow(11), '12:00')).status).toBe(409);
});
