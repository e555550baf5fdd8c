import { eq, or, sql } from 'drizzle-orm';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { disputeAttachments, disputes } from '../../../db/schema/disputes';
import { paymentAttempts, payments, paymentDiscrepancies, providerEvents } from '../../../db/schema/payments';
import { adjustments, bankPayouts, payoutAccounts, transferReversals, transfers } from '../../../db/schema/payouts';
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
    withheld: { decidedBy: colleague, evidenceAskedBy: colleague },
  },
  {
    table: disputeAttachments,
    title: 'Files sent to a bank with a dispute',
    about: (me) =>
      sql`${disputeAttachments.disputeId} in (select id from disputes where payment_id in ${ownPayments(me)})`,
    withheld: { addedBy: colleague, content: 'it can name other people; ask us for it' },
  },
  {
    table: accountingDocuments,
    title: 'Receipts, credit notes and invoices',
    about: (me) =>
      or(
        sql`${accountingDocuments.bookingId} in ${ownBookings(me)}`,
        sql`${accountingDocuments.kind} in ('fee_invoice', 'reseller_invoice') and ${eq(accountingDocuments.organizerId, me.userId)}`,
      ),
  },
  {
    table: paymentDiscrepancies,
    title: 'Differences with the payment provider',
    about: (me) => sql`${paymentDiscrepancies.bookingId} in ${ownBookings(me)}`,
    withheld: { resolvedBy: colleague },
  },
  {
    table: payoutAccounts,
    title: 'Your account at the payment provider, for payouts',
    about: ({ userId }) => eq(payoutAccounts.organizerId, userId),
  },
  { table: transfers, title: 'Payouts to you', about: ({ userId }) => eq(transfers.organizerId, userId) },
  {
    table: transferReversals,
    title: 'Payouts that were taken back',
    about: ({ userId }) =>
      sql`${transferReversals.transferId} in (select id from transfers where organizer_id = ${userId})`,
  },
  {
    table: bankPayouts,
    title: 'Payouts to your bank',
    about: ({ userId }) =>
      sql`${bankPayouts.accountId} in (select id from payout_accounts where organizer_id = ${userId})`,
  },
  {
    table: adjustments,
    title: 'Adjustments of what you’re owed',
    about: ({ userId }) => eq(adjustments.organizerId, userId),
    withheld: { madeBy: colleague },
  },
  {
    table: providerEvents,
    title: 'Messages from the payment provider',
    about: (me) =>
      sql`${providerEvents.objectId} in (select intent_id from payments where booking_id in ${ownBookings(me)})`,
  },
];
