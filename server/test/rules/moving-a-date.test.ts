import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tickets } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { auditLog } from '../../db/schema/logs';
import { pricingTiers } from '../../db/schema/pricing';
import { eventEditorModule } from '../../src/modules/event-editor/event-editor.module';
import { endUnanswered } from '../../src/modules/payments/change/end-unanswered';
import { as } from '../checkout/checkout';
import type { ProviderEnvironment } from '../checkout/provider-environment';
import { sandboxEnvironment } from '../checkout/sandbox-environment';
import { bookingOf, buildConfirmed, expectCleanEnd, seatsOf, stateOf } from '../checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import type { TestApp } from '../test-app';

let environment: ProviderEnvironment;
let app: TestApp;
let organizer: SignedInPerson;
beforeAll(async () => {
  environment = await sandboxEnvironment({ later: [eventEditorModule] });
  app = environment.app;
  organizer = await buildOrganizer(app.db);
});
afterAll(() => expectCleanEnd(environment));

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

const move = (id: number, startDate: string, startTime: string, from = start, by = organizer) =>
  app.call(
    routes.moveDate,
    { params: { id }, body: { from, startDate, startTime } },
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

const take = (token: string, to: { startDate: string; startTime: string }) =>
  app.call(routes.takeMovedDate, { body: { token, to } });

/** Lets the time to answer pass, and runs the job that's due then. */
async function afterTheDeadline({ eventId, bookingId }: Booked) {
  await app.db
    .update(bookings)
    .set({ moveAnswerBy: sql`now() - interval '1 second'` })
    .where(sql`${bookings.id} = ${bookingId} and status = 'confirmed' and ${bookings.moveAnswerBy} is not null`);
  expect(await endUnanswered({ db: app.db }, { eventId, forMs: 10_000 })).toBe(true);
  await app.runJobs();
}

it('a date that’s moved keeps its seats and tickets, is as long as before, asks everyone once with three choices, and is in the log', async () => {
  const scene = await booked();
  const { eventId, bookingId } = scene;
  const codes = () => app.db.select({ code: tickets.code }).from(tickets).where(eq(tickets.bookingId, bookingId));
  const before = await codes();
  const reply = await move(eventId, dayFromNow(12), '15:00');
  const moved = { startDate: dayFromNow(12), startTime: '15:00', endDate: dayFromNow(12), endTime: '23:00' };
  expect(reply).toMatchObject({ status: 200, json: { eventId, ...moved, told: 1 } });
  const hours = (Date.parse(reply.body.answerBy ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  await app.runJobs();
  const [letter, ...more] = mailsTo(scene, /^Please answer/);
  expect(more).toEqual([]);
  expect(letter?.text).toMatch(/It now takes place on .* \(it was .*\)\./);
  expect(letter?.text).toMatch(
    /Please answer by .*\. If we don’t hear from you by then, we’ll cancel your booking and refund/,
  );
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

it('someone takes the new date by the link without signing in, and again; they’re asked no more and nothing is refunded later', async () => {
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
  expect(answers.map(({ body }) => [body.state, body.answerBy])).toEqual([
    ['taken', null],
    ['taken', null],
  ]);
  await afterTheDeadline(scene);
  expect(await stateOf(app, scene.bookingId)).toBe('confirmed/completed');
  const taken = await app.db
    .select()
    .from(auditLog)
    .where(sql`action = 'booking.move_taken' and target_id = ${String(scene.bookingId)}`);
  expect(taken).toHaveLength(1);
});

it('someone takes another date, whatever the policy says, and is asked no more', async () => {
  const scene = await booked();
  const { eventId, otherId, bookingId, user } = scene;
  await move(eventId, dayFromNow(12), '15:00');
  const body = { fromEventId: eventId, eventId: otherId, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: otherId, moveAnswerBy: null });
  await afterTheDeadline(scene);
  expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
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

it('no answer in time means a full refund, once, with an email that says why; the link says that it’s over', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  const token = await tokenOf(scene);
  await endUnanswered({ db: app.db }, { eventId: scene.eventId, forMs: 10_000 });
  expect(await stateOf(app, scene.bookingId)).toBe('confirmed/completed');
  await afterTheDeadline(scene);
  await afterTheDeadline(scene);
  expect(await stateOf(app, scene.bookingId)).toBe('cancelled/refunded');
  const { rows } = await app.db.execute<{ share: number }>(sql`select r.amount_cents::float8 / b.total_cents as share
    from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id where b.id = ${scene.bookingId}`);
  expect(rows).toEqual([{ share: 1 }]);
  expect(await seatsOf(app, scene.eventId)).toEqual({ confirmed: 0, held: 0 });
  expect(mailsTo(scene, /^Your refund is on its way/).map(({ text }) => text)).toEqual([
    expect.stringContaining('we didn’t hear in time whether you’re coming'),
  ]);
  expect((await app.call(routes.readDateMove, { body: { token } })).body.state).toBe('ended');
  expect((await take(token, { startDate: dayFromNow(12), startTime: '15:00' })).status).toBe(409);
});

it('after the deadline, before the job has run, the new date can’t be taken any more', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  const token = await tokenOf(scene);
  await app.db
    .update(bookings)
    .set({ moveAnswerBy: sql`now()` })
    .where(eq(bookings.id, scene.bookingId));
  expect((await app.call(routes.readDateMove, { body: { token } })).body.state).toBe('late');
  expect(await take(token, { startDate: dayFromNow(12), startTime: '15:00' })).toMatchObject({
    status: 409,
    json: { message: expect.stringMatching(/time to answer is over/) },
  });
  await afterTheDeadline(scene);
});

it('a guest who’s been checked in came, so nothing is refunded', async () => {
  const scene = await booked();
  await move(scene.eventId, dayFromNow(12), '15:00');
  await app.db
    .update(tickets)
    .set({ checkedInAt: sql`now()` })
    .where(eq(tickets.bookingId, scene.bookingId));
  await afterTheDeadline(scene);
  expect(await stateOf(app, scene.bookingId)).toBe('confirmed/completed');
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
    startDate: dayFromNow(12),
    startTime: '15:00',
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
  expect((await move(scene.eventId, sunday.startDate, sunday.startTime, saturday)).status).toBe(200);
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
    expect((await move(eventId, dayFromNow(11), '12:00', start, by)).status).toBe(403);
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
