import { randomBytes } from 'node:crypto';
import { signedTicketText } from '@ascendant/domain/booking/ticket-code';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/mail-queue.repository';
import { drawTicketsInThread } from './pdf/draw-in-thread';
import type { TicketSheet } from './ticket-sheet';
import { findEventOfSheet } from './ticket-sheets.repository';

export interface TestTicketOrder {
  readonly eventId: number;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly requestId: string;
}

/**
 * Emails the ticket of an event as its guests get it, marked TEST. It belongs to no booking, and neither its code nor its
 * signature is ours, so that check-in refuses it, with and without a network.
 * @throws AppError not_found if there's no such event
 * Source: docs/rules/tickets.md, "Tickets".
 */
export async function sendTestTicket(db: Database, caller: Caller, order: TestTicketOrder): Promise<void> {
  const { eventId, customerEmail, customerName, requestId } = order;
  const event = await findEventOfSheet(db, eventId);
  if (event === null) {
    const message = "There's no event with this ID.";
    throw new AppError('not_found', { message, fields: { eventId: message } });
  }
  const pdf = await drawTicketsInThread(testSheet(event, customerName));
  await inTransaction(db, async (tx) => {
    await queueMail(tx, {
      kind: 'test_ticket',
      userId: null,
      to: customerEmail,
      subject: `TEST ticket: ${event.title}`,
      letter: testTicketLetter(customerName, event.title),
      attachments: [
        { filename: 'tickets-TEST.pdf', contentType: 'application/pdf', contentBase64: pdf.toString('base64') },
      ],
    });
    await recordAudit(tx, {
      actor: caller,
      action: 'ticket.test_sent',
      target: { type: 'event', id: eventId },
      requestId,
    });
  });
}

export function testTicketLetter(customerName: string, title: string): Letter {
  return {
    heading: 'This is a test ticket',
    paragraphs: [
      `Hello ${customerName}, this is what a ticket for ${title} looks like.`,
      "It's marked TEST and isn't valid for entry.",
    ],
  };
}

/** As long as a ticket's code and its signature, and as dense in the QR code. */
const codeBytes = 18;
const signatureBytes = 16;

/** The sheet of a ticket that belongs to no booking. */
export function testSheet(event: TicketSheet['event'], attendeeName: string): TicketSheet {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  const code = random(codeBytes);
  return {
    bookingId: 0,
    userId: null,
    reference: 'TEST',
    tierType: 'regular',
    confirmedAt: new Date(),
    isTest: true,
    event,
    tickets: [
      { code, text: signedTicketText(code, random(signatureBytes)), attendeeName, isChild: false, number: 'TEST-01' },
    ],
  };
}
