import { bookingPaymentStatuses, bookingStatuses, paymentStatuses } from '@ascendant/domain/booking/lifecycle';
import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { maxFoundPayments, maxFoundPeople, personListLength } from '@ascendant/domain/payment/lookup';
import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { paymentMoments } from '@ascendant/domain/payment/timeline';
import { personNoteMaxLength } from '@ascendant/domain/person/account-limits';
import { userTypes } from '@ascendant/domain/person/roles';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { day, id, idParams, idText, instant, line, paragraphs, priceText } from './wire';

/** whether a bank has returned what was left of the payment */
const isLost = z.boolean();

/** All that's stored of a card. */
const card = z.object({ brand: z.string(), last4: z.string() });

/** Who someone is, as far as a look-up shows it: no birth data, no address (rule PRI-01). */
export const foundPerson = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(userTypes),
  disabled: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundPayment = z.object({
  id,
  bookingId: id,
  reference: z.string(),
  eventTitle: z.string(),
  /** null once the account is gone */
  person: foundPerson.pick({ id: true, username: true, firstName: true, lastName: true }).nullable(),
  amount: priceText,
  refunded: priceText,
  status: z.enum(paymentStatuses),
  disputed: z.boolean(),
  isLost,
  /** of the latest attempt; null before the first, and once the account is gone */
  card: card.nullable(),
  /** why the last declined card was declined, by the provider's code, and when; null if none was */
  lastDecline: z.object({ code: z.string(), at: instant }).nullable(),
  createdAt: instant,
});
export type FoundPayment = z.infer<typeof foundPayment>;

/** One thing that happened to a payment. What doesn't apply is null. */
export const timelineEntry = z.object({
  at: instant,
  moment: z.enum(paymentMoments),
  amount: priceText.nullable(),
  /** why, by the provider's or our own code: `insufficient_funds`, `event_cancelled` */
  reason: z.string().nullable(),
  /** what the provider says about it to us */
  explanation: z.string().nullable(),
  card: card.nullable(),
  /** the username of the person who did it */
  by: z.string().nullable(),
  note: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const paymentHistory = z.object({
  payment: foundPayment,
  event: z.object({ id, title: z.string(), startDate: day, startTime: z.string() }),
  bookingStatus: z.enum(bookingStatuses),
  provider: z.enum(paymentProviders),
  /** null until the provider has answered */
  intentId: z.string().nullable(),
  /** oldest first */
  timeline: z.array(timelineEntry),
  /** the notices that the provider sent about it, oldest first, at most 100 */
  notices: z.array(z.object({ type: z.string(), at: instant, receivedAt: instant })),
});
export type PaymentHistory = z.infer<typeof paymentHistory>;

/** What an admin noted about a person. */
export const personNote = z.object({
  id,
  text: z.string(),
  /** null once that admin's account is gone */
  by: z.string().nullable(),
  at: instant,
});
export type PersonNote = z.infer<typeof personNote>;

export const personPage = z.object({
  person: foundPerson.extend({
    emailVerified: z.boolean(),
    createdAt: instant,
    /** when the account will be erased; null if no one has asked for it */
    deletedFrom: instant.nullable(),
  }),
  bookings: z.array(
    z.object({
      id,
      reference: z.string(),
      event: z.object({ id, title: z.string(), startDate: day, startTime: z.string() }),
      status: z.enum(bookingStatuses),
      paymentStatus: z.enum(bookingPaymentStatuses),
      /** what was charged, tax included */
      total: priceText,
      /** asked for or made */
      refunded: priceText,
      /** returned by the bank in a lost dispute */
      takenByBank: priceText,
      disputed: z.boolean(),
      /** null for a free booking */
      paymentId: id.nullable(),
      isLost,
      createdAt: instant,
    }),
  ),
  payments: z.array(foundPayment),
  emails: z.array(
    z.object({
      id,
      kind: z.string(),
      /** why it's sent, in a sentence */
      why: z.string(),
      subject: z.string(),
      /** withdrawn: not sent, as it was no longer true; dead: it couldn't be delivered */
      state: z.enum(['queued', 'sent', 'withdrawn', 'dead']),
      createdAt: instant,
      sentAt: instant.nullable(),
      /** whether it can be sent again: it isn't a code, and what it says is still stored */
      canResend: z.boolean(),
    }),
  ),
  /** where they're signed in now */
  sessions: z.array(z.object({ id, browser: z.string(), startedAt: instant, lastUsedAt: instant })),
  /** newest first */
  notes: z.array(personNote),
});
export type PersonPage = z.infer<typeof personPage>;

export const lookupRoutes = nameRoutes({
  lookUp: defineRoute('POST /api/admin/lookup', {
    summary: `Look up people and payments by an email, a name, a booking's reference, an amount, the last four digits of a card, or an id at the provider; at most ${maxFoundPeople} and ${maxFoundPayments}, the latest first. It's in the audit log`,
    limit: 'lookUp',
    /** in the body, because addresses are logged by proxies and kept by browsers */
    body: z.object({ q: line(searchTextMaxLength, 'Please type what to look for') }),
    reply: {
      200: z.object({
        people: z.array(foundPerson),
        payments: z.array(foundPayment),
        /** there are more than these */
        isCapped: z.boolean(),
      }),
    },
  }),
  getPaymentHistory: defineRoute('GET /api/admin/payments/:id', {
    summary: 'Get what happened to a payment, with every declined card and why. It’s in the audit log',
    limit: 'lookUp',
    params: idParams,
    reply: { 200: paymentHistory },
  }),
  getPersonPage: defineRoute('GET /api/admin/people/:id', {
    summary: `Get a person’s latest bookings, payments and emails (${personListLength} of each), sessions, and admins’ notes. It’s in the audit log`,
    limit: 'lookUp',
    params: idParams,
    reply: { 200: personPage },
  }),
  addPersonNote: defineRoute('POST /api/admin/people/:id/notes', {
    summary: 'Add a note about a person, for admins. The person gets it with their export',
    params: idParams,
    body: z.object({ text: paragraphs(personNoteMaxLength, 'Please write a note') }),
    reply: { 201: personNote },
  }),
  removePersonNote: defineRoute('DELETE /api/admin/people/:id/notes/:noteId', {
    summary: 'Delete a note about a person',
    params: z.object({ id: idText, noteId: idText }),
    reply: { 204: null },
  }),
  resendEmail: defineRoute('POST /api/admin/people/:id/emails/:emailId/resend', {
    summary: 'Send an email to a person again, as it was. Codes can’t be sent again. It’s in the audit log',
    params: z.object({ id: idText, emailId: idText }),
    reply: { 204: null },
  }),
  signOutPerson: defineRoute('DELETE /api/admin/people/:id/sessions', {
    summary: 'Sign a person out everywhere. It’s in the audit log',
    params: idParams,
    reply: { 204: null },
  }),
});
