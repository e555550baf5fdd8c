import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { idParams, instant, priceText, signedPriceText } from './wire';

/** A receipt or a credit note of a booking; its file is `/documents/{number}.pdf`. */
export const bookingDocument = z.object({
  /** 'R-12-2026-00001' */
  number: z.string(),
  kind: z.enum(['receipt', 'credit_note']),
  /** when the money moved */
  occurredAt: instant,
  total: priceText,
  /** lower case, ISO 4217 */
  currency: z.string(),
});

/** A month's booking fees of an organizer's sales. */
export const feeInvoice = z.object({
  /** 'F-2026-00001' */
  number: z.string(),
  /** 'YYYY-MM' */
  period: z.string(),
  /** negative if more was refunded than sold */
  total: signedPriceText,
  currency: z.string(),
});

export const accountingRoutes = nameRoutes({
  listBookingDocuments: defineRoute('GET /api/bookings/:id/documents', {
    summary: 'List the receipt and credit notes of your own booking, the earliest first',
    params: idParams,
    reply: { 200: z.array(bookingDocument) },
  }),
  listFeeInvoices: defineRoute('GET /api/organizer/fee-invoices', {
    summary: 'List the fee invoices of your events, the latest month first',
    reply: { 200: z.array(feeInvoice) },
  }),
});
