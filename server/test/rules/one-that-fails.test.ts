import { routes } from '@ascendant/contract/routes';
import { reminderHours } from '@ascendant/domain/booking/event-emails';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addJob } from '../../src/jobs/add-job.repository';
import { bookFreely } from '../factories/bookings';
import { eventTimes } from '../factories/event-times';
import { buildFreeEvent } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { aQuestion, askAbout } from '../factories/questions';
import { buildWaiver } from '../factories/waivers';
import { testApp } from '../test-app';

const app = await testApp();
let organizer: SignedInPerson;
let eventId: number;
let people: readonly SignedInPerson[];
let bookingIds: readonly number[];
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  const times = eventTimes((reminderHours - 1) * 60, { timezone: 'UTC', lasts: 30 });
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, duration: 2, ...times })).id;
  people = [await buildTraveller(app.db), await buildTraveller(app.db), await buildTraveller(app.db)];
  const booked = [];
  for (const person of people) booked.push(await bookFreely(app, person, { eventId }));
  bookingIds = booked;
  await app.db.execute(sql`update bookings set confirmed_at = now() - interval '9 days' where event_id = ${eventId}`);
  await app.runJobs();
  app.mailer.sent.length = 0;
});

/** No email to the first person can be queued while this works. */
async function withTheFirstRefused(work: () => Promise<unknown>): Promise<void> {
  await app.pool
    .query(`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_mail before insert on mails for each row
    when (new.to_address = '${people[0]?.user.email}') execute function refuse_mail()`);
  await work().finally(() => app.pool.query('drop trigger refuse_mail on mails; drop function refuse_mail()'));
}

/** Who got an email like this. */
const told = (subject: RegExp) =>
  people.map(
    ({ user }) => app.mailer.sent.filter((mail) => mail.to === user.email && subject.test(mail.subject)).length,
  );

it.each([
  [
    'a change of the event',
    /^Changed: /,
    () =>
      app.call(
        routes.updateEvent,
        { params: { id: eventId }, body: { meetingPoint: 'At the ferry' } },
        organizer.session,
      ),
  ],
  [
    'a clock change',
    /^Clock change: /,
    () => addJob(app.db, 'tell_of_clock_change', { eventId, version: 1, startMinutes: 60, endMinutes: 60 }),
  ],
  [
    'a message to everyone',
    /Bring warm clothes/,
    () =>
      app.call(
        routes.sendEventMessage,
        { params: { id: eventId }, body: { subject: 'Bring warm clothes', text: 'It will be cold at the lake.' } },
        organizer.session,
      ),
  ],
  [
    'a waiver to sign',
    /^Please sign/,
    async () => {
      await buildWaiver(app.db, { eventId, bookingId: bookingIds[0] ?? 0 });
      await addJob(app.db, 'ask_for_waivers', {});
    },
  ],
  [
    'questions of the organizer',
    /questions? before/,
    async () => {
      await askAbout(app, organizer.session, { eventId, questions: [aQuestion()] });
      await addJob(app.db, 'ask_questions', {});
    },
  ],
  ['a reminder', /^Coming up: /, () => addJob(app.db, 'write_event_emails', {})],
])(
  '%s: someone whose email can’t be queued keeps no other from theirs, and gets it later',
  async (_what, subject, cause) => {
    await withTheFirstRefused(async () => {
      await cause();
      await app.runJobs();
    });
    expect(told(subject)).toEqual([0, 1, 1]);
    await app.pool.query('update graphile_worker._private_jobs set run_at = now() where last_error is not null');
    await app.runJobs();
    expect(told(subject)).toEqual([1, 1, 1]);
  },
);
