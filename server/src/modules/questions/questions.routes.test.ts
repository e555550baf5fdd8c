import { attendeeNameRoutes } from '@ascendant/contract/attendee';
import { bookingRoutes } from '@ascendant/contract/booking';
import { bookingQuestionRoutes as routes, type QuestionDraft } from '@ascendant/contract/booking-question';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingAnswers, bookingQuestions } from '../../../db/schema/attendees';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { answerAs, aQuestion, askAbout } from '../../../test/factories/questions';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  maya = await buildTraveller(app.db, { firstName: 'Maya' });
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse' })).id;
  const child = await buildDependent(app.db, maya.id, { firstName: 'Théo', dateOfBirth: '2018-07-03' });
  bookingId = await bookFreely(app, maya, { eventId, family: [child] });
});

const set = (questions: readonly QuestionDraft[], { removed = [] as number[], session = organizer.session } = {}) =>
  app.call(
    routes.setEventQuestions,
    { params: { id: eventId }, body: { questions: [...questions], removed } },
    session,
  );
const get = (session: Session = maya.session, id = bookingId) =>
  app.call(routes.getBookingQuestions, { params: { id } }, session);
const answer = (answers: { questionId: number; position: number | null; value: string }[], session = maya.session) =>
  app.call(routes.answerBookingQuestions, { params: { id: bookingId }, body: { answers } }, session);
const ask = (...questions: readonly QuestionDraft[]) => askAbout(app, organizer.session, { eventId, questions });

describe('an organizer’s questions', () => {
  it('belong to the series: every date of it asks them, in order', async () => {
    const [first] = (
      await app.db.execute<{ series_id: number }>(sql`select series_id from events where id = ${eventId}`)
    ).rows;
    const other = await buildFreeEvent(app.db, {
      createdBy: organizer.id,
      seriesId: first?.series_id ?? 0,
      startDate: dayFromNow(200),
    });
    await ask(aQuestion({ text: 'Boot size?' }), aQuestion({ text: 'Can you swim?', kind: 'yes_no' }));
    const { body } = await app.call(routes.getEventQuestions, { params: { id: other.id } }, organizer.session);
    expect(body.questions.map(({ text, hasAnswers }) => [text, hasAnswers])).toEqual([
      ['Boot size?', false],
      ['Can you swim?', false],
    ]);
  });

  it.each<[Partial<QuestionDraft>, Record<string, string>]>([
    [{ text: ' ' }, { 'questions.0.text': 'Please enter the question' }],
    [{ text: 'x'.repeat(201) }, { 'questions.0.text': 'Please use at most 200 characters' }],
    [{ kind: 'choice', options: ['S'] }, { 'questions.0.options': 'Please enter at least 2 answers to choose from' }],
    [{ fromAge: 0 }, { 'questions.0.fromAge': 'Please enter an age from 1 to 99' }],
    [{ fromAge: 100 }, { 'questions.0.fromAge': 'Please enter an age from 1 to 99' }],
  ])('that can’t be asked are refused at their field: %j', async (values, fields) => {
    expect(await set([aQuestion(values)])).toMatchObject({ status: 400, json: { code: 'invalid_input', fields } });
  });

  it('are 20 at most, and what isn’t named stays', async () => {
    await ask(...Array.from({ length: 19 }, (_, at) => aQuestion({ text: `Question ${at}` })));
    expect((await set([aQuestion({ text: 'One more' })])).body.questions).toHaveLength(20);
    expect(await set([aQuestion({ text: 'Too many' })])).toMatchObject({
      status: 400,
      json: { fields: { questions: 'At most 20 questions' } },
    });
  });

  it('keep their kind once they have answers, whose text of the question stays as it was', async () => {
    const [id = 0] = await ask(aQuestion({ text: 'Boot size?' }));
    await answer([{ questionId: id, position: 0, value: '42' }]);
    expect(await set([aQuestion({ id, kind: 'number' })])).toMatchObject({
      status: 400,
      json: { fields: { 'questions.0.kind': 'This question has answers. Remove it and add another one instead.' } },
    });
    const { body } = await set([aQuestion({ id, text: 'European boot size?' })]);
    expect(body.questions).toMatchObject([{ id, text: 'European boot size?', hasAnswers: true }]);
    expect(await app.db.select({ asked: bookingAnswers.asked }).from(bookingAnswers)).toContainEqual({
      asked: 'Boot size?',
    });
  });

  it('are deleted when removed, or retired if they have answers', async () => {
    const [kept = 0, gone = 0] = await ask(aQuestion({ text: 'Answered' }), aQuestion({ text: 'Not answered' }));
    await answer([{ questionId: kept, position: 0, value: 'yes' }]);
    expect((await set([], { removed: [kept, gone] })).body.questions).toEqual([]);
    const left = await app.db.select().from(bookingQuestions).where(eq(bookingQuestions.id, kept));
    expect(left).toMatchObject([{ retiredAt: expect.any(Date) }]);
    expect(await app.db.select().from(bookingQuestions).where(eq(bookingQuestions.id, gone))).toEqual([]);
    expect((await get()).body.slots).toEqual([]);
  });

  it('another organization’s question can’t be changed under its id', async () => {
    const [id = 0] = await ask(aQuestion());
    const another = await buildOrganizer(app.db);
    const theirs = (await buildFreeEvent(app.db, { createdBy: another.id })).id;
    const request = {
      params: { id: theirs },
      body: { questions: [aQuestion({ id, text: 'Mine now' })], removed: [id] },
    };
    expect((await app.call(routes.setEventQuestions, request, another.session)).status).toBe(400);
    await app.call(
      routes.setEventQuestions,
      { params: { id: theirs }, body: { questions: [], removed: [id] } },
      another.session,
    );
    expect((await get()).body.questions).toMatchObject([{ id, text: 'Boot size?' }]);
  });
});

describe('answers', () => {
  it('are given by the person who booked, for everyone who comes, and can be changed and taken back', async () => {
    const [each = 0, once = 0] = await ask(
      aQuestion({ isRequired: true }),
      aQuestion({ scope: 'booking', text: 'Arriving by?' }),
    );
    const before = (await get()).body;
    expect(before.people.map(({ position, name }) => [position, name.split(' ')[0]])).toEqual([
      [0, 'Maya'],
      [1, 'Théo'],
    ]);
    expect(before.slots.map(({ questionId, position }) => [questionId, position])).toEqual([
      [each, 0],
      [each, 1],
      [once, null],
    ]);
    expect(before.missing).toBe(2);
    const saved = await answer([
      { questionId: each, position: 0, value: ' 42 ' },
      { questionId: once, position: null, value: 'Bus' },
    ]);
    expect(saved.body.slots.map((slot) => slot.answer)).toEqual(['42', null, 'Bus']);
    expect(saved.body.missing).toBe(1);
    const changed = await answer([
      { questionId: each, position: 0, value: '' },
      { questionId: once, position: null, value: 'Car' },
    ]);
    expect(changed.body.slots.map((slot) => slot.answer)).toEqual([null, null, 'Car']);
  });

  it('of the wrong kind are refused at their field, and none of the others is saved', async () => {
    const [size = 0, day = 0] = await ask(aQuestion({ kind: 'number' }), aQuestion({ kind: 'date', text: 'Arrival?' }));
    const reply = await answer([
      { questionId: size, position: 0, value: '42' },
      { questionId: size, position: 1, value: 'small' },
      { questionId: day, position: 0, value: '2027-02-30' },
    ]);
    expect(reply).toMatchObject({
      status: 400,
      json: {
        code: 'invalid_input',
        fields: {
          [`answers.${size}.1`]: 'Please enter a number, such as 42 or 27.5.',
          [`answers.${day}.0`]: 'Please enter a date that exists.',
        },
      },
    });
    expect((await get()).body.slots.every((slot) => slot.answer === null)).toBe(true);
  });

  it('to a question that was removed meanwhile are refused at its field', async () => {
    const [id = 0] = await ask(aQuestion());
    await set([], { removed: [id] });
    expect(await answer([{ questionId: id, position: 0, value: '42' }])).toMatchObject({
      status: 400,
      json: { fields: { [`answers.${id}.0`]: expect.stringMatching(/^The organizer no longer asks this/) } },
    });
  });

  it('to a question that’s removed at the same moment are saved or refused, and never end in a 500', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id = 0] = await ask(aQuestion({ text: `Round ${round}?` }));
      const given = answer([{ questionId: id, position: 0, value: '42' }]);
      const [answered, removed] = await Promise.all([given, set([], { removed: [id] })]);
      expect([[200, 400].includes(answered.status), removed.status]).toEqual([true, 200]);
    }
  });

  it('to a question from an age aren’t asked of those who are younger, nor taken', async () => {
    const [id = 0] = await ask(aQuestion({ fromAge: 16, text: 'Driving licence?' }));
    expect((await get()).body.slots.map(({ position }) => position)).toEqual([0]);
    expect((await answer([{ questionId: id, position: 1, value: 'no' }])).status).toBe(400);
  });

  it('are someone’s own: 404 for the organizer and everyone else', async () => {
    const [id = 0] = await ask(aQuestion());
    for (const { session } of [organizer, await buildTraveller(app.db)]) {
      expect((await get(session)).status).toBe(404);
      expect((await answer([{ questionId: id, position: 0, value: 'x' }], session)).status).toBe(404);
    }
    expect((await get({})).status).toBe(401);
  });

  it('can’t be given for a cancelled booking or an event that’s over, and the sentence says so', async () => {
    await ask(aQuestion());
    await app.db.execute(
      sql`update events set start_date = ${dayFromNow(-3)}, end_date = ${dayFromNow(-3)} where id = ${eventId}`,
    );
    expect(await get()).toMatchObject({
      status: 409,
      json: { code: 'questions_closed', message: expect.stringMatching(/^This event is over/) },
    });
    await app.db.execute(
      sql`update events set start_date = ${dayFromNow(30)}, end_date = ${dayFromNow(30)} where id = ${eventId}`,
    );
    await app.call(bookingRoutes.listMyBookings, {}, maya.session);
    await app.db.execute(sql`update bookings set status = 'cancelled' where id = ${bookingId}`);
    expect((await get()).json).toMatchObject({ message: expect.stringMatching(/^This booking isn’t confirmed/) });
  });

  it('are offered again for the next booking, for the same person and question, and aren’t filled in', async () => {
    const [diet = 0, size = 0] = await ask(
      aQuestion({ text: 'Diet?' }),
      aQuestion({ text: 'Boot size?', kind: 'number' }),
    );
    await answer([
      { questionId: diet, position: 0, value: 'Vegan' },
      { questionId: size, position: 1, value: '31' },
    ]);
    const next = await buildFreeEvent(app.db, { createdBy: organizer.id });
    await askAbout(app, organizer.session, {
      eventId: next.id,
      questions: [aQuestion({ text: 'diet?' }), aQuestion({ text: 'Boot size?' })],
    });
    const { body } = await get(maya.session, await bookFreely(app, maya, { eventId: next.id }));
    // The second is another kind of question, and it was about Théo.
    expect(body.slots.map(({ answer: given, earlier }) => [given, earlier])).toEqual([
      [null, 'Vegan'],
      [null, null],
    ]);
  });

  it('about someone whose name on the ticket changes are forgotten: someone else is coming', async () => {
    const [id = 0] = await ask(aQuestion({ isSensitive: true }));
    await answer([0, 1].map((position) => ({ questionId: id, position, value: `about ${position}` })));
    const rename = { params: { id: bookingId, position: 1 }, body: { name: 'Zoé Roy' } };
    await app.call(attendeeNameRoutes.renameAttendee, rename, maya.session);
    expect((await get()).body.slots.map((slot) => slot.answer)).toEqual(['about 0', null]);
  });

  it('are counted on My Bookings while they can be given, and not for a booking that’s asked nothing', async () => {
    const mine = async () => (await app.call(bookingRoutes.listMyBookings, {}, maya.session)).body[0]?.questions;
    expect(await mine()).toBeNull();
    const [id = 0] = await ask(aQuestion({ isRequired: true }), aQuestion({ scope: 'booking' }));
    expect(await mine()).toEqual({ asked: 3, unanswered: 3, missing: 2 });
    await answerAs(app, maya.session, { bookingId, answers: [{ questionId: id, position: 0, value: 'x' }] });
    expect(await mine()).toEqual({ asked: 3, unanswered: 2, missing: 1 });
  });

  it('ERR-06 leave an entry in the audit log, without what was answered', async () => {
    const [id = 0] = await ask(aQuestion());
    await answer([{ questionId: id, position: 0, value: 'Pelican' }]);
    const entry = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect(entry).toMatchObject({
      actorId: maya.id,
      action: 'booking.questions_answered',
      targetId: String(bookingId),
    });
    expect(JSON.stringify(entry)).not.toContain('Pelican');
  });
});
