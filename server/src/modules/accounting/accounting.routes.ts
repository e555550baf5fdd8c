import { routes } from '@ascendant/contract/routes';
import { documentNumberPattern } from '@ascendant/domain/accounting/document-kinds';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { tickets } from '../tickets/tickets.module';
import { presentDocument, presentFeeInvoice, printedDocument } from './accounting.presenter';
import { documentsOfBooking, ownFeeInvoices, readableDocument } from './accounting.service';

/** Serves receipts, credit notes and fee invoices: as lists, and as files, which aren't part of the contract. */
export function registerAccountingRoutes({ bind, http, db, limits }: ApplicationContext): void {
  bind(routes.listBookingDocuments, async (call) =>
    (await documentsOfBooking(db, callerOf(call).userId, call.params.id)).map(presentDocument),
  );
  bind(routes.listFeeInvoices, async (call) =>
    (await ownFeeInvoices(db, organizerOf(callerOf(call)))).map(presentFeeInvoice),
  );
  http.get<{ Params: { number: string } }>('/documents/:number.pdf', async (request, reply) => {
    const caller = callerOf(request);
    const { number } = request.params;
    if (!documentNumberPattern.test(number)) throw new AppError('not_found');
    const document = await readableDocument(db, caller, number);
    await limits.take('drawTickets', { target: caller.userId });
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
      .send(await tickets.drawDocument(printedDocument(document)));
  });
}
