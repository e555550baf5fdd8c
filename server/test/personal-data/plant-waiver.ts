import { eq } from 'drizzle-orm';
import { waiverSignatures, waivers } from '../../db/schema/waivers';
import { buildWaiver } from '../factories/waivers';
import type { TestApp } from '../test-app';

interface Signed {
  readonly userId: number;
  readonly eventId: number;
  readonly bookingId: number;
  /** Of the person who signs. */
  readonly name: string;
}

/** A waiver that the person signed, and one that they wrote. */
export async function plantWaiver({ db }: TestApp, { userId, eventId, bookingId, name }: Signed): Promise<void> {
  const { waiver } = await buildWaiver(db, { eventId, bookingId });
  await db.insert(waivers).values({ ...waiver, id: undefined, version: 2, createdBy: userId });
  await db.insert(waiverSignatures).values({
    waiverId: waiver.id,
    bookingId,
    position: 0,
    signatureId: crypto.randomUUID(),
    attendeeName: name,
    isGuardian: false,
    signedName: name,
    signedAt: new Date(),
    place: 'link',
    eventTitle: 'Ridge walk',
    eventStartDate: '2026-05-01',
    organizerName: 'Larch Valley Guides',
    keptUntil: '2029-05-01',
  });
}

/** Lets the time of all signatures pass, which the database doesn't let happen otherwise. */
export async function letSignaturesLapse({ db, pool }: TestApp): Promise<void> {
  await pool.query('alter table waiver_signatures disable trigger guard_waiver_signature');
  await db
    .update(waiverSignatures)
    .set({ keptUntil: '2026-01-01' })
    .where(eq(waiverSignatures.keptUntil, '2029-05-01'));
  await pool.query('alter table waiver_signatures enable trigger guard_waiver_signature');
}
