import { randomUUID } from 'node:crypto';
import { bookingRoutes } from '@ascendant/contract/booking';
import { checkInRoutes } from '@ascendant/contract/check-in';
import { eq } from 'drizzle-orm';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { pdfShapes } from '../../../test/pdf-shapes';
import { testApp } from '../../../test/test-app';

const app = await testApp();

/** What a camera reads from a picture. */
async function read(svg: string | Buffer, width: number): Promise<string> {
  // Uploads block sharp's other readers in this process.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize(width).flatten({ background: '#fff' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}

/** Someone's only ticket, and how to check it in once check-in is open. */
async function ticket() {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id });
  const person = await buildTraveller(app.db);
  const bookingId = await bookFreely(app, person, { eventId: event.id });
  await app.db.update(events).set({ checkInOpensHours: 8760 }).where(eq(events.id, event.id));
  const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
  const get = async (url: string) => (await app.inject({ method: 'GET', url, headers: person.session })).rawPayload;
  const checkIn = async (code: string) => {
    const scans = [{ scanId: randomUUID(), scannedAt: new Date().toISOString(), code }];
    const reply = await app.call(
      checkInRoutes.checkIn,
      { params: { id: event.id }, body: { scans } },
      organizer.session,
    );
    return reply.body.results.map(({ outcome }) => outcome);
  };
  return { bookingId, qrUrl: body[0]?.tickets[0]?.qrUrl ?? '', get, checkIn };
}

describe('the QR code of a ticket', () => {
  it('as read from the screen passes check-in', async () => {
    const { qrUrl, get, checkIn } = await ticket();
    expect(await checkIn(await read(await get(qrUrl), 400))).toEqual(['admitted']);
  });

  it('as read from the printed PDF passes check-in', async () => {
    const { bookingId, get, checkIn } = await ticket();
    const printed = await pdfShapes(await get(`/my-bookings/${bookingId}/tickets.pdf`));
    expect(await checkIn(await read(printed, 1200))).toEqual(['admitted']);
  });
});
