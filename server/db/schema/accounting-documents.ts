import { type DocumentContent, documentKinds } from '@ascendant/domain/accounting/document-kinds';
import type { LedgerEntry } from '@ascendant/domain/ledger/accounts';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from './columns';

/** How far each series of documents is numbered. Issuing one locks its row until the transaction ends, so there are no gaps. */
export const accountingSeries = pgTable(
  'accounting_series',
  {
    series: text('series').primaryKey(),
    lastSequence: integer('last_sequence').notNull(),
  },
  (row) => [check('accounting_series_last_sequence', sql`${row.lastSequence} >= 0`)],
);

/**
 * Receipts, credit notes and invoices, as they were issued: never changed, and numbered without gaps. Like the ledger, they have no foreign
 * keys. Only the names of recipient and seller go with their accounts.
 * Triggers: accounting-documents.sql beside this file.
 */
export const accountingDocuments = pgTable(
  'accounting_documents',
  {
    id: id(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** 'R-12-2026'. */
    series: text('series').notNull(),
    /** From 1. */
    sequence: integer('sequence').notNull(),
    /** 'R-12-2026-00001'. */
    number: text('number').notNull(),
    /** What it documents, once: 'receipt:payment:7', 'fee_invoice:12:2026-11', 'reseller_invoice:3:2026-11:cad'. */
    cause: text('cause').notNull(),
    paymentId: integer('payment_id'),
    bookingId: integer('booking_id'),
    /** Whose sale it was. */
    organizerId: integer('organizer_id'),
    /** 'YYYY-MM' of an invoice. */
    period: char('period', { length: 7 }),
    /** Lower case, ISO 4217. */
    currency: char('currency', { length: 3 }).notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Whom it's for; null once their account is deleted. */
    recipient: text('recipient'),
    /** Who sold the tickets; null on fee invoices, and once their account is deleted. */
    seller: text('seller'),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    /** Of a receipt or credit note: what it moves between the accounts of the ledger. */
    entries: jsonb('entries').$type<readonly LedgerEntry[]>(),
    /** When the money moved. */
    occurredAt: instant('occurred_at').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (document) => [
    unique('accounting_documents_sequence_unique').on(document.series, document.sequence),
    unique('accounting_documents_number_unique').on(document.number),
    unique('accounting_documents_cause_unique').on(document.cause),
    index('accounting_documents_booking_id').on(document.bookingId, document.id),
    index('accounting_documents_payment_id').on(document.paymentId, document.id),
    index('accounting_documents_period').on(document.organizerId, document.period),
    check('accounting_documents_kind', oneOf(document.kind, documentKinds)),
    check('accounting_documents_sequence', sql`${document.sequence} >= 1`),
    check('accounting_documents_currency', sql`${document.currency} ~ '^[a-z]{3}$'`),
    check(
      'accounting_documents_subject',
      sql`case when ${document.kind} in ('fee_invoice', 'reseller_invoice') then ${document.period} is not null and ${document.organizerId} is not null else ${document.paymentId} is not null and ${document.bookingId} is not null and ${document.entries} is not null and ${document.totalCents} > 0 end`,
    ),
  ],
);

export type AccountingDocumentRow = typeof accountingDocuments.$inferSelect;
export type NewAccountingDocumentRow = typeof accountingDocuments.$inferInsert;

/** The postings whose fee, or what a reseller owes, is on an invoice, each on one. */
export const invoicedPostings = pgTable(
  'invoiced_postings',
  {
    postingId: integer('posting_id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => accountingDocuments.id, { onDelete: 'restrict' }),
  },
  (row) => [index('invoiced_postings_document_id').on(row.documentId)],
);
