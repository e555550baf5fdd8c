import { dueDocuments, sumOf, type DueDocument } from '@ascendant/domain/accounting/due-documents';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { quietMoment } from '../../jobs/quiet-moment';
import { ledger } from '../ledger/ledger.module';
import { findIssued, findUndocumented, insertDocuments, takePlaces } from './accounting-documents.repository';
import { correctionContent, receiptContent } from './document-content';
import { issueInvoices } from './issue-invoices';
import { lockSold, type SoldBooking } from './sold-booking.repository';

/**
 * Issues the receipts and credit notes that a payment still has to get. It can run twice, at the same time and be killed: what isn't
 * committed has no number.
 * Source: docs/rules/ledger.md, "Receipts, credit notes and fee invoices".
 */
export async function issueDocuments(db: Database, paymentId: number): Promise<void> {
  await inTransaction(db, (tx) => issueIn(tx, [paymentId]));
}

/** The same for several payments, in a transaction of the caller's. */
export async function issueIn(tx: Transaction, paymentIds: readonly number[]): Promise<void> {
  const sales = await lockSold(tx, paymentIds);
  const postings = await ledger.findPostings(tx, paymentIds);
  const documents = await findIssued(tx, paymentIds);
  const dues = [...sales].flatMap(([paymentId, sold]) => {
    const issued = documents.get(paymentId) ?? [];
    const earlier = issued.map(({ number }) => number);
    return dueDocuments(postings.get(paymentId) ?? [], issued).map((due) => ({ paymentId, sold, due, earlier }));
  });
  const series = dues.map(({ due: { kind }, sold: { organizerId } }) => ({ kind, organizerId }));
  const places = await takePlaces(tx, series);
  const made = places.flatMap((place, index) => {
    const due = dues[index];
    if (!due) return [];
    const document = { ...documentOf(due), ...place };
    // The payment's further documents have the same list.
    due.earlier.push(place.number);
    return [document];
  });
  await insertDocuments(tx, made);
}

interface Issuing {
  readonly paymentId: number;
  readonly sold: SoldBooking;
  readonly due: DueDocument;
  /** The numbers of the payment's documents before it: a credit note corrects the first, anything else the last. */
  readonly earlier: readonly string[];
}

function documentOf({ paymentId, sold, due, earlier }: Issuing) {
  const corrects = (due.kind === 'credit_note' ? earlier[0] : earlier.at(-1)) ?? '';
  const occurredAt = due.occurredAt ?? sold.booking.bookedAt;
  const content = corrects === '' ? receiptContent(sold, occurredAt) : correctionContent(sold, due, corrects);
  const total = sumOf(due.entries);
  const said = content.lines.reduce((sum, { amount }) => sum + amount, 0);
  if (said !== total) throw new RangeError(`${due.cause}: the lines add up to ${said}, not to ${total}`);
  return {
    kind: due.kind,
    cause: due.cause,
    paymentId,
    bookingId: sold.booking.id,
    organizerId: sold.organizerId,
    currency: sold.currency,
    totalCents: total,
    recipient: sold.travellerName,
    seller: sold.organizerName,
    content,
    entries: due.entries,
    occurredAt,
  };
}

interface MissingOrder {
  /** Of all payments, not of the latest only. */
  readonly isWhole: boolean;
  /** Of how many payments at most; of all if it isn't said. */
  readonly most?: number;
  readonly report: (error: unknown) => void;
  /** Ends it after the current payment. */
  readonly stopping?: AbortSignal;
}

/**
 * Issues what's missing: of the latest payments, or of all, with the invoices of months that are over.
 * @returns whether there may be more, and some could be issued; false when it was stopped
 */
export async function issueMissing(db: Database, { isWhole, most, report, stopping }: MissingOrder): Promise<boolean> {
  const missing = (await findUndocumented(db, isWhole)).slice(0, most);
  let issued = 0;
  for (const paymentId of missing) {
    if (stopping?.aborted === true) return false;
    // After an upgrade thousands may be missing; people who book don't wait for them.
    await quietMoment();
    await issueDocuments(db, paymentId).then(() => (issued += 1), report);
  }
  if (missing.length === most) return issued > 0;
  if (!isWhole) return false;
  await issueInvoices(db, report);
  return false;
}
