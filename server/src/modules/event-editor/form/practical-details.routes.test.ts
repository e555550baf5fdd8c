import { routes } from '@ascendant/contract/routes';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, type EventOptions } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { createDraft } from '../../../../test/new-event';
import { testApp } from '../../../../test/test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const step = { when: 'Day 1', title: 'Up to the hut', text: 'Six hours.' };
const question = { question: 'Dogs?', answer: 'On a leash.' };
const empty = { when: '', title: '', text: '' };

const edit = (id: number, body: object) => app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
const own = async (options: EventOptions = {}) =>
  (await buildEvent(app.db, { createdBy: organizer.id, ...options })).id;

describe('an itinerary, and questions with answers', () => {
  it('come with a new event, without its empty entries, in the order given', async () => {
    const { status, json } = await createDraft(app, organizer.session, {
      itinerary: JSON.stringify([{ title: 'Tea' }, empty, step]),
      questions: JSON.stringify([question]),
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      itinerary: [{ when: '', title: 'Tea', text: '' }, step],
      questions: [question],
    });
  });

  it('are on the public page once they’re edited, and the audit log has both versions', async () => {
    const id = await own();
    const { body } = await edit(id, { itinerary: [step], questions: [question] });
    expect(body).toMatchObject({ itinerary: [step], questions: [question], version: 2 });
    expect((await app.call(routes.getEvent, { params: { id } })).body).toMatchObject({ itinerary: [step] });
    const [entry] = await app.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)))
      .orderBy(desc(auditLog.id));
    expect(entry?.changes).toEqual({
      itinerary: { before: [], after: [step] },
      questions: { before: [], after: [question] },
    });
  });

  it('that are sent unchanged are no change, and those that aren’t sent stay', async () => {
    const id = await own();
    await edit(id, { itinerary: [step], questions: [question] });
    const { text, title, when } = step;
    expect((await edit(id, { itinerary: [{ text, title, when }, empty] })).body).toMatchObject({ version: 2 });
    expect((await edit(id, { capacity: 33 })).body).toMatchObject({ version: 3, itinerary: [step] });
    expect((await edit(id, { itinerary: [], questions: [] })).body).toMatchObject({ itinerary: [], questions: [] });
  });

  it.each([
    [{ itinerary: [step, { ...step, title: '' }] }, { 'itinerary.1.title': 'Please name this step' }],
    [{ itinerary: Array.from({ length: 21 }, () => step) }, { itinerary: 'Please use at most 20 steps' }],
    [{ questions: [{ question: 'Dogs?', answer: '' }] }, { 'questions.0.answer': 'Please enter the answer' }],
    [
      { questions: [{ ...question, answer: 'x'.repeat(801) }] },
      { 'questions.0.answer': 'Please use at most 800 characters' },
    ],
  ])('that break a rule are refused with a sentence at their field: %#', async (body, fields) => {
    const { status, json } = await edit(await own(), body);
    expect([status, json]).toEqual([400, expect.objectContaining({ fields })]);
  });

  it('are refused by the database, too, when they aren’t lists or have too many entries', async () => {
    const id = await own();
    const write = (list: unknown) =>
      app.db
        .update(events)
        .set({ itinerary: sql`${JSON.stringify(list)}::jsonb` })
        .where(eq(events.id, id));
    for (const list of [{}, 'Up', Array.from({ length: 21 }, () => step)]) await expect(write(list)).rejects.toThrow();
    await write(Array.from({ length: 20 }, () => step));
  });
});

const banff = { latitude: 51.1762, longitude: -115.5698 };
const kiosk = { meetingLatitude: 51.1154, meetingLongitude: -115.7631 };
const fieldsOf = async (id: number, body: object) => {
  const { status, json } = await edit(id, body);
  return [status, (json as { fields?: object }).fields];
};

describe('where exactly people meet', () => {
  it('is on the public page once it’s said, stays over other edits, and can be removed', async () => {
    const id = await own(banff);
    expect((await edit(id, kiosk)).body).toMatchObject(kiosk);
    await edit(id, { capacity: 33 });
    expect((await app.call(routes.getEvent, { params: { id } })).body).toMatchObject(kiosk);
    const none = { meetingLatitude: null, meetingLongitude: null };
    expect((await edit(id, none)).body).toMatchObject(none);
  });

  it('is at most 100 km from the event’s place, if we know that place', async () => {
    const inCalgary = { meetingLatitude: 51.0447, meetingLongitude: -114.0719 };
    const sentence = expect.stringMatching(/^This is 10\d km from the event’s location\./);
    expect(await fieldsOf(await own(banff), inCalgary)).toEqual([400, { meetingLatitude: sentence }]);
    const unknown = { location: 'Larch camp', latitude: null, longitude: null };
    expect((await edit(await own(unknown), inCalgary)).status).toBe(200);
    const moving = await own({ ...banff, ...kiosk });
    const [status, fields] = await fieldsOf(moving, { location: 'Halifax, Nova Scotia, Canada' });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['meetingLatitude']]);
  });

  it('is both numbers or neither, in degrees, for the call and for the database', async () => {
    const id = await own(banff);
    for (const half of [{ meetingLatitude: 51 }, { meetingLongitude: -115 }])
      expect(await fieldsOf(id, half)).toEqual([400, { meetingLatitude: 'Please enter both latitude and longitude' }]);
    expect(await fieldsOf(id, { meetingLatitude: 91, meetingLongitude: 0 })).toMatchObject([
      400,
      { meetingLatitude: expect.any(String) },
    ]);
    const write = (spot: object) => app.db.update(events).set(spot).where(eq(events.id, id));
    await expect(write({ meetingLatitude: 51 })).rejects.toThrow();
    await expect(write({ meetingLatitude: 91, meetingLongitude: 0 })).rejects.toThrow();
  });

  it('is emailed to everyone with a booking when it moves, with a link to it', async () => {
    const { id } = await buildFreeEvent(app.db, { createdBy: organizer.id, ...banff });
    const guest = await buildTraveller(app.db);
    await bookFreely(app, guest, { eventId: id });
    await edit(id, kiosk);
    await app.runJobs();
    const mail = app.mailer.sent.find(({ to, subject }) => to === guest.user.email && subject.startsWith('Changed:'));
    expect(mail?.text).toContain('The meeting point has moved on the map.');
    expect(mail?.text).toContain('https://www.openstreetmap.org/?mlat=51.1154&mlon=-115.7631#map=17');
    expect(mail?.files[0]?.content.toString()).toContain('GEO:51.1154;-115.7631');
  });
});
