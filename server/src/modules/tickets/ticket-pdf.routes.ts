import { idText } from '@ascendant/contract/wire';
import { ticketNumber } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { drawTicketsInThread } from './pdf/draw-in-thread';
import type { TicketSheet } from './ticket-sheet';
import { ticketSheetOf } from './tickets.service';

interface TicketPdfRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly position?: unknown };
}

/**
 * Serves the tickets of your own booking as a PDF, or with `?position=` one attendee's, to pass on to them. It's a file, so it isn't part
 * of the contract. Someone else's booking, or one that isn't confirmed, is a 404; so is a position without a valid ticket.
 */
export function registerTicketPdf({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.get<TicketPdfRequest>('/my-bookings/:id/tickets.pdf', async (request, reply) => {
    const { userId } = callerOf(request);
    const id = idText.safeParse(request.params.id);
    const sheet = id.success ? await ticketSheetOf(db, id.data) : null;
    if (sheet?.userId !== userId) throw new AppError('not_found');
    const { position } = request.query;
    const asked = position === undefined ? sheet : ofOnePerson(sheet, position);
    await limits.take('drawTickets', { target: userId });
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName(asked, position !== undefined)}"`)
      .send(await drawTicketsInThread(asked));
  });
}

/** @throws AppError not_found if no valid ticket has the position */
function ofOnePerson(sheet: TicketSheet, position: unknown): TicketSheet {
  const asked = typeof position === 'string' && /^\d{1,2}$/.test(position) ? Number(position) : null;
  const tickets =
    asked === null ? [] : sheet.tickets.filter(({ number }) => number === ticketNumber(sheet.bookingId, asked));
  if (tickets.length === 0) throw new AppError('not_found');
  return { ...sheet, tickets };
}

function fileName({ reference, tickets }: TicketSheet, isOfOnePerson: boolean): string {
  return isOfOnePerson ? `ticket-${tickets[0]?.number ?? reference}.pdf` : `tickets-${reference}.pdf`;
}
