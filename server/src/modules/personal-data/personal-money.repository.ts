import { eq, or, sql } from 'drizzle-orm';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { disputes } from '../../../db/schema/disputes';
import { paymentAttempts } from '../../../db/schema/payment-attempts';
import { paymentDiscrepancies } from '../../../db/schema/payment-discrepancies';
import { payments } from '../../../db/schema/payments';
import { providerEvents } from '../../../db/schema/provider-events';
import { refunds } from '../../../db/schema/refunds';
import { colleague, ownBookings, ownPayments, secret, type PersonalTable } from './personal-table.repository';

/** The tables with rows about a person's money. */
export const moneyTables: readonly PersonalTable[] = [
  {
    table: payments,
    title: 'Payments',
    about: (me) => sql`${payments.bookingId} in ${ownBookings(me)}`,
    withheld: { clientSecret: secret },
  },
  {
    table: paymentAttempts,
    title: 'Attempts to charge your cards',
    about: (me) => sql`${paymentAttempts.paymentId} in ${ownPayments(me)}`,
  },
  {
    table: refunds,
    title: 'Refunds',
    about: (me) => sql`${refunds.paymentId} in ${ownPayments(me)}`,
    withheld: { requestedBy: colleague, closedBy: colleague },
  },
  {
    table: disputes,
    title: 'Disputes of payments',
    about: (me) => sql`${disputes.paymentId} in ${ownPayments(me)}`,
    withheld: { decidedBy: colleague },
  },
  {
    table: accountingDocuments,
    title: 'Receipts, credit notes and fee invoices',
    about: (me) =>
      or(
        sql`${accountingDocuments.bookingId} in ${ownBookings(me)}`,
        sql`${accountingDocuments.kind} = 'fee_invoice' and ${eq(accountingDocuments.organizerId, me.userId)}`,
      ),
  },
  {
    table: paymentDiscrepancies,
    title: 'Differences with the payment provider',
    about: (me) => sql`${paymentDiscrepancies.bookingId} in ${ownBookings(me)}`,
    withheld: { resolvedBy: colleague },
  },
  {
    table: providerEvents,
    title: 'Messages from the payment provider',
    about: (me) =>
      sql`${providerEvents.objectId} in (select intent_id from payments where booking_id in ${ownBookings(me)})`,
  },
];
