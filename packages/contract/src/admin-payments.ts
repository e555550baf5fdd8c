import { bookingPaymentStatuses, bookingStatuses, paymentStatuses } from '@ascendant/domain/booking/lifecycle';
import { parseDollars, type Cents } from '@ascendant/domain/money';
import { discrepancyKinds } from '@ascendant/domain/payment/discrepancies';
import { z } from 'zod';
import { defineRoute } from './route';
import { id, idParams, instant, priceText } from './wire';

/** A difference between the provider's books and ours, or something that was done there. */
export const paymentDiscrepancy = z.object({
  id,
  kind: z.enum(discrepancyKinds),
  /** the object it is about, at the provider */
  subject: z.string(),
  bookingId: id.nullable(),
  /** amounts in cents, states, ids; never people */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  foundAt: instant,
  lastSeenAt: instant,
});
export type PaymentDiscrepancy = z.infer<typeof paymentDiscrepancy>;

/** A booking's money as organizers and admins see it: no card, no email. */
export const bookingMoney = z.object({
  bookingId: id,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(bookingPaymentStatuses),
  total: priceText,
  /** asked for or made */
  refunded: priceText,
  /** null for a free booking */
  payment: z.enum(paymentStatuses).nullable(),
  disputed: z.boolean(),
});
export type BookingMoney = z.infer<typeof bookingMoney>;

/** An amount that's paid out, not just compared, so it's never rounded. @returns cents, at least one */
const amountToGiveBack = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const amount = parseDollars(value);
  if (amount !== null && amount > 0) return amount;
  context.addIssue({ code: 'custom', message: 'Please enter an amount like 12.50' });
  return z.NEVER;
});

export const adminPaymentRoutes = {
  refundBooking: defineRoute('refundBooking', {
    summary: 'Refund a booking. A full refund cancels it; a partial refund doesn’t',
    params: idParams,
    /** dollars; everything that's left if none is given */
    body: z.object({ amount: amountToGiveBack.optional() }),
    reply: { 200: bookingMoney },
  }),
  listDiscrepancies: defineRoute('listDiscrepancies', {
    summary: 'List open discrepancies between the payment provider and us, newest first',
    reply: { 200: z.array(paymentDiscrepancy) },
  }),
  resolveDiscrepancy: defineRoute('resolveDiscrepancy', {
    summary: 'Resolve a discrepancy',
    params: idParams,
    reply: { 204: null },
  }),
};
