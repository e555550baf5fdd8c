import type { DocumentKind } from '@ascendant/domain/accounting/document-kinds';
import { organizerOf } from '@ascendant/domain/event/access';
import { maxListLimit } from '@ascendant/domain/list-limits';
import type { Role } from '@ascendant/domain/person/roles';
import type { AccountingDocumentRow } from '../../../db/schema/accounting-documents';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findDocument, findDocumentsOf, findInvoices, findOwnPayments } from './accounting-documents.repository';
import { issueDocuments } from './issue-documents';

/**
 * The receipt and credit notes of a person's own booking. What the job hasn't issued yet is issued now, so that they're complete.
 * @throws AppError not_found if the booking isn't theirs
 */
export async function documentsOfBooking(
  db: Database,
  userId: number,
  bookingId: number,
): Promise<readonly AccountingDocumentRow[]> {
  const own = await findOwnPayments(db, bookingId, userId);
  if (own === null) throw new AppError('not_found', { message: 'We couldn’t find that booking.' });
  for (const paymentId of own) await issueDocuments(db, paymentId);
  return findDocumentsOf(db, bookingId);
}

/** An organizer's own fee invoices, the latest first. */
export async function ownFeeInvoices(db: Database, organizerId: number): Promise<readonly AccountingDocumentRow[]> {
  return findInvoices(db, { organizerId, kind: 'fee_invoice' }, maxListLimit);
}

/** An organizer's invoices to resellers, the latest first. */
export async function resellerInvoices(db: Database, organizerId: number): Promise<readonly AccountingDocumentRow[]> {
  return findInvoices(db, { organizerId, kind: 'reseller_invoice' }, maxListLimit);
}

/** Which members of the seller's organization read a document: invoices are about money, the others have names in them. */
const membersWhoRead: Readonly<Record<DocumentKind, readonly Role[]>> = {
  receipt: ['organizer', 'manager'],
  credit_note: ['organizer', 'manager'],
  fee_invoice: ['organizer', 'accountant'],
  reseller_invoice: ['organizer', 'accountant'],
};

/**
 * A document by its number: for the traveller whose booking it's about, for the organizer who sold it or whose fees it's about, and for admins.
 * @throws AppError not_found for everyone else
 */
export async function readableDocument(
  db: Database,
  caller: Pick<Caller, 'userId' | 'role' | 'organizerId'>,
  number: string,
): Promise<AccountingDocumentRow> {
  const found = await findDocument(db, number);
  if (found === null) throw new AppError('not_found');
  const { kind, organizerId } = found.document;
  const isSellers = organizerId === organizerOf(caller) && membersWhoRead[kind].includes(caller.role);
  if (found.userId !== caller.userId && !isSellers && caller.role !== 'admin') throw new AppError('not_found');
  return found.document;
}
