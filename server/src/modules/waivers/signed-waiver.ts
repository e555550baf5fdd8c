import { bookingReference } from '@ascendant/domain/booking/reference';
import { signingStatement } from '@ascendant/domain/booking/waiver';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { longDayText } from '../../mail/date-text';
import { events } from '../events/events.module';
import type { PrintedWaiver } from '../tickets/printed-document';
import { findSignedWaiver, type SignedWaiver } from './signatures.repository';
import { openWaiver } from './signing.service';

/** A signed waiver as it's printed, only from what was stored when it was signed. */
export function printedWaiver({ signature, waiver }: SignedWaiver): PrintedWaiver {
  const { attendeeName, isGuardian, signedName, signedAt, eventTitle, eventStartDate, organizerName } = signature;
  return {
    title: waiver.title,
    text: waiver.text,
    number: `W-${signature.bookingId}-${signature.position + 1}-${waiver.version}`,
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

/** 'Saturday, November 28, 2026, 13:15:07 UTC': no zone's rules can change it. */
function utcText(at: Date): string {
  const iso = at.toISOString();
  return `${longDayText(iso.slice(0, 10))}, ${iso.slice(11, 19)} UTC`;
}

/** A signed waiver for someone with a link. @throws AppError not_found if the link doesn't open that one */
export async function signedByLink(db: Database, token: string, id: number): Promise<PrintedWaiver> {
  const { people } = await openWaiver(db, token);
  if (!people.some(({ signature }) => signature?.id === id)) throw new AppError('not_found');
  return signedWaiver(db, id);
}

async function signedWaiver(db: Database, id: number): Promise<PrintedWaiver> {
  const found = await findSignedWaiver(db, id);
  if (found === null) throw new AppError('not_found');
  return printedWaiver(found);
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
  return printedWaiver(found);
}
