import { eventMessageRoutes as routes } from '@ascendant/contract/event-message';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventMessages } from '../../../db/schema/conversations';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { letJobsWait } from '../../../test/waiting-jobs';
import { addJob } from '../../jobs/add-job.repository';

const app = await testApp();
const body = { subject: 'What to pack for {event}', text: 'Hello {first name},\n\nBring <b>gloves</b>.\nAnd a hat.' };

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let key = 0;

/** An organizer's event with two people who booked, one of them for a child too, and one who cancelled. */
beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks' });
  const options = { createdBy: organizer.id, title: 'Dawn traverse', startDate: '2099-07-02', endDate: '2099-07-04' };
  eventId = (await buildFreeEvent(app.db, options)).id;
  maya = await buildTraveller(app.db);
  await bookFreely(app, maya, { eventId, family: [await buildDependent(app.db, maya.id)] });
  await bookFreely(app, await buildTraveller(app.db, { firstName: 'Jonas' }), { eventId });
  const gone = await bookFreely(app, await buildTraveller(app.db, { firstName: 'Gone' }), { eventId });
  await cancel(gone);
  await letJobsWait(app);
  app.mailer.sent.length = 0;
});

const cancel = (id: number) =>
  app.db.execute(sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${id}`);
const list = (session: Session = organizer.session) =>
  app.call(routes.listEventMessages, { params: { id: eventId } }, session);
const send = (session: Session = organizer.session, wanted: unknown = body) =>
  app.call(routes.sendEventMessage, { params: { id: eventId }, body: wanted as typeof body }, session);
const withKey = () => ({ ...organizer.session, 'idempotency-key': `message-${(key += 1)}` });
const stored = () => app.db.select().from(eventMessages).where(eq(eventMessages.eventId, eventId));
const older = (hours: number) =>
  app.db.execute(sql`update event_messages set created_at = created_at - make_interval(hours => ${hours}::int)
    where event_id = ${eventId}`);

describe('a message to attendees', () => {
  it('goes once to each person with a confirmed booking, with their name, after the commit', async () => {
    const reply = await send();
    expect([reply.status, reply.body.recipients]).toEqual([202, 2]);
    expect(app.mailer.sent).toEqual([]);
    await app.runJobs();
    const { sent } = app.mailer;
    expect(sent).toHaveLength(2);
    expect(sent.map(({ to }) => to)).toContain(maya.user.email);
    expect(sent.map(({ text }) => /Hello (\w+),/.exec(text)?.[1]).sort()).toEqual(['Jonas', 'Maya']);
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(['What to pack for Dawn traverse']));
  });

  it('WEB-08 is plain text: its HTML shows tags as typed and keeps its lines', async () => {
    await send();
    await app.runJobs();
    const { html, text } = app.mailer.lastTo(maya.user.email);
    expect(html).toContain('Bring &lt;b&gt;gloves&lt;/b&gt;.<br>And a hat.');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Dawn traverse · Thursday, July 2, 2099 to Saturday, July 4, 2099 · Banff, Alberta, Canada');
    expect(text).toContain('See your booking: http');
  });

  it('sends replies to its sender, and forgets that address once it’s delivered', async () => {
    await send();
    await app.runJobs();
    expect(app.mailer.sent.map(({ replyTo }) => replyTo)).toEqual([organizer.user.email, organizer.user.email]);
    const kept = await app.db.select({ replyTo: mails.replyTo }).from(mails).where(eq(mails.kind, 'event_message'));
    expect(new Set(kept.map(({ replyTo }) => replyTo))).toEqual(new Set([null]));
  });

  it('reaches no one who cancelled before the emails were written', async () => {
    await send();
    await app.db.execute(sql`update bookings set status = 'cancelled', payment_status = 'completed'
      where event_id = ${eventId} and user_id = ${maya.id}`);
    await app.runJobs();
    expect(app.mailer.sent.map(({ to }) => to)).not.toContain(maya.user.email);
    expect((await list()).body.messages[0]).toMatchObject({ recipients: 1, delivered: 1, failed: 0 });
  });

  it('CRA-11 is emailed once, even if the job runs again', async () => {
    const { id } = (await send()).body;
    await app.runJobs();
    await app.db.execute(sql`update event_messages set queued_at = null where id = ${id}`);
    await addJob(app.db, 'send_event_message', { messageId: id });
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(2);
  });

  it('IDE-02 is sent once when the button is pressed twice', async () => {
    const headers = withKey();
    const [first, second] = await Promise.all([send(headers), send(headers)]);
    expect([first.status, second.status].sort()).toEqual([202, expect.any(Number)]);
    expect((await send(headers)).status).toBe(202);
    await app.runJobs();
    expect([(await stored()).length, app.mailer.sent.length]).toEqual([1, 2]);
  });

  it('ERR-06 is in the audit log, without its text', async () => {
    await send();
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.message_sent'));
    expect(entries.at(-1)).toMatchObject({
      actorId: organizer.id,
      targetId: String(eventId),
      changes: { recipients: { before: null, after: 2 } },
    });
  });

  it('is refused when no one has a confirmed booking', async () => {
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where event_id = ${eventId}`,
    );
    expect((await send()).json).toMatchObject({ code: 'no_recipients' });
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ ...body, subject: ' ' }, { subject: 'Please enter a subject' }],
    [{ ...body, text: '\n' }, { text: 'Please enter a message' }],
    [{ ...body, subject: 'a\r\nBcc: x@y.z' }, { subject: 'Please use plain text' }],
    [{ ...body, subject: 'x'.repeat(151) }, { subject: 'Please use at most 150 characters' }],
    [{ ...body, text: 'x'.repeat(5001) }, { text: 'Please use at most 5000 characters' }],
    [{ ...body, to: 'all@example.org' }, { to: "This field can't be set here." }],
  ])('is refused with a sentence at the field: %j', async (wanted, fields) => {
    expect((await send(organizer.session, wanted)).json).toMatchObject({ code: 'invalid_input', fields });
    expect(await stored()).toEqual([]);
  });
});

describe('two messages in 24 hours', () => {
  it('are the most: the third says when the next can be sent', async () => {
    await send();
    await older(3);
    await send();
    const { status, json, headers } = await send();
    expect([status, json]).toEqual([
      429,
      expect.objectContaining({
        code: 'message_limit',
        message: 'You can send 2 messages per event in 24 hours. You can send the next one in 21 hours.',
        nextAt: (await list()).body.nextAt,
      }),
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(20 * 3600);
    await older(22);
    expect([(await list()).body.nextAt, (await send()).status]).toEqual([null, 202]);
  });

  it('are the most also when eight are sent at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(withKey())));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429, 429, 429, 429, 429]);
    await app.runJobs();
    expect([(await stored()).length, app.mailer.sent.length]).toEqual([2, 4]);
  });
});

describe('the history of messages', () => {
  it('says who wrote what when, to how many, and how many were delivered or given up', async () => {
    await send();
    await app.runJobs();
    await app.db.execute(sql`update mails set state = 'dead', sent_at = null where kind = 'event_message'
      and user_id = ${maya.id}`);
    const history = (await list()).body;
    expect(history).toMatchObject({ recipients: 2, replyTo: organizer.user.email, nextAt: null });
    expect(history.messages).toEqual([
      expect.objectContaining({ ...body, sentBy: 'Nadia Brooks', recipients: 2, delivered: 1, failed: 1 }),
    ]);
    expect(JSON.stringify(history)).not.toContain(maya.user.email);
  });
});

describe('a test of a message', () => {
  it('goes to its author only, marked as a test, and leaves no trace in the history', async () => {
    const reply = await app.call(routes.testEventMessage, { params: { id: eventId }, body }, organizer.session);
    expect([reply.status, reply.body]).toEqual([202, { sentTo: organizer.user.email }]);
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(1);
    const { subject, text } = app.mailer.lastTo(organizer.user.email);
    expect(subject).toBe('[Test] What to pack for Dawn traverse');
    expect(text).toContain('Hello Nadia,');
    expect((await list()).body.messages).toEqual([]);
  });
});

describe('the link in a message', () => {
  const stop = async (path: string, payload = 'List-Unsubscribe=One-Click') =>
    app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pathIn = (headers: Readonly<Record<string, string>> | undefined) => {
    const { pathname, search } = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    return `${pathname}${search}`;
  };

  it('stops the messages of that organizer with one click, and of no other', async () => {
    await send();
    await app.runJobs();
    const mail = app.mailer.lastTo(maya.user.email);
    expect(mail.text).toContain('Stop messages from this organizer: ');
    const path = pathIn(mail.headers);
    expect(path).toMatch(/^\/emails\/[0-9a-f-]+\/stop\?of=messages$/);
    const reply = await stop(path);
    expect([reply.statusCode, reply.json()]).toEqual([200, { messages: false }]);
    app.mailer.sent.length = 0;
    expect((await send()).body.recipients).toBe(1);
    const other = await buildOrganizer(app.db);
    const theirs = (await buildFreeEvent(app.db, { createdBy: other.id })).id;
    await bookFreely(app, maya, { eventId: theirs });
    await app.call(routes.sendEventMessage, { params: { id: theirs }, body }, other.session);
    await app.runJobs();
    const subjects = app.mailer.sent.filter(({ to }) => to === maya.user.email).map(({ headers }) => headers);
    expect(subjects.filter((headers) => headers?.['List-Unsubscribe'] !== undefined)).toHaveLength(1);
    expect((await list()).body.recipients).toBe(1);
  });

  it('can be taken back on the same page', async () => {
    await send();
    await app.runJobs();
    const path = pathIn(app.mailer.lastTo(maya.user.email).headers);
    await stop(path);
    expect((await list()).body.recipients).toBe(1);
    expect((await stop(path, 'again=yes')).json()).toEqual({ messages: true });
    expect((await list()).body.recipients).toBe(2);
  });

  it('changes nothing else: reminders go on', async () => {
    await send();
    await app.runJobs();
    await stop(pathIn(app.mailer.lastTo(maya.user.email).headers));
    const { rows } = await app.db.execute(sql`select event_emails from users where id = ${maya.id}`);
    expect(rows).toEqual([{ event_emails: true }]);
  });
});
