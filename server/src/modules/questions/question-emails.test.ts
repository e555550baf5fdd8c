import { bookingQuestionRoutes as routes, type QuestionDraft } from '@ascendant/contract/booking-question';
import { manualBookingRoutes } from '@ascendant/contract/event-bookings';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../db/schema/mails';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { answerAs, aQuestion, askAbout } from '../../../test/factories/questions';
import { testApp } from '../../../test/test-app';
import { letJobsWait } from '../../../test/waiting-jobs';
import { askQuestions } from './ask-questions';

const app = await testApp();
const site = 'https://site.example';

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
  maya = await buildTraveller(app.db, { firstName: 'Maya' });
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse' })).id;
  bookingId = await bookFreely(app, maya, { eventId });
  await letJobsWait(app);
  app.mailer.sent.length = 0;
});

const ask = (...questions: readonly QuestionDraft[]) => askAbout(app, organizer.session, { eventId, questions });
const bookedHoursAgo = (hours: number) =>
  app.db.execute(
    sql`update bookings set confirmed_at = now() - make_interval(mins => ${hours * 60}::int) where id = ${bookingId}`,
  );
const startsInHours = (hours: number) =>
  app.db
    .execute(sql`update events set start_date = (local_time(now(), timezone) + make_interval(mins => ${hours * 60}::int))::date,
    start_time = to_char(local_time(now(), timezone) + make_interval(mins => ${hours * 60}::int), 'HH24:MI'),
    end_date = (local_time(now(), timezone) + make_interval(days => 9))::date where id = ${eventId}`);
/** The subjects of what Maya got. */
async function sent(): Promise<readonly string[]> {
  await askQuestions(app.db, site);
  await app.runJobs();
  return app.mailer.sent.filter(({ to }) => to === maya.user.email).map(({ subject }) => subject);
}
const oldMails = () => app.db.execute(sql`update mails set created_at = created_at - interval '2 days'`);
function tokenIn(text: string): string {
  return /booking-questions#(\S+)/.exec(text)?.[1] ?? '';
}

describe('an email that asks', () => {
  it.each([
    [0.9, []],
    [1.1, ['A few questions before Dawn traverse']],
  ])('goes out an hour after the booking, once: %f hours', async (hours, subjects) => {
    await ask(aQuestion());
    await bookedHoursAgo(hours);
    expect([await sent(), await sent()]).toEqual([subjects, subjects]);
  });

  it('doesn’t go to those who have answered, to those who are asked nothing, or after the event has begun', async () => {
    await bookedHoursAgo(2);
    expect(await sent()).toEqual([]);
    const [id = 0] = await ask(aQuestion({ isRequired: true }), aQuestion({ fromAge: 99 }));
    await answerAs(app, maya.session, { bookingId, answers: [{ questionId: id, position: 0, value: 'x' }] });
    expect(await sent()).toEqual([]);
    await answerAs(app, maya.session, { bookingId, answers: [{ questionId: id, position: 0, value: '' }] });
    await startsInHours(-1);
    expect(await sent()).toEqual([]);
  });

  it('leads to a page that needs no sign-in, names the organizer, and says nothing of what’s asked', async () => {
    await ask(aQuestion({ text: 'Any allergies?', isSensitive: true }));
    await bookedHoursAgo(2);
    await sent();
    const mail = app.mailer.lastTo(maya.user.email);
    expect(mail.text).toContain('Larch Valley Guides would like to know a few things');
    expect([mail.text, mail.html].join()).not.toMatch(/allerg/i);
    const token = tokenIn(mail.text);
    expect((await app.call(routes.readQuestionsByLink, { body: { token } })).body).toMatchObject({
      missing: 0,
      slots: [{ answer: null }],
    });
  });

  it('goes to a guest of a manual booking, too, who has no account', async () => {
    await ask(aQuestion());
    const body = {
      guests: [{ name: 'Gail Guest', isChild: false }],
      email: 'gail@mail.example',
      paidBy: 'cash',
    } as const;
    await app.call(
      manualBookingRoutes.bookManually,
      { params: { id: eventId }, body: { ...body, guests: [...body.guests] } },
      organizer.session,
    );
    await app.db.execute(
      sql`update bookings set confirmed_at = now() - interval '2 hours' where guest_email = 'gail@mail.example'`,
    );
    await sent();
    const token = tokenIn(app.mailer.lastTo('gail@mail.example').text);
    const { body: asked } = await app.call(routes.readQuestionsByLink, { body: { token } });
    expect(asked.people).toEqual([{ position: 0, name: 'Gail Guest' }]);
  });
});

describe('a reminder', () => {
  it.each([
    [3 * 24 + 1, 0],
    [3 * 24 - 1, 1],
  ])('goes out from 3 days before the event, while a required answer is missing: %i hours', async (hours, count) => {
    await ask(aQuestion({ isRequired: true }));
    await bookedHoursAgo(30);
    await sent();
    await oldMails();
    app.mailer.sent.length = 0;
    await startsInHours(hours);
    const subjects = Array.from({ length: count }, () => 'Please answer before Dawn traverse');
    expect([await sent(), await sent()]).toEqual([subjects, subjects]);
  });

  it('doesn’t go out within a day of the email that asked, nor of the booking', async () => {
    await ask(aQuestion({ isRequired: true }));
    await startsInHours(48);
    await bookedHoursAgo(23);
    expect(await sent()).toEqual(['A few questions before Dawn traverse']);
    await bookedHoursAgo(30);
    expect(await sent()).toHaveLength(1);
    await oldMails();
    expect(await sent()).toHaveLength(2);
  });

  it('doesn’t go to those who have given every required answer', async () => {
    const [id = 0] = await ask(aQuestion({ isRequired: true }), aQuestion({ text: 'Optional?' }));
    await answerAs(app, maya.session, { bookingId, answers: [{ questionId: id, position: 0, value: 'x' }] });
    await startsInHours(48);
    await bookedHoursAgo(48);
    expect(await sent()).toEqual([]);
  });
});

describe('the link', () => {
  const read = (token: string) => app.call(routes.readQuestionsByLink, { body: { token } });
  async function link(): Promise<string> {
    await bookedHoursAgo(2);
    await sent();
    return tokenIn(app.mailer.lastTo(maya.user.email).text);
  }

  it('answers without signing in, shows what isn’t sensitive, and hides what is', async () => {
    const [size = 0, allergy = 0] = await ask(aQuestion(), aQuestion({ text: 'Allergies?', isSensitive: true }));
    const token = await link();
    const answers = [
      { questionId: size, position: 0, value: '42' },
      { questionId: allergy, position: 0, value: 'Penicillin' },
    ];
    const reply = await app.call(routes.answerQuestionsByLink, { body: { token, answers } });
    expect(reply.body.slots.map(({ answer, isHidden }) => [answer, isHidden])).toEqual([
      ['42', false],
      [null, true],
    ]);
    const own = await app.call(routes.getBookingQuestions, { params: { id: bookingId } }, maya.session);
    expect(own.body.slots.map(({ answer }) => answer)).toEqual(['42', 'Penicillin']);
  });

  it('of another booking, a made-up one or a cut one opens nothing, and the sentence says what to do', async () => {
    await ask(aQuestion());
    const token = await link();
    const [id = '', proof = ''] = token.split('.');
    const changed = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`;
    for (const wrong of [`${Number(id) + 1}.${proof}`, `${id}.${changed}`, `4294967296.${proof}`])
      expect(await read(wrong)).toMatchObject({
        status: 404,
        json: { message: expect.stringMatching(/Open it from the email again/) },
      });
    expect(await read(token.slice(0, -1))).toMatchObject({
      status: 400,
      json: { fields: { token: expect.stringMatching(/isn’t complete/) } },
    });
  });

  it('shows no earlier answers, which someone it was passed on to could read', async () => {
    const [id = 0] = await ask(aQuestion({ text: 'Diet?' }));
    const other = await buildFreeEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(60) });
    const [otherId = 0] = await askAbout(app, organizer.session, {
      eventId: other.id,
      questions: [aQuestion({ text: 'Diet?' })],
    });
    const otherBooking = await bookFreely(app, maya, { eventId: other.id });
    await answerAs(app, maya.session, {
      bookingId: otherBooking,
      answers: [{ questionId: otherId, position: 0, value: 'Vegan' }],
    });
    expect((await read(await link())).body.slots).toEqual([
      { questionId: id, position: 0, answer: null, isHidden: false, earlier: null },
    ]);
  });

  it('stops when the event is over or the booking ends, with the reason', async () => {
    await ask(aQuestion());
    const token = await link();
    await app.db.execute(sql`update bookings set status = 'cancelled' where id = ${bookingId}`);
    expect(await read(token)).toMatchObject({ status: 409, json: { code: 'questions_closed' } });
  });
});

it('emails about questions name no one else on the booking', async () => {
  const child = await buildDependent(app.db, maya.id, { firstName: 'Théodore', dateOfBirth: '2018-07-03' });
  const family = await buildFreeEvent(app.db, { createdBy: organizer.id });
  const id = await bookFreely(app, maya, { eventId: family.id, family: [child] });
  await askAbout(app, organizer.session, { eventId: family.id, questions: [aQuestion()] });
  await app.db.execute(sql`update bookings set confirmed_at = now() - interval '2 hours' where id = ${id}`);
  await sent();
  const rows = await app.db.select({ kind: mails.kind, text: mails.text }).from(mails);
  const asked = rows.filter(({ kind }) => kind === 'questions_asked').map(({ text }) => text);
  expect(asked.join()).not.toContain('Théodore');
  expect(asked.length).toBeGreaterThan(0);
});
