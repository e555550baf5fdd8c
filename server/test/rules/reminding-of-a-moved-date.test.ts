import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { mails } from '../../db/schema/mails';
import { remindUnanswered } from '../../src/modules/event-editor/notices/remind-unanswered';
import { expectCleanInvariants } from '../clean-invariants';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp } from '../test-app';

const site = 'https://ascendant.example';
const hour = 3_600_000;

const app = await testApp();
const organizer = await buildOrganizer(app.db);
let id: number;
let start: { startDate: string; startTime: string };
let people: readonly { person: SignedInPerson; bookingId: number }[];

beforeEach(async () => {
  start = { startDate: dayFromNow(10), startTime: '12:00' };
  id = (
    await buildFreeEvent(app.db, { createdBy: organizer.id, organizerId: organizer.id, ...start, endTime: '20:00' })
  ).id;
  const built = [];
  for (let index = 0; index < 3; index += 1) {
    const person = await buildTraveller(app.db);
    built.push({ person, bookingId: await bookFreely(app, person, { eventId: id }) });
  }
  people = built;
});
afterEach(() => expectCleanInvariants(app.db));

/** Moves the date, asking for answers by a day, and tells everyone. @returns until when they answer */
async function move(
  to: { startDate: string; startTime: string },
  asked: { answerDay?: string } = { answerDay: dayFromNow(to.startDate === dayFromNow(13) ? 6 : 5) },
): Promise<string | null> {
  const order = { params: { id }, body: { from: start, ...to, ...asked } };
  const reply = await app.call(routes.moveDate, order, organizer.session);
  expect(reply.status).toBe(200);
  start = to;
  await app.runJobs();
  return reply.body.answerBy;
}
const days = (count: number) => ({ startDate: dayFromNow(count), startTime: '12:00' });

interface WaitingJob extends Record<string, unknown> {
  readonly id: string;
  readonly answerBy: string;
  readonly runAt: Date;
}
const waitingJobs = async () =>
  (
    await app.pool.query<WaitingJob>(
      `select id, payload->>'answerBy' as "answerBy", run_at as "runAt" from graphile_worker._private_jobs
        where task_id = (select id from graphile_worker._private_tasks where identifier = 'remind_unanswered')
          and (payload->>'eventId')::int = $1 order by run_at`,
      [id],
    )
  ).rows;
/** Runs the reminders that wait, as if it were their time. */
async function whenTheyAreDue() {
  const ids = (await waitingJobs()).map((job) => job.id);
  await app.pool.query('update graphile_worker._private_jobs set run_at = now() where id = any($1)', [ids]);
  await app.runJobs();
}
const reminded = () =>
  app.mailer.sent.filter(({ subject, text }) => subject.startsWith('Reminder: can') && text.includes(`/events/${id}`));
const personAt = (index: number) => people[index] ?? expect.unreachable();
const addresses = () =>
  reminded()
    .map(({ to }) => to)
    .toSorted();
const emailsOf = (...which: readonly number[]) => which.map((index) => personAt(index).person.user.email).toSorted();
const link = (index: number) => new RegExp(`/moved-date#(${personAt(index).bookingId}\\.\\S+)`);

describe('before the day ends by which an organizer asks for answers', () => {
  it('everyone who hasn’t answered is reminded, 12 hours before, with the choices and the time; running it again reminds no one twice', async () => {
    const answerBy = await move(days(12));
    const [job] = await waitingJobs();
    expect(job?.answerBy).toBe(answerBy);
    expect(Date.parse(answerBy ?? '') - (job?.runAt.getTime() ?? 0)).toBeCloseTo(12 * hour, -2);
    expect(reminded()).toEqual([]);
    await whenTheyAreDue();
    expect(addresses()).toEqual(emailsOf(0, 1, 2));
    const text = reminded().find((mail) => mail.to === personAt(0).person.user.email)?.text ?? '';
    expect(text).toMatch(/You keep your seats unless you say no\. The organizer would like to know by /);
    expect(text).toContain(`/my-bookings?cancel=${personAt(0).bookingId}`);
    const token = link(0).exec(text)?.[1] ?? '';
    expect((await app.call(routes.takeMovedDate, { body: { token, to: days(12) } })).body.state).toBe('taken');
    const again = () => remindUnanswered(app.db, { eventId: id, answerBy: answerBy ?? '' }, site);
    await Promise.all([again(), again()]);
    await app.runJobs();
    expect(reminded()).toHaveLength(3);
  });

  it('who has answered, cancelled or moved to another date isn’t', async () => {
    const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id });
    await app.pool.query('update events set series_id = (select series_id from events where id = $1) where id = $2', [
      id,
      event.id,
    ]);
    await move(days(12));
    const asked = app.mailer.sent.findLast(({ text }) => link(0).test(text))?.text ?? '';
    const token = link(0).exec(asked)?.[1] ?? '';
    expect((await app.call(routes.takeMovedDate, { body: { token, to: days(12) } })).status).toBe(200);
    const [, cancels, moves] = people;
    const by = { params: { id: cancels?.bookingId ?? 0 }, body: { refund: '0.00' } };
    expect((await app.call(routes.cancelBooking, by, cancels?.person.session)).status).toBe(200);
    const other = {
      params: { id: moves?.bookingId ?? 0 },
      body: { fromEventId: id, eventId: event.id, refund: '0.00' },
    };
    expect((await app.call(routes.moveBooking, other, moves?.person.session)).status).toBe(200);
    await whenTheyAreDue();
    expect(reminded()).toEqual([]);
  });

  it('who answers between the email’s writing and its sending doesn’t get it', async () => {
    const answerBy = await move(days(12));
    await remindUnanswered(app.db, { eventId: id, answerBy: answerBy ?? '' }, site);
    await app.db
      .update(bookings)
      .set({ moveAnswerBy: null })
      .where(eq(bookings.id, personAt(0).bookingId));
    await app.runJobs();
    expect(addresses()).toEqual(emailsOf(1, 2));
  });

  it('a date moved again has one reminder, of the last question, also if an older one is still to be sent', async () => {
    const first = await move(days(12));
    await remindUnanswered(app.db, { eventId: id, answerBy: first ?? '' }, site);
    const second = await move(days(13));
    expect(reminded()).toEqual([]);
    await remindUnanswered(app.db, { eventId: id, answerBy: first ?? '' }, site);
    await app.runJobs();
    expect(reminded()).toEqual([]);
    expect((await waitingJobs()).map((job) => job.answerBy)).toEqual([first, second]);
    await whenTheyAreDue();
    expect(reminded()).toHaveLength(3);
  });

  it('a date that’s back where it was booked, or cancelled, has none', async () => {
    const booked = start;
    await move(days(12));
    await move(booked);
    await whenTheyAreDue();
    expect(reminded()).toEqual([]);
    await move(days(14));
    const order = { params: { id }, body: { status: 'cancelled' as const } };
    expect((await app.call(routes.updateEvent, order, organizer.session)).status).toBe(200);
    await whenTheyAreDue();
    expect(reminded()).toEqual([]);
  });

  it('without a day to answer by there’s no reminder', async () => {
    expect(await move(days(12), {})).not.toBeNull();
    expect(await waitingJobs()).toEqual([]);
  });

  it('someone whose reminder can’t be written keeps no other from theirs, and gets it later', async () => {
    const answerBy = await move(days(12));
    const broken = personAt(1);
    await app.pool
      .query(`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_mail before insert on mails for each row when (new.user_id = ${broken.person.id}) execute function refuse_mail()`);
    const remind = () => remindUnanswered(app.db, { eventId: id, answerBy: answerBy ?? '' }, site);
    await expect(remind()).rejects.toThrow("Reminders that weren't written: 1");
    await app.pool.query('drop trigger refuse_mail on mails; drop function refuse_mail()');
    await app.runJobs();
    expect(reminded()).toHaveLength(2);
    await remind();
    await app.runJobs();
    expect(reminded().at(-1)?.to).toBe(broken.person.user.email);
    expect(reminded()).toHaveLength(3);
  });

  it('it isn’t written once the time is over', async () => {
    await move(days(12));
    const over = new Date(Date.now() - 1000);
    await app.db
      .update(bookings)
      .set({ moveAnswerBy: over })
      .where(sql`${bookings.eventId} = ${id}`);
    await remindUnanswered(app.db, { eventId: id, answerBy: over.toISOString() }, site);
    const rows = await app.db.select().from(mails).where(eq(mails.kind, 'moved_date_reminder'));
    expect(rows.filter(({ text }) => text.includes(`/events/${id}`))).toEqual([]);
  });
});
