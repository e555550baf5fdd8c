import { randomBytes } from 'node:crypto';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { TicketRow } from '../../../db/schema/attendees';
import type { BookingRow } from '../../../db/schema/bookings';
import type { MadeAttachment } from '../../../db/schema/mails';
import type { Database, Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { TicketSheet } from './ticket-sheet';
import { findTicketSheet } from './ticket-sheets.repository';
import { ticketSigner } from './ticket-signer';
import * as repository from './tickets.repository';

/** 144 bits from a secure source, so tickets can't be guessed. At least 128 are required (docs/rules/tickets.md, "Tickets"). */
const codeBytes = 18;
/** The shape of a code in a URL; anything else isn't looked up. */
const ticketCodePattern = /^[\w-]{22,64}$/;

/**
 * Makes one ticket for each attendee of a confirmed booking, in the transaction that confirms it.
 * @param from the place in the booking, from 0, of the first who gets one: of people who are added, those before have theirs
 */
export async function issueTickets(
  tx: Transaction,
  { id, eventId, attendees }: Pick<BookingRow, 'id' | 'eventId' | 'attendees'>,
  from = 0,
): Promise<void> {
  const codes = attendees.slice(from).map(() => randomBytes(codeBytes).toString('base64url'));
  await repository.insertTickets(tx, { bookingId: id, eventId, from, codes });
}

/** Gives the valid tickets of a booking that moves to another date new codes; the old ones are refused there and here. */
export async function renewTickets(tx: Transaction, bookingId: number, eventId: number): Promise<void> {
  const positions = await repository.retireCodes(tx, bookingId);
  const codes = positions.map(() => randomBytes(codeBytes).toString('base64url'));
  await repository.renewTickets(tx, { bookingId, eventId, positions, codes });
}

/** A ticket as its owner sees it. */
export interface OwnTicket extends Pick<TicketRow, 'position' | 'code' | 'checkedInAt' | 'voidedAt'> {
  /** The text in its QR code: the signed code. */
  readonly text: string;
}

/**
 * The text in a ticket's QR code: its signed code.
 * @throws AppError not_found if there's no such ticket
 */
export async function ticketText(db: Database, code: string): Promise<string> {
  if (!ticketCodePattern.test(code) || !(await repository.ticketExists(db, code))) throw new AppError('not_found');
  return (await ticketSigner(db)).textOf(code);
}

/** Everything printed on the tickets of a booking. @returns null if none of them is valid */
export async function ticketSheetOf(db: Database, bookingId: number): Promise<TicketSheet | null> {
  return findTicketSheet(db, bookingId, await ticketSigner(db));
}

/** The attachment with a booking's tickets, for an email that's written now and sent later. */
export function ticketsFile(bookingId: number): MadeAttachment {
  return {
    filename: `tickets-${bookingReference(bookingId)}.pdf`,
    contentType: 'application/pdf',
    madeBy: 'tickets_pdf',
    of: bookingId,
  };
}

/** Voids the tickets of a cancelled booking, or of some of its people. @param positions their places in the booking, from 0 */
export async function voidTickets(tx: Transaction, bookingId: number, positions?: readonly number[]): Promise<void> {
  await repository.voidTickets(tx, bookingId, positions);
}
