import { reminderHours, thanksAfterHours, thanksUntilHours } from '@ascendant/domain/booking/event-emails';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { writeEventEmails } from './event-emails';

const app = await testApp();

/** A confirmed booking, made long ago, of an event that starts and ends these many hours from now. */
async function bookedAround(startsIn: number, endsIn: number) {
  const person = await buildTraveller(app.db);
  const { event } = await buildFreeEvent(app.db);
  await bookFreely(app, person, { eventId: event.id });
  const [start, end] = [startsIn, endsIn].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const [startDate, endDate] = [start!.slice(0, 10), end!.slice(0, 10)];
  const duration = 1 + (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  const times = { timezone: 'UTC', startTime: start!.slice(11, 16), endTime: end!.slice(11, 16) };
  await app.db
    .update(events)
    .set({ startDate, endDate, duration, ...times })
    .where(eq(events.id, event.id));
  await app.db.execute(sql`update bookings set confirmed_at = now() - interval '30 days' where event_id = ${event.id}`);
  return { person, event };
}

/** The subjects of what the job sends to a person, run twice. */
async function sentTo({ user }: SignedInPerson): Promise<string[]> {
  await app.runJobs();
  const before = app.mailer.sent.length;
  await writeEventEmails(app.db, app.config.publicUrl);
  await writeEventEmails(app.db, app.config.publicUrl);
  await app.runJobs();
  return app.mailer.sent
    .slice(before)
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject.split(/[:?]/)[0] ?? '');
}

const thanks = expect.stringMatching(/^How was /);

describe('reminders and thank-yous', () => {
  it.each([
    ['two days before', reminderHours - 1, reminderHours + 5, ['Coming up']],
    ['earlier', reminderHours + 2, reminderHours + 9, []],
    ['once it has begun', -1, 3, []],
    ['the day after', -thanksAfterHours - 6, -thanksAfterHours - 1, [thanks]],
    ['right after its end', -thanksAfterHours, -thanksAfterHours + 2, []],
    ['long after', -thanksUntilHours - 9, -thanksUntilHours - 1, []],
  ])('%s: each is sent once, and only then', async (_when, startsIn, endsIn, subjects) => {
    const { person } = await bookedAround(startsIn, endsIn);
    expect(await sentTo(person)).toEqual(subjects);
  });

  it('a date that’s moved to another day after its reminder gets the reminder of the new day, once', async () => {
    const { person, event } = await bookedAround(reminderHours - 25, reminderHours - 20);
    expect(await sentTo(person)).toEqual(['Coming up']);
    await app.db
      .update(events)
      .set({ startDate: sql`${events.startDate} + 1`, endDate: sql`${events.endDate} + 1` })
      .where(eq(events.id, event.id));
    expect(await sentTo(person)).toEqual(['Coming up']);
  });

  it('no reminder goes to someone who booked shortly before, and none of a cancelled event', async () => {
    const late = await bookedAround(10, 14);
    await app.db.execute(sql`update bookings set confirmed_at = now() where event_id = ${late.event.id}`);
    expect(await sentTo(late.person)).toEqual([]);
    const gone = await bookedAround(10, 14);
    await app.db
      .update(events)
      .set({ status: 'cancelled', cancelledAt: new Date() })
      .where(eq(events.id, gone.event.id));
    expect(await sentTo(gone.person)).toEqual([]);
  });

  it.each([
    [
      'the booking was cancelled',
      `update bookings set status = 'cancelled', payment_status = 'completed' where event_id = $1`,
    ],
    ['the event was cancelled', `update events set status = 'cancelled', cancelled_at = now() where id = $1`],
  ])('a reminder that’s waiting in the queue when %s isn’t sent', async (_what, statement) => {
    const [waiting, unchanged] = [await bookedAround(10, 14), await bookedAround(10, 14)];
    await app.runJobs();
    await writeEventEmails(app.db, app.config.publicUrl);
    await app.pool.query(statement, [waiting.event.id]);
    await app.runJobs();
    const remindersOf = ({ user }: SignedInPerson) =>
      app.mailer.sent.filter(({ to, subject }) => to === user.email && subject.startsWith('Coming up'));
    expect([remindersOf(waiting.person).length, remindersOf(unchanged.person).length]).toEqual([0, 1]);
  });

  it('a reminder says when and where, has the calendar entry, and the headers that stop it with one click', async () => {
    const { person, event } = await bookedAround(20, 24);
    expect(await sentTo(person)).toEqual(['Coming up']);
    const mail = app.mailer.lastTo(person.user.email);
    expect(mail.text).toContain(event.location);
    expect(mail.files.map(({ filename }) => filename)).toEqual(['event.ics']);
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(mail.headers?.['List-Unsubscribe']?.slice(1, -1));
  });

  it('emails that someone needs have no such headers', async () => {
    const { person } = await bookedAround(200, 204);
    await app.runJobs();
    expect(app.mailer.lastTo(person.user.email).headers).toEqual({});
  });
});

describe('the link in a reminder', () => {
  const stop = (path: string, payload: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const wants = async ({ id }: SignedInPerson) =>
    (await app.db.select({ wants: users.eventEmails }).from(users).where(eq(users.id, id)))[0]?.wants;
  async function reminded() {
    const { person } = await bookedAround(20, 24);
    await sentTo(person);
    const { headers } = app.mailer.lastTo(person.user.email);
    return { person, path: new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname };
  }

  it('stops them with one click of a mail program, without a session, and only for this person', async () => {
    const [{ person, path }, other] = [await reminded(), await reminded()];
    const reply = await stop(path, 'List-Unsubscribe=One-Click');
    expect([reply.statusCode, reply.json()]).toEqual([200, { eventEmails: false }]);
    expect([await wants(person), await wants(other.person)]).toEqual([false, true]);
    await app.db.execute(sql`delete from mails where user_id = ${person.id} and kind = 'event_reminder'`);
    expect(await sentTo(person)).toEqual([]);
  });

  it('does the same as a form, which leads back to the page and can turn them on again', async () => {
    const { person, path } = await reminded();
    const navigation = { 'sec-fetch-mode': 'navigate' };
    const off = await stop(path, '', navigation);
    expect([off.statusCode, off.headers.location, await wants(person)]).toEqual([303, `${path}?now=off`, false]);
    const on = await stop(path, 'again=yes', navigation);
    expect([on.headers.location, await wants(person)]).toEqual([`${path}?now=on`, true]);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['x', 404],
    ['a%0D%0Ab', 404],
    ['%00', 404],
  ])('does nothing with the key %s: %i', async (key, status) => {
    expect((await stop(`/emails/${key}/stop`, 'List-Unsubscribe=One-Click')).statusCode).toBe(status);
  });

  it('leads a form with an unknown key to a page that says so', async () => {
    for (const key of ['00000000-0000-4000-8000-000000000000', 'a%0D%0Ab']) {
      const reply = await stop(`/emails/${key}/stop`, '', { 'sec-fetch-mode': 'navigate' });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/emails/unknown/stop?now=unknown']);
    }
  });

  it('takes only a short form', async () => {
    const { person, path } = await reminded();
    expect((await stop(path, 'x'.repeat(5000))).statusCode).toBe(413);
    expect((await stop(path, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    expect(await wants(person)).toBe(true);
  });
});
