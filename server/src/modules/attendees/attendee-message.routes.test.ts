import { attendeeRoutes } from '@ascendant/contract/attendee';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { letJobsWait } from '../../../test/waiting-jobs';

const postalAddress = 'Ascendant Inc., 1 Main Street, Banff AB  T1L 1A1';
const app = await testApp({ settings: { OPERATOR_ADDRESS: postalAddress, RATE_LIMITS: 'on' } });
const body = { subject: 'Your boots', text: 'Hello {first name},\n\nwhich size does he wear?' };

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let ticketId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  maya = await buildTraveller(app.db, { firstName: 'Maya' });
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse' })).id;
  const bookingId = await bookFreely(app, maya, { eventId, family: [await buildDependent(app.db, maya.id)] });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from tickets where booking_id = ${bookingId} and position = 1`,
  );
  ticketId = rows[0]?.id ?? 0;
  await letJobsWait(app);
  app.mailer.sent.length = 0;
});

const send = (session: Session = organizer.session, params = { id: eventId, ticketId }) =>
  app.call(attendeeRoutes.messageAttendee, { params, body }, session);

describe('a message about one ticket', () => {
  it('goes to the person who booked it, and neither side’s page shows an address', async () => {
    const reply = await send();
    expect([reply.status, reply.body]).toEqual([202, { sentTo: 'Maya' }]);
    await app.runJobs();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual([maya.user.email]);
    const mail = app.mailer.lastTo(maya.user.email);
    expect(mail.replyTo).toBe(organizer.user.email);
    expect(mail.text).toContain('Hello Maya,');
    expect(mail.text).not.toContain(maya.user.email);
  });

  it('carries the operator’s postal address, and can’t be stopped, because it’s about a booking', async () => {
    await send();
    await app.runJobs();
    const mail = app.mailer.lastTo(maya.user.email);
    expect([mail.text, mail.html].every((part) => part.includes(postalAddress))).toBe(true);
    expect(mail.headers).toEqual({});
  });

  it('ERR-06 is in the audit log, without its text', async () => {
    await send();
    const entry = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect(entry).toMatchObject({ actorId: organizer.id, action: 'booking.message_sent', targetType: 'booking' });
    expect(JSON.stringify(entry)).not.toContain('boots');
  });

  it('is sent at most five times a day for each booking', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(429);
  });

  it('is refused for a ticket that’s void, of another event, or of someone whose account is gone', async () => {
    const other = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
    expect((await send(organizer.session, { id: other, ticketId })).status).toBe(404);
    await app.db.execute(sql`update tickets set voided_at = now() where id = ${ticketId}`);
    expect((await send()).json).toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^There’s no one to write to about this ticket/),
    });
  });
});
