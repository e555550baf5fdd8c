import { bookingReference } from '@ascendant/domain/booking/reference';
import { signingStatement } from '@ascendant/domain/booking/waiver';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { longDayText } from '../../mail/date-text';
import { events } from '../events/events.module';
import type { PrintedWaiver } from '../tickets/printed-document';
import { tickets } from '../tickets/tickets.module';
import { findSignedWaiver, keepPdf, type SignedWaiver } from './signatures.repository';
import { openWaiver } from './signing.service';

/** A signed waiver as a PDF. It's drawn once, and kept with the signature. */
export async function waiverFile(db: Database, signed: SignedWaiver): Promise<Buffer> {
  if (signed.signature.pdf !== null) return signed.signature.pdf;
  const pdf = await tickets.drawWaiver(printedWaiver(signed));
  await keepPdf(db, signed.signature.id, pdf);
  return pdf;
}

/** A signed waiver as it's printed, only from what was stored when it was signed. */
function printedWaiver({ signature, waiver }: SignedWaiver): PrintedWaiver {
  const { attendeeName, isGuardian, signedName, signedAt, eventTitle, eventStartDate, organizerName } = signature;
  return {
    title: waiver.title,
    text: waiver.text,
    number: waiverNumber({ signature, waiver }),
    signedAt,
    details: [
      ['Event', eventTitle],
      ['Date', longDayText(eventStartDate)],
      ...(organizerName === '' ? [] : [['Organizer', organizerName] as const]),
      ['Booking', bookingReference(signature.bookingId)],
      ['For', attendeeName],
      ['Signed by', isGuardian ? `${signedName}, parent or legal guardian` : signedName],
      ['Signed at', `${utcText(signedAt)}, ${signature.place === 'gate' ? 'at the event' : 'by link'}`],
      ['Version', String(waiver.version)],
    ],
    statement: signingStatement(waiver.title, isGuardian ? attendeeName : null),
    signedName,
    textHash: waiver.textHash,
  };
}

/** 'W-118-2-1': of the booking, the person and the version. */
export function waiverNumber({ signature, waiver }: Pick<SignedWaiver, 'signature' | 'waiver'>): string {
  return `W-${signature.bookingId}-${signature.position + 1}-${waiver.version}`;
}

/** 'Saturday, November 28, 2026, 13:15:07 UTC': no zone's rules can change it. */
function utcText(at: Date): string {
  const iso = at.toISOString();
  return `${longDayText(iso.slice(0, 10))}, ${iso.slice(11, 19)} UTC`;
}

/**
 * A signed waiver for someone with a link, also of a version that no longer counts.
 * @throws AppError not_found if the link isn't about the person who signed
 */
export async function signedByLink(db: Database, token: string, id: number): Promise<SignedWaiver> {
  const { booking, people } = await openWaiver(db, token);
  const found = await findSignedWaiver(db, id);
  const signature = found?.signature.bookingId === booking.id ? found.signature : null;
  const isTheirs = people.some(
    ({ position, name }) => position === signature?.position && name === signature.attendeeName,
  );
  if (found === null || !isTheirs) throw new AppError('not_found');
  return found;
}

interface Asked {
  readonly eventId: number;
  readonly id: number;
  readonly requestId: string;
}

/** The same for those who manage the event's bookings, with an audit entry. @throws AppError not_found. Source: rule ERR-06. */
export async function signedForOrganizer(db: Database, actor: Caller, { eventId, id, requestId }: Asked) {
  const event = await events.eventWithBookings(db, eventId, actor);
  const found = await findSignedWaiver(db, id);
  if (found?.eventId !== event.id) throw new AppError('not_found');
  await recordAudit(db, {
    actor,
    action: 'waiver.read',
    target: { type: 'waiver_signature', id },
    requestId,
  });
  return found;
}
