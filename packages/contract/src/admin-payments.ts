import { bookingPaymentStatuses, bookingStatuses, paymentStatuses } from '@ascendant/domain/booking/lifecycle';
import { discrepancyKinds } from '@ascendant/domain/payment/discrepancies';
import { disputeDecisions, disputeStatuses } from '@ascendant/domain/payment/disputes';
import { maxNoteLength } from '@ascendant/domain/payment/payment-fields';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { exactAmount, id, idParams, instant, paragraphs, priceText } from './wire';

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

/** A refund that didn't go back: it failed, or it waits until the bank has decided a dispute. */
export const unmadeRefund = z.object({
  id,
  bookingId: id,
  reference: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  amount: priceText,
  status: z.enum(['failed', 'awaiting_dispute']),
  /** the provider's code: `expired_or_canceled_card`; null if it gives none */
  failureReason: z.string().nullable(),
  requestedAt: instant,
  /** null unless it failed */
  failedAt: instant.nullable(),
});
export type UnmadeRefund = z.infer<typeof unmadeRefund>;

/** A dispute of a payment, as the provider last reported it. */
export const paymentDispute = z.object({
  id,
  bookingId: id,
  reference: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  status: z.enum(disputeStatuses),
  amount: priceText,
  /** the bank's, by the provider's code: `fraudulent` */
  reason: z.string(),
  openedAt: instant,
  /** until when evidence can be sent; null if it can't */
  evidenceDueAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** when an admin sent evidence, and when the provider took it; null before that */
  evidenceAskedAt: instant.nullable(),
  evidenceSentAt: instant.nullable(),
  /** whether the provider refused it: it can be sent again */
  isEvidenceRefused: z.boolean(),
  /** lost, and an admin hasn't decided what becomes of the booking, which stays valid until then */
  needsDecision: z.boolean(),
  decision: z.enum(disputeDecisions).nullable(),
  /** the admin's username; null if no one has decided, or their account is gone */
  decidedBy: z.string().nullable(),
});
export type PaymentDispute = z.infer<typeof paymentDispute>;

export const adminPaymentRoutes = nameRoutes({
  refundBooking: defineRoute('POST /api/bookings/:id/refund', {
    summary: 'Refund a booking. A full refund cancels it; a partial refund doesn’t',
    sensitive: 'whatever is sent',
    takesKey: true,
    params: idParams,
    /** dollars; everything that's left if none is given */
    body: z.object({ amount: exactAmount(1).optional() }),
    reply: { 200: bookingMoney },
  }),
  listDiscrepancies: defineRoute('GET /api/admin/discrepancies', {
    summary: 'List open discrepancies between the payment provider and us, newest first',
    reply: { 200: z.array(paymentDiscrepancy) },
  }),
  resolveDiscrepancy: defineRoute('POST /api/admin/discrepancies/:id/resolve', {
    summary: 'Resolve a discrepancy',
    sensitive: 'whatever is sent',
    params: idParams,
    reply: { 204: null },
  }),
  listUnmadeRefunds: defineRoute('GET /api/admin/refunds', {
    summary: 'List refunds that failed or wait for a dispute to close, oldest first',
    reply: { 200: z.array(unmadeRefund) },
  }),
  repeatRefund: defineRoute('POST /api/admin/refunds/:id/repeat', {
    summary: 'Try a refund again that failed or waits for a dispute to close',
    sensitive: 'whatever is sent',
    takesKey: true,
    params: idParams,
    reply: { 204: null },
  }),
  closeRefund: defineRoute('POST /api/admin/refunds/:id/close', {
    summary: 'Close a refund that failed or waits, with a note: it won’t be sent to the card',
    sensitive: 'whatever is sent',
    takesKey: true,
    params: idParams,
    body: z.object({
      note: paragraphs(maxNoteLength, 'Please add a note'),
      /** whether the traveller was paid some other way */
      isPaidAnotherWay: z.boolean(),
    }),
    reply: { 204: null },
  }),
  listDisputes: defineRoute('GET /api/admin/disputes', {
    summary: 'List disputes: open ones and those that need a decision first, the earliest deadline first',
    reply: { 200: z.array(paymentDispute) },
  }),
  decideDispute: defineRoute('POST /api/admin/disputes/:id/decide', {
    summary: 'Decide whether the booking of a lost dispute ends; until then it stays valid',
    sensitive: 'whatever is sent',
    takesKey: true,
    params: idParams,
    body: z.object({ decision: z.enum(disputeDecisions), note: paragraphs(maxNoteLength).default('') }),
    reply: { 204: null },
  }),
});
