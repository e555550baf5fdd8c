import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { releaseDueBlocks } from './seat-blocks.service';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

let organizer: SignedInPerson;
let eventId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, capacity: 4 })).id;
});

const block = (seats: number, more: object = {}, session: Session = organizer.session) =>
  app.call(routes.blockSeats, { params: { id: eventId }, body: { label: 'Hotel desk', seats, ...more } }, session);
const release = (blockId: number, session: Session = organizer.session) =>
  app.call(routes.releaseSeats, { params: { id: eventId, blockId } }, session);
const list = async (session: Session = organizer.session) =>
  (await app.call(routes.listSeatBlocks, { params: { id: eventId } }, session)).body;
const left = async () => (await app.call(routes.getEvent, { params: { id: eventId } }, {})).body.seatsLeft;
const book = async () => bookFreely(app, await buildTraveller(app.db), { eventId });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('seats set aside', () => {
  it('are taken until they’re released, and no one can book them', async () => {
    expect((await block(3)).status).toBe(201);
    expect(await left()).toBe(1);
    await book();
    const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    const reply = await app.call(routes.createBooking, { body }, (await buildTraveller(app.db)).session);
    expect(reply.json).toMatchObject({ code: 'sold_out' });
    const { blocks, seatsLeft } = await list();
    expect([blocks.length, blocks[0]?.label, seatsLeft]).toEqual([1, 'Hotel desk', 0]);
    expect((await release(blocks[0]?.id ?? 0)).body.releasedAt).not.toBeNull();
    expect(await left()).toBe(3);
  });

  it('are released once, however often it’s asked', async () => {
    const { id } = (await block(2)).body;
    const first = await release(id);
    expect((await release(id)).body.releasedAt).toBe(first.body.releasedAt);
    expect(await left()).toBe(4);
  });

  it('are never more than there are, at both sides of the boundary', async () => {
    await book();
    expect((await block(4)).json).toMatchObject({
      code: 'sold_out',
      fields: { seats: 'Only 3 seats are left.' },
    });
    expect((await block(3)).status).toBe(201);
    expect((await block(1)).json).toMatchObject({ fields: { seats: 'No seats are left.' } });
  });

  it('PAY-03 don’t oversell when ten are set aside and ten people book at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buildTraveller(app.db)));
    const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    await Promise.all([
      ...Array.from({ length: 5 }, () => block(1)),
      ...people.map((person) => app.call(routes.createBooking, { body }, person.session)),
    ]);
    const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
    expect((row?.seatsConfirmed ?? 0) + (row?.seatsHeld ?? 0)).toBe(4);
  });

  it('release themselves at their time, by the job or by the next person who books', async () => {
    const first = (await block(2, { releaseAt: tomorrow() })).body;
    const second = (await block(2, { releaseAt: tomorrow() })).body;
    const pass = (id: number) =>
      app.db.execute(sql`update seat_blocks set release_at = now() - interval '1 minute' where id = ${id}`);
    await pass(first.id);
    await releaseDueBlocks(app.db);
    await releaseDueBlocks(app.db);
    expect(await left()).toBe(2);
    await book();
    await book();
    await pass(second.id);
    await book();
    expect(await left()).toBe(1);
  });

  it('go to the waitlist first when they’re released', async () => {
    const { id } = (await block(4)).body;
    const waiting = await buildTraveller(app.db);
    await app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats: 2 } }, waiting.session);
    await release(id);
    expect(await left()).toBe(2);
    const mine = (await app.call(routes.listMyWaitlist, {}, waiting.session)).body;
    expect(JSON.stringify(mine)).toContain('expiresAt');
  });

  it.each([
    [{ label: ' ' }, { label: 'Say who these seats are for' }],
    [{ seats: 0 }, { seats: 'Enter at least 1' }],
    [{ seats: 1.5 }, { seats: 'Enter a whole number' }],
    [{ releaseAt: '2020-01-01T00:00:00.000Z' }, { releaseAt: 'Choose a time in the future' }],
    [{ to: 'x' }, { to: "This field can't be set here." }],
  ])('are refused with a sentence at the field: %j', async (more, fields) => {
    expect((await block(1, more)).json).toMatchObject({ code: 'invalid_input', fields });
    expect(await left()).toBe(4);
  });

  it('of a cancelled event are refused', async () => {
    await app.db.execute(sql`update events set status = 'cancelled' where id = ${eventId}`);
    expect((await block(1)).json).toMatchObject({ code: 'not_on_sale' });
  });

  it('ERR-06 are in the audit log', async () => {
    await block(2);
    expect((await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
      actorId: organizer.id,
      action: 'event.seats_set_aside',
      targetId: String(eventId),
    });
  });

  it('AUT-01 are the event’s organizer’s and admins’', async () => {
    const other = await buildOrganizer(app.db);
    const statuses = async (session: Session) => {
      const { id } = (await block(1)).body;
      const made = await block(1, {}, session);
      const seen = await app.call(routes.listSeatBlocks, { params: { id: eventId } }, session);
      return [made.status, seen.status, (await release(id, session)).status];
    };
    expect(await statuses({})).toEqual([401, 401, 401]);
    expect(await statuses(other.session)).toEqual([404, 404, 404]);
    expect(await statuses((await buildAdmin(app.db)).session)).toEqual([201, 200, 200]);
    const theirs = (await buildFreeEvent(app.db, { createdBy: other.id })).id;
    const { id } = (await list()).blocks[0] ?? { id: 0 };
    const params = { id: theirs, blockId: id };
    expect((await app.call(routes.releaseSeats, { params }, other.session)).status).toBe(404);
  });
});
