import { lookupRoutes as routes } from '@ascendant/contract/lookup';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { maxFoundPayments, maxFoundPeople } from '@ascendant/domain/payment/lookup';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/logs';
import { personNotes } from '../../db/schema/people';
import { bookPaid } from '../checkout/book-paid';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp, type Session, type TestApp } from '../test-app';

let app: TestApp;
let organizer: SignedInPerson;
let traveller: SignedInPerson;
let bookingId: number;
let victim: SignedInPerson;
beforeAll(async () => {
  app = await testApp();
  organizer = await buildOrganizer(app.db);
  const event = await buildEvent(app.db, { createdBy: organizer.id });
  const booked = await bookPaid(app, event.id);
  ({ bookingId } = booked);
  traveller = await buildTraveller(app.db);
  victim = await buildTraveller(app.db, { email: 'quarry-5c2e@larch.example' });
  await app.db.insert(personNotes).values({ userId: victim.id, text: 'quarry-5c2e note' });
});

/** Everything that a look-up can say, asked for in each of its ways. */
async function askEverything(session: Session) {
  const params = { id: victim.id };
  return Promise.all([
    ...[victim.user.email, victim.user.lastName, bookingReference(bookingId), '4242'].map((q) =>
      app.call(routes.lookUp, { body: { q } }, session),
    ),
    app.call(routes.getPersonPage, { params }, session),
    app.call(routes.getPaymentHistory, { params: { id: 1 } }, session),
    app.call(routes.addPersonNote, { params, body: { text: 'planted' } }, session),
    app.call(routes.removePersonNote, { params: { ...params, noteId: 1 } }, session),
  ]);
}

describe('look-ups are for admins alone', () => {
  it.each([
    ['a visitor', () => ({}), 401],
    ['a traveller', () => traveller.session, 403],
    ['the person themselves', () => victim.session, 403],
    ['the organizer whose event was paid for', () => organizer.session, 403],
  ] as const)('%s gets none of it, and changes nothing', async (_, sessionOf, status) => {
    const replies = await askEverything(sessionOf());
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
    expect(JSON.stringify(replies.map(({ json }) => json))).not.toContain('quarry-5c2e');
    expect(await app.db.$count(personNotes)).toBe(1);
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'lookup.made'))).toBe(0);
  });

  it('an admin who isn’t one any longer gets none of it', async () => {
    const admin = await buildAdmin(app.db, { disabled: true });
    expect(new Set((await askEverything(admin.session)).map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('a look-up in the address is none: nothing of it is read or logged', async () => {
    const admin = await buildAdmin(app.db);
    const url = '/api/admin/lookup?q=quarry-5c2e%40larch.example';
    expect((await app.inject({ method: 'GET', url, headers: { ...admin.session } })).statusCode).toBe(405);
    const posted = await app.inject({ method: 'POST', url, headers: { ...admin.session }, payload: {} });
    expect(posted.statusCode).toBe(400);
    expect(app.log.lines.filter((line) => line.includes('quarry-5c2e'))).toEqual([]);
  });

  it('no text makes a look-up fail, or find more than its bounds', async () => {
    const admin = await buildAdmin(app.db);
    const texts = [
      "' or 1=1 --",
      '%%%',
      '\\',
      '(((',
      '$99999999999999',
      '9'.repeat(200),
      'ASC-ZZZZZZZ',
      '1e9',
      '😀',
      'pi_%',
    ];
    for (const q of texts) {
      const reply = await app.call(routes.lookUp, { body: { q } }, admin.session);
      expect([q, reply.status]).toEqual([q, 200]);
      expect(reply.body.people.length).toBeLessThanOrEqual(maxFoundPeople);
      expect(reply.body.payments.length).toBeLessThanOrEqual(maxFoundPayments);
    }
  });
});
