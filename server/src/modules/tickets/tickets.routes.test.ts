import { randomUUID } from 'node:crypto';
import { bookingRoutes } from '@ascendant/contract/booking';
import { checkInRoutes } from '@ascendant/contract/check-in';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { checkInCodeOf, readTicketText } from '@ascendant/domain/booking/ticket-code';
import { sql, eq } from 'drizzle-orm';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { pdfShapes } from '../../../test/pdf-shapes';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp } from '../../../test/test-app';
import { testDatabase } from '../../../test/test-database';
import { addJob } from '../../jobs/add-job.repository';
import { signingKey } from './signing-key.repository';
import { signerWith, ticketSigner } from './ticket-signer';

const app = await testApp();

async function booked(family = 0) {
  const person = await buildTraveller(app.db, { firstName: 'Ľubica', lastName: 'Ťažká' });
  const { event } = await buildFreeEvent(app.db);
  const child = { firstName: 'Théo', dateOfBirth: '2018-07-03' };
  const children = await Promise.all(Array.from({ length: family }, () => buildDependent(app.db, person.id, child)));
  const bookingId = await bookFreely(app, person, { eventId: event.id, family: children });
  return { person, event, bookingId };
}

async function ticketsOf(person: SignedInPerson) {
  const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
  return body[0]?.tickets ?? [];
}

function pdfOf(bookingId: number | string, headers = {}, query = '') {
  return app.inject({ method: 'GET', url: `/my-bookings/${bookingId}/tickets.pdf${query}`, headers });
}

describe('the key that signs tickets', () => {
  it('is created once, even if several processes ask at the same moment', async () => {
    const { db } = await testDatabase();
    const keys = await Promise.all(Array.from({ length: 8 }, () => signingKey(db, 'tickets')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
  });

  it('gives the same signatures after a restart', async () => {
    const { db } = await testDatabase();
    const before = (await ticketSigner(db)).textOf('a-code-of-twenty-two-letters');
    expect(signerWith(await signingKey(db, 'tickets')).textOf('a-code-of-twenty-two-letters')).toBe(before);
  });

  it('signs with at least 96 bits, and rejects a changed code or signature', () => {
    const signer = signerWith(Buffer.alloc(32, 7));
    const reading = readTicketText(signer.textOf('a-code-of-twenty-two-letters'));
    if (reading?.kind !== 'signed') throw new Error('the text of a ticket was not understood');
    const { code, signature } = reading;
    expect(Buffer.from(signature, 'base64url').length * 8).toBeGreaterThanOrEqual(96);
    expect(signer.isOurs(code, signature)).toBe(true);
    expect(signer.isOurs(`b${code.slice(1)}`, signature)).toBe(false);
    expect(signer.isOurs(code, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)).toBe(false);
    expect(signer.isOurs(code, signature.slice(0, -1))).toBe(false);
    expect(signerWith(Buffer.alloc(32, 8)).isOurs(code, signature)).toBe(false);
  });
});

describe('the tickets in My Bookings', () => {
  it('are one per person, each with a signed code and a short one for typing', async () => {
    const { person } = await booked(1);
    const tickets = await ticketsOf(person);
    expect(tickets.map(({ attendeeName }) => attendeeName)).toEqual(['Ľubica Ťažká', 'Théo Lindqvist']);
    for (const { code, checkInCode } of tickets) {
      const reading = readTicketText(code);
      if (reading?.kind !== 'signed') throw new Error(`${code} is not signed`);
      expect((await ticketSigner(app.db)).isOurs(reading.code, reading.signature)).toBe(true);
      expect(checkInCode).toBe(checkInCodeOf(reading.code));
    }
  });

  it('have a QR code with the signed code, at an address that never changes', async () => {
    const { person } = await booked();
    const [ticket] = await ticketsOf(person);
    expect(ticket?.qrUrl).toBe(`/tickets/${ticket?.code.split('.')[0]}.svg`);
    const answer = await app.inject({ method: 'GET', url: ticket?.qrUrl ?? '' });
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    // Uploads block sharp's other readers in this process.
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
    const { data, info } = await sharp(answer.rawPayload, { density: 600 })
      .resize(400)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(ticket?.code);
  });

  it('have no QR code for anything that isn’t a ticket', async () => {
    const answer = await app.inject({ method: 'GET', url: '/tickets/0123456789abcdefghijklmn.svg' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the tickets as a PDF', () => {
  it('have one page per person, for the person who booked', async () => {
    const { person, bookingId } = await booked(2);
    const answer = await pdfOf(bookingId, person.session);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('no-store');
    const name = `tickets-${bookingReference(bookingId)}.pdf`;
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    const pages = await pdfTexts(answer.rawPayload);
    expect(pages.map((page) => page.find((text) => text.startsWith('Ticket ')))).toEqual([
      'Ticket 1 of 3',
      'Ticket 2 of 3',
      'Ticket 3 of 3',
    ]);
    expect(pages[0]).toContain('Ľubica Ťažká');
    expect(pages[1]).toContain('Théo Lindqvist');
  });

  it('are 404 for everyone else, and for bookings that don’t exist', async () => {
    const { bookingId, event } = await booked();
    const organizer = await buildOrganizer(app.db);
    await app.db.execute(sql`update events set created_by = ${organizer.id} where id = ${event.id}`);
    const others = [await buildTraveller(app.db), organizer, await buildAdmin(app.db)];
    for (const { session } of others) expect((await pdfOf(bookingId, session)).statusCode).toBe(404);
    const { person } = await booked();
    for (const id of [bookingId, 2_000_000_000, 0, -1, 'x', '1e3', '99999999999'])
      expect((await pdfOf(id, person.session)).statusCode).toBe(404);
  });

  it('are one person’s alone if a position says whose, with a file name of its own', async () => {
    const { person, bookingId } = await booked(1);
    const answer = await pdfOf(bookingId, person.session, '?position=1');
    const name = `ticket-${ticketNumber(bookingId, 1)}.pdf`;
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    const pages = await pdfTexts(answer.rawPayload);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Théo Lindqvist');
    expect(pages[0]).not.toContain('Ľubica Ťažká');
    for (const position of ['2', '-1', 'x', '1e0', '', '0&position=1', '00000000001'])
      expect((await pdfOf(bookingId, person.session, `?position=${position}`)).statusCode).toBe(404);
    const other = await buildTraveller(app.db);
    expect((await pdfOf(bookingId, other.session, '?position=0')).statusCode).toBe(404);
  });

  it('are 401 for visitors, in the usual error format', async () => {
    const { bookingId } = await booked();
    const answer = await pdfOf(bookingId);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('are gone when the booking is cancelled', async () => {
    const { person, bookingId } = await booked();
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${bookingId}`,
    );
    expect((await pdfOf(bookingId, person.session)).statusCode).toBe(404);
  });

  it('are drawn at most sixty times an hour', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const person = await buildTraveller(limited.db);
    const { event } = await buildFreeEvent(limited.db);
    const bookingId = await bookFreely(limited, person, { eventId: event.id });
    const url = `/my-bookings/${bookingId}/tickets.pdf`;
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await limited.inject({ method: 'GET', url, headers: person.session })).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

describe('the confirmation email', () => {
  it('has the tickets and the calendar entry attached', async () => {
    const { person, bookingId } = await booked(1);
    await app.runJobs();
    const { files } = app.mailer.lastTo(person.user.email);
    expect(files.map(({ filename, contentType }) => [filename, contentType.split(';')[0]])).toEqual([
      [`tickets-${bookingReference(bookingId)}.pdf`, 'application/pdf'],
      ['event.ics', 'text/calendar'],
    ]);
    const [first, second] = await pdfTexts(files[0]?.content ?? new Uint8Array());
    expect(first).toContain('Ľubica Ťažká');
    expect(second).toContain('Théo Lindqvist');
  });

  it('shows the logo, the event and the first ticket’s code, which come with it', async () => {
    const { person } = await booked(1);
    await app.runJobs();
    const { pictures = [], html } = app.mailer.lastTo(person.user.email);
    expect(pictures.map(({ cid, contentType }) => [cid.replace(/\d+$/, ''), contentType])).toEqual([
      ['logo', 'image/png'],
      ['event-picture-', 'image/jpeg'],
      ['first-ticket-', 'image/png'],
    ]);
    for (const { cid } of pictures) expect(html).toContain(`src="cid:${cid}"`);
    const { data, info } = await sharp(pictures[2]?.content)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [ticket] = await ticketsOf(person);
    expect(decodeQR({ ...info, data })).toBe(ticket?.code);
    expect(pictures.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(200_000);
  });

  it('has its tickets drawn when it’s sent, not while seats are being booked', async () => {
    const { person } = await booked();
    const { rows } = await app.db.execute<{ size: number }>(
      sql`select pg_column_size(attachments) as size from mails where user_id = ${person.id} and kind = 'booking_confirmed'`,
    );
    expect(rows[0]?.size).toBeLessThan(4_000);
    expect(app.mailer.sent.filter(({ to }) => to === person.user.email)).toEqual([]);
  });

  it('has the same drawing of the tickets whenever it’s sent again, until what they say changes', async () => {
    const { person, bookingId } = await booked();
    const sendAgain = async (): Promise<Buffer | undefined> => {
      const { rows } = await app.db.execute<{ id: number }>(
        sql`update mails set state = 'queued', sent_at = null where dedupe_key = ${`booking_confirmed:${bookingId}`} returning id`,
      );
      await addJob(app.db, 'send_mail', { mailId: Number(rows[0]?.id) });
      await app.runJobs();
      return app.mailer.lastTo(person.user.email).files[0]?.content;
    };
    const first = await sendAgain();
    expect(await sendAgain()).toBe(first);
    await app.db.execute(
      sql`update events set meeting_point = 'By the lake', title = 'Another title' where id = (select event_id from bookings where id = ${bookingId})`,
    );
    const changed = await sendAgain();
    expect(changed).not.toBe(first);
    expect((await pdfTexts(changed ?? new Uint8Array()))[0]).toContain('Another title');
  });

  it('isn’t sent if the booking is cancelled before', async () => {
    const { person, bookingId } = await booked();
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${bookingId}`,
    );
    await app.runJobs();
    expect(app.mailer.sent.filter(({ to }) => to === person.user.email)).toEqual([]);
  });
});

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
