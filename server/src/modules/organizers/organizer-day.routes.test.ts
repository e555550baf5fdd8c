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
      waiting: { reviews: 0, waitlists: [], waivers: [], returned: [], answers: [], disputes: [] },
    });
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
    expect((await day((await buildAdmin(app.db)).session)).status).toBe(200);
  });
});
