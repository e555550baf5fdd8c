import { readTicketText } from '@ascendant/domain/booking/ticket-code';
import {
  doesCount,
  isSignersName,
  needsGuardian,
  otherNameText,
  signatureKeptUntil,
  waiverClosed,
} from '@ascendant/domain/booking/waiver';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { WaiverRow } from '../../../db/schema/waivers';
import { inTransaction, type Database } from '../../database/database';
import { findAskedWaiver } from '../../database/waivers.repository';
import { AppError } from '../../errors/app-error';
import { tickets } from '../tickets/tickets.module';
import * as signatures from './signatures.repository';

/** What a link opens: a booking, or one person of it. */
interface Opened {
  readonly bookingId: number;
  /** Null for everyone in the booking. */
  readonly position: number | null;
}

/** What someone with a link sees. */
export interface WaiverToSign {
  readonly booking: signatures.SignedBooking;
  /** The newest version; null if nothing's asked. */
  readonly waiver: WaiverRow | null;
  readonly closed: string | null;
  readonly people: readonly PersonToSign[];
}

export interface PersonToSign {
  readonly position: number;
  readonly name: string;
  readonly needsGuardian: boolean;
  readonly signature: Awaited<ReturnType<typeof signatures.findSignatures>>[number] | null;
  /** The secret of this person's own link; null for someone who opened such a link. */
  readonly link: string | null;
}

/**
 * What a link opens. The proof of a booking's link and the signature of a ticket are checked before anything is read.
 * @throws AppError not_found for a link that we didn't write
 */
async function openedBy(db: Database, token: string): Promise<Opened> {
  const bookingId = await tickets.bookingOfLink(db, 'waiver', token);
  if (bookingId !== null) return { bookingId, position: null };
  const reading = readTicketText(token);
  const isOurs = reading?.kind === 'signed' && (await tickets.ticketSigner(db)).isOurs(reading.code, reading.signature);
  const holder = isOurs ? await signatures.findHolder(db, reading.code) : null;
  if (holder === null)
    throw new AppError('not_found', { message: 'This link doesn’t work. Open the link from the email again.' });
  return holder;
}

/** The waiver of a booking or of one of its people. @throws AppError not_found */
export async function openWaiver(db: Database, token: string): Promise<WaiverToSign> {
  return readWaiver(db, await openedBy(db, token));
}

async function readWaiver(db: Database, opened: Opened): Promise<WaiverToSign> {
  const booking = await signatures.findSignedBooking(db, opened.bookingId);
  if (booking === null) throw new AppError('not_found');
  const waiver = await findAskedWaiver(db, booking.event.seriesId);
  const closed = waiverClosed({ ...booking, isAsked: waiver !== null });
  return { booking, waiver, closed, people: await peopleOf(db, { booking, waiver, opened }) };
}

interface Asked {
  readonly booking: signatures.SignedBooking;
  readonly waiver: WaiverRow | null;
  readonly opened: Opened;
}

async function peopleOf(db: Database, { booking, waiver, opened }: Asked): Promise<readonly PersonToSign[]> {
  const [signed, codes, signer] = await Promise.all([
    signatures.findSignatures(db, booking.id),
    signatures.findCodes(db, booking.id),
    tickets.ticketSigner(db),
  ]);
  return booking.attendees.flatMap((person, position) => {
    const isOpened = opened.position === null || opened.position === position;
    if (!isOpened || booking.cancelledPositions.includes(position)) return [];
    const code = codes.find((ticket) => ticket.position === position)?.code;
    const own = signed.filter((each) => each.position === position && each.attendeeName === person.name);
    const signature = own.findLast((each) => waiver === null || isCounted(each, waiver)) ?? null;
    const link = opened.position === null && code !== undefined ? signer.textOf(code) : null;
    return [{ position, name: person.name, needsGuardian: needsGuardian(person), signature, link }];
  });
}

function isCounted({ seriesId, version }: NonNullable<PersonToSign['signature']>, waiver: WaiverRow): boolean {
  return seriesId === waiver.seriesId && doesCount(version, waiver);
}

interface Signing {
  readonly token: string;
  readonly position: number;
  readonly signatureId: string;
  readonly version: number;
  readonly signedName: string;
}

/**
 * Signs the version that was read. Signing again changes nothing.
 * @throws AppError invalid_input (signedName) for someone else's name; not_found; waiver_closed; waiver_changed if the organizer has written another version since
 * Source: docs/rules/booking.md, "Waivers".
 */
export async function signWaiver(db: Database, { token, ...signing }: Signing): Promise<WaiverToSign> {
  const opened = await openedBy(db, token);
  const { booking, waiver, closed, people } = await readWaiver(db, opened);
  const person = people.find(({ position }) => position === signing.position);
  if (person === undefined) throw new AppError('not_found');
  if (closed !== null || waiver === null)
    throw new AppError('waiver_closed', closed === null ? {} : { message: closed });
  if (waiver.version !== signing.version) throw new AppError('waiver_changed');
  if (person.signature === null && !isSignersName(signing.signedName, person))
    throw new AppError('invalid_input', { fields: { signedName: otherNameText(person.name) } });
  if (person.signature === null)
    await inTransaction(db, (tx) =>
      signatures.insertSignature(tx, {
        ...signatureOf(booking, waiver, signing),
        place: 'link',
        signedAt: null,
        notBefore: null,
        takenBy: null,
        gateDeviceId: null,
      }),
    );
  return readWaiver(db, opened);
}

/** Everything that a signature keeps about what was signed, for whom, and for how long. */
export function signatureOf(
  booking: signatures.SignedBooking,
  waiver: Pick<WaiverRow, 'id'>,
  { position, signatureId, signedName }: Pick<Signing, 'position' | 'signatureId' | 'signedName'>,
) {
  const person = booking.attendees[position];
  if (person === undefined) throw new AppError('not_found');
  const { event, organizer } = booking;
  return {
    waiverId: waiver.id,
    bookingId: booking.id,
    position,
    signatureId,
    attendeeName: person.name,
    isGuardian: needsGuardian(person),
    signedName,
    eventTitle: event.title,
    eventStartDate: event.startDate,
    organizerName: organizer,
    keptUntil: signatureKeptUntil(person, calendarDay(event.endDate)),
  };
}

/** How many people of each booking have signed and haven't, and the secret of its link; bookings without a waiver are left out. */
export async function waiversOfBookings(db: Database, bookingIds: readonly number[]) {
  const rows = await signatures.countByBooking(db, bookingIds);
  const linked = rows.map(async ({ bookingId, signed, missing }) => {
    const link = await tickets.bookingLinkToken(db, { purpose: 'waiver', bookingId });
    return [bookingId, { signed, missing, link }] as const;
  });
  return new Map(await Promise.all(linked));
}
