import { checkInRoutes } from '@ascendant/contract/check-in';
import { waiverRoutes, type GateSignature } from '@ascendant/contract/waiver';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { waiverSignatures } from '../../../db/schema/waivers';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildGate, type BuiltGate } from '../../../test/factories/organizations';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { buildWaiver } from '../../../test/factories/waivers';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
let organizer: SignedInPerson;
let gate: BuiltGate;
let eventId: number;
let bookingId: number;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
  bookingId = await bookFreely(app, await buildTraveller(app.db, { firstName: 'Maya' }), { eventId });
  gate = await buildGate(app.db, { organizerId: organizer.id, dates: [eventId] });
});

const list = async () =>
  (await app.call(checkInRoutes.listEventTickets, { params: { id: eventId } }, gate.session)).body;
const ticketId = async () => (await list()).tickets[0]?.id ?? 0;
async function signature(change: Partial<GateSignature> = {}): Promise<GateSignature> {
  return {
    signatureId: crypto.randomUUID(),
    ticketId: await ticketId(),
    version: 1,
    signedName: 'Maya Lindqvist',
    agreed: true,
    signedAt: new Date().toISOString(),
    ...change,
  };
}
const send = (signatures: readonly GateSignature[], session: Session = gate.session, id = eventId) =>
  app.call(waiverRoutes.signAtGate, { params: { id }, body: { signatures: [...signatures] } }, session);
const outcomes = async (...signatures: readonly GateSignature[]) =>
  (await send(signatures)).body.results.map(({ outcome }) => outcome);

describe('a waiver at the gate', () => {
  it('is in the list, with who has signed', async () => {
    expect(await list()).toMatchObject({ waiver: null, tickets: [{ waiver: 'not_asked' }] });
    await buildWaiver(app.db, { eventId, bookingId });
    expect(await list()).toMatchObject({
      waiver: { version: 1, text: 'Mountains are dangerous.\n\nI come anyway.' },
      tickets: [{ waiver: 'missing', needsGuardian: false }],
    });
  });

  it('is signed on the device, once however often it’s sent', async () => {
    await buildWaiver(app.db, { eventId, bookingId });
    const signed = await signature();
    expect(await outcomes(signed, signed)).toEqual(['signed', 'signed']);
    expect(await outcomes(await signature())).toEqual(['signed_before']);
    expect((await list()).tickets[0]?.waiver).toBe('signed');
    const [row] = await app.db.select().from(waiverSignatures).where(eq(waiverSignatures.bookingId, bookingId));
    expect(row).toMatchObject({ place: 'gate', gateDeviceId: gate.id, takenBy: organizer.id });
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'waiver.signed_at_gate'));
    expect(log.filter(({ targetId }) => targetId === String(signed.ticketId))).toHaveLength(1);
  });

  it('signed offline in a version that has changed since is kept, and says whether to sign again', async () => {
    await buildWaiver(app.db, { eventId, bookingId });
    const signed = await signature();
    await buildWaiver(app.db, { eventId, bookingId, version: 2, countsFrom: 2, text: 'Another text' });
    expect(await outcomes(signed)).toEqual(['outdated']);
    expect(await app.db.$count(waiverSignatures, eq(waiverSignatures.bookingId, bookingId))).toBe(1);
    expect((await list()).tickets[0]?.waiver).toBe('missing');
    expect(await outcomes(await signature({ version: 2 }))).toEqual(['signed']);
  });

  it('is signed at no time that can’t be, whatever the device’s clock says', async () => {
    await buildWaiver(app.db, { eventId, bookingId });
    await send([await signature({ signedAt: '2099-01-01T00:00:00.000Z' })]);
    const [row] = await app.db.select().from(waiverSignatures).where(eq(waiverSignatures.bookingId, bookingId));
    expect(row?.signedAt.getTime()).toBeLessThanOrEqual(Date.now() + 5000);
  });

  it('is for its own date’s tickets and versions only', async () => {
    await buildWaiver(app.db, { eventId, bookingId });
    const other = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
    expect((await send([await signature()], gate.session, other)).status).toBe(404);
    expect(await outcomes(await signature({ version: 7 }), await signature({ ticketId: 2_000_000_000 }))).toEqual([
      'unknown',
      'unknown',
    ]);
  });
});
