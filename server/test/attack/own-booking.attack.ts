import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../db/schema/attendees';
import { refunds } from '../../db/schema/refunds';
import { as } from '../checkout/checkout';
import { bookingOf, buildConfirmed, stateOf, checkedEnvironment } from '../checkout/scene';
import { dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import type { Session } from '../test-app';

const environment = await checkedEnvironment();

/** A paid booking whose holder would get $60.01 of $120.01 back. */
async function booked(options = {}) {
  const startDate = dayFromNow(5);
  const scene = await buildConfirmed(environment, { cancellationPolicy: 'moderate', startDate, ...options });
  return { ...scene, bookingId: scene.opened.bookingId, session: as(scene.user) };
}

const send = (id: number | string, payload: unknown, headers: Session) =>
  environment.app.inject({
    method: 'POST',
    url: `/api/bookings/${id}/cancellation`,
    headers,
    payload: payload as object,
  });
const refundsOf = async (userId: number) =>
  environment.app.db.select().from(refunds).where(eq(refunds.requestedBy, userId));

const forged = [
  { refund: '120.01' },
  { refund: '60.02' },
  { refund: '-60.01' },
  { refund: '0.00' },
  { refund: '60.010000001' },
  { refund: '6e1' },
  { refund: '1e9' },
  { refund: 'NaN' },
  { refund: ['60.01', '120.01'] },
  { refund: { $gt: 0 } },
  { refund: null },
  {},
];

describe('cancelling one’s own booking, from outside', () => {
  it('no forged amount ends it, and nothing goes back', async () => {
    const { user, bookingId, session } = await booked();
    for (const body of forged) {
      const { statusCode } = await send(bookingId, body, session);
      expect([statusCode, body]).toEqual([expect.toSatisfy((status) => status === 400 || status === 409), body]);
    }
    expect(await stateOf(environment.app, bookingId)).toBe('confirmed/completed');
    expect(await refundsOf(user.id)).toEqual([]);
  });

  it('what else is in the body doesn’t count: other bookings, people, policies and payments', async () => {
    const [mine, theirs] = [await booked(), await booked()];
    const extra = { bookingId: theirs.bookingId, id: theirs.bookingId, userId: theirs.user.id };
    const body = {
      refund: '60.01',
      ...extra,
      policy: 'flexible',
      keptCents: 0,
      paymentIntentId: theirs.opened.paymentIntentId,
    };
    const { statusCode } = await send(mine.bookingId, body, mine.session);
    expect(statusCode).toBe(200);
    expect(await bookingOf(environment.app, mine.bookingId)).toMatchObject({ keptCents: 6000 });
    expect(await stateOf(environment.app, theirs.bookingId)).toBe('confirmed/completed');
    expect(await refundsOf(theirs.user.id)).toEqual([]);
  });

  it('someone else’s booking is not found, no matter who asks or how its id is spelled', async () => {
    const { bookingId, opened } = await booked();
    const sessions = [
      as(await buildTraveller(environment.app.db)),
      as(await buildOrganizer(environment.app.db), 'organizer'),
    ];
    for (const session of [...sessions, as({ id: 1 }, 'admin')])
      expect((await send(bookingId, { refund: '60.01' }, session)).statusCode).toBe(404);
    const [stranger = {}] = sessions;
    for (const id of [
      `${bookingId}.0`,
      `0${bookingId}`,
      `${bookingId}%00`,
      `-${bookingId}`,
      `${bookingId}%20`,
      opened.paymentIntentId,
    ])
      expect((await send(id, { refund: '60.01' }, stranger)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await send(bookingId, { refund: '60.01' }, {})).statusCode).toBe(401);
    expect(await stateOf(environment.app, bookingId)).toBe('confirmed/completed');
  });

  it('twenty times at once, with keys and without, it’s refunded once', async () => {
    const { user, bookingId, session } = await booked();
    const keyOf = (index: number) => (index % 2 === 0 ? {} : { 'idempotency-key': `key-${bookingId}-${index % 5}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        send(bookingId, { refund: '60.01' }, { ...session, ...keyOf(index) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    await environment.app.runJobs();
    expect(await refundsOf(user.id)).toMatchObject([{ amountCents: 6001 }]);
  });

  it('after check-in it can’t be cancelled, and its ticket keeps its name', async () => {
    const organizer = await buildOrganizer(environment.app.db);
    const { user, event, bookingId, session } = await booked({ createdBy: organizer.id });
    const [ticket] = await environment.app.db.select().from(tickets).where(eq(tickets.bookingId, bookingId));
    const scan = {
      scanId: crypto.randomUUID(),
      ticketId: ticket?.id ?? 0,
      scannedAt: new Date().toISOString(),
      isEarly: true,
    };
    const scans = { params: { id: event.id }, body: { scans: [scan] } };
    await environment.app.call(routes.checkIn, scans, as(organizer, 'organizer'));
    expect((await send(bookingId, { refund: '60.01' }, session)).statusCode).toBe(409);
    expect((await rename(bookingId, 0, { name: 'Someone Else' }, session)).statusCode).toBe(409);
    expect(await refundsOf(user.id)).toEqual([]);
  });
});

const rename = (id: number | string, position: number | string, payload: object, headers: Session) =>
  environment.app.inject({ method: 'PUT', url: `/api/bookings/${id}/attendees/${position}`, headers, payload });
const namesOf = async (bookingId: number) => {
  const { attendees } = await bookingOf(environment.app, bookingId);
  return attendees.map(({ name }) => name);
};

describe('renaming an attendee, from outside', () => {
  it('someone else’s ticket is not found, and no other position or body reaches one', async () => {
    const [mine, theirs] = [await booked(), await booked()];
    const before = await namesOf(theirs.bookingId);
    expect((await rename(theirs.bookingId, 0, { name: 'Taken' }, mine.session)).statusCode).toBe(404);
    // An admin may, and the event's own organizer; another one may not.
    expect((await rename(theirs.bookingId, 0, { name: 'Taken' }, as({ id: 1 }, 'organizer'))).statusCode).toBe(404);
    expect((await rename(theirs.bookingId, 0, { name: 'Taken' }, {})).statusCode).toBe(401);
    const body = {
      name: 'Mine',
      bookingId: theirs.bookingId,
      id: theirs.bookingId,
      position: 0,
      userId: theirs.user.id,
    };
    expect((await rename(mine.bookingId, 0, body, mine.session)).statusCode).toBe(200);
    for (const position of ['-1', '1', '99', '0.5', '1e0', 'x', '%00'])
      expect((await rename(mine.bookingId, position, { name: 'Mine' }, mine.session)).statusCode).toBeOneOf([400, 404]);
    expect(await namesOf(theirs.bookingId)).toEqual(before);
    expect(await namesOf(mine.bookingId)).toEqual(['Mine']);
  });

  it('only the name changes: not the kind, the age, the code or the price', async () => {
    const { bookingId, session } = await booked();
    const before = await bookingOf(environment.app, bookingId);
    const [ticket] = await environment.app.db.select().from(tickets).where(eq(tickets.bookingId, bookingId));
    const body = { name: 'Zoé Roy', isChild: true, age: 3, checkInCode: 'AAAA', totalCents: 0, status: 'cancelled' };
    expect((await rename(bookingId, 0, body, session)).statusCode).toBe(200);
    const [renamed] = await environment.app.db.select().from(tickets).where(eq(tickets.bookingId, bookingId));
    expect(renamed).toEqual(ticket);
    const after = await bookingOf(environment.app, bookingId);
    const attendees = before.attendees.map((each) => ({ ...each, name: 'Zoé Roy' }));
    expect(after).toEqual({ ...before, attendees, updatedAt: after.updatedAt });
  });

  it('twenty names at once leave one of them', async () => {
    const { bookingId, session } = await booked();
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(names.map(async (name) => rename(bookingId, 0, { name }, session)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 429)).toEqual([]);
    const [shown, ...others] = await namesOf(bookingId);
    expect(names).toContain(shown);
    expect(others).toEqual([]);
  });
});
