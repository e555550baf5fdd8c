import { idText } from '@ascendant/contract/wire';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { drawTicketsInThread } from './pdf/draw-in-thread';
import { ticketSheetOf } from './tickets.service';

/**
 * Serves the tickets of your own booking as a PDF. It's a file, so it isn't part of the contract. Someone else's booking, or one that
 * isn't confirmed, is a 404.
 */
export function registerTicketPdf({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.get<{ Params: { id: string } }>('/my-bookings/:id/tickets.pdf', async (request, reply) => {
    const { userId } = callerOf(request);
    const id = idText.safeParse(request.params.id);
    const sheet = id.success ? await ticketSheetOf(db, id.data) : null;
    if (sheet?.userId !== userId) throw new AppError('not_found');
    await limits.take('drawTickets', { target: userId });
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="tickets-${sheet.reference}.pdf"`)
      .send(await drawTicketsInThread(sheet));
  });
}
