import { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import { describe, expect, it } from 'vitest';
import { waitlistEntries } from '../../../db/schema/waitlist';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { answerAs, aQuestion, askAbout } from '../../../test/factories/questions';
import { buildReview } from '../../../test/factories/reviews';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const day = (session: Session) => app.call(organizerDayRoutes.organizerDay, {}, session);

describe('the organizer’s day', () => {
  it('is empty without events', async () => {
    const { body } = await day((await buildOrganizer(app.db)).session);
    expect(body).toEqual({
      next: null,
      waiting: { reviews: 0, waitlists: [], waivers: [], returned: [], answers: [], disputes: [] },
    });
  });

  it('begins with the next published date of one’s own: seats, and when check-in opens', async () => {
    const organizer = await buildOrganizer(app.db);
    const own = { createdBy: organizer.id, capacity: 12 };
    await buildFreeEvent(app.db, { ...own, title: 'Later', startDate: dayFromNow(30) });
    const next = await buildFreeEvent(app.db, { ...own, title: 'Next', startDate: dayFromNow(20) });
    await buildFreeEvent(app.db, { ...own, title: 'Draft', status: 'draft', startDate: dayFromNow(5) });
    await buildFreeEvent(app.db, { title: 'Someone else’s', startDate: dayFromNow(4) });
    await bookFreely(app, await buildTraveller(app.db), { eventId: next.id });
    const { body } = await day(organizer.session);
    expect(body.next).toMatchObject({ id: next.id, title: 'Next', seatsTaken: 1, capacity: 12, isUnderWay: false });
    const hours = (next.event.startsAt.getTime() - Date.parse(body.next?.checkInOpensAt ?? '')) / 3_600_000;
    expect(hours).toBe(next.event.checkInOpensHours);
    expect(body.next?.day).toEqual({ on: dayFromNow(20), dates: 1 });
  });

  it('says how many published dates its day has: those that begin on it, and those that are under way', async () => {
    const organizer = await buildOrganizer(app.db);
    const build = (startDate: string, endDate = startDate, more = {}) =>
      buildFreeEvent(app.db, { createdBy: organizer.id, startDate, endDate, ...more });
    await build(dayFromNow(20), dayFromNow(22));
    await build(dayFromNow(20));
    await build(dayFromNow(21));
    await build(dayFromNow(20), dayFromNow(20), { status: 'draft' });
    expect((await day(organizer.session)).body.next?.day).toEqual({ on: dayFromNow(20), dates: 2 });
  });

  it('names what waits: reviews without an answer, waitlists of dates to come, and events returned with a reason', async () => {
    const organizer = await buildOrganizer(app.db);
    const full = await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Full' });
    const waiting = await buildTraveller(app.db);
    await app.db.insert(waitlistEntries).values({ eventId: full.id, userId: waiting.id, seats: 2 });
    const draft = {
      createdBy: organizer.id,
      status: 'draft',
      title: 'Returned',
      returnReason: 'Where do you meet?',
    } as const;
    const returned = await buildFreeEvent(app.db, draft);
    await buildReview(app.db, { eventId: full.id, userId: waiting.id });
    const answer = { adminResponse: 'Thanks', respondedBy: organizer.id, respondedAt: new Date() };
    await buildReview(app.db, { eventId: full.id, userId: (await buildTraveller(app.db)).id, ...answer });
    const { body } = await day(organizer.session);
    expect(body.waiting).toMatchObject({
      reviews: 1,
      waitlists: [{ id: full.id, title: 'Full', parties: 1 }],
      returned: [{ id: returned.id, title: 'Returned' }],
    });
  });

  it('names dates within two weeks on which required answers are missing, with how many bookings owe some', async () => {
    const organizer = await buildOrganizer(app.db);
    const own = { createdBy: organizer.id, capacity: 12 };
    const near = await buildFreeEvent(app.db, { ...own, title: 'Near', startDate: dayFromNow(10) });
    const far = await buildFreeEvent(app.db, { ...own, title: 'Far', startDate: dayFromNow(20) });
    const questions = [aQuestion({ isRequired: true })];
    const [id = 0] = await askAbout(app, organizer.session, { eventId: near.id, questions });
    await askAbout(app, organizer.session, { eventId: far.id, questions });
    const people = [await buildTraveller(app.db), await buildTraveller(app.db), await buildTraveller(app.db)];
    const bookings = [];
    for (const person of people) bookings.push(await bookFreely(app, person, { eventId: near.id }));
    await bookFreely(app, await buildTraveller(app.db), { eventId: far.id });
    const answers = [{ questionId: id, position: 0, value: '42' }];
    await answerAs(app, people[0]?.session ?? {}, { bookingId: bookings[0] ?? 0, answers });
    expect((await day(organizer.session)).body.waiting.answers).toMatchObject([
      { id: near.id, title: 'Near', bookings: 2 },
    ]);
  });

  it('AUT-01 is for organizers and admins, each about their own events', async () => {
    expect((await day({})).status).toBe(401);
    expect((await day((await buildTraveller(app.db)).session)).status).toBe(403);
    expect((await day((await buildAdmin(app.db)).session)).body.next).toBeNull();
  });
});
