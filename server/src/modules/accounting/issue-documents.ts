import { dueDocuments, sumOf, type DueDocument } from '@ascendant/domain/accounting/due-documents';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { quietMoment } from '../../jobs/quiet-moment';
import { ledger } from '../ledger/ledger.module';
import { findIssued, findUndocumented, insertDocument } from './accounting-documents.repository';
import { correctionContent, receiptContent } from './document-content';
import { feeInvoiceContent } from './fee-invoice-content';
import {
  findDueInvoices,
  findFees,
  lockOrganizer,
  lockSold,
  markInvoiced,
  type DueInvoice,
  type SoldBooking,
} from './sold-booking.repository';

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
  for (const [paymentId, sold] of sales) {
    const issued = documents.get(paymentId) ?? [];
    let before = issued.at(-1)?.number ?? '';
    const receipt = issued[0]?.number;
    for (const due of dueDocuments(postings.get(paymentId) ?? [], issued)) {
      const corrects = due.kind === 'credit_note' ? (receipt ?? before) : before;
      before = await issue(tx, { paymentId, sold, due, corrects });
    }
  }
}

interface Issuing {
  readonly paymentId: number;
  readonly sold: SoldBooking;
  readonly due: DueDocument;
  /** The number of the document that it corrects; empty for a payment's first. */
  readonly corrects: string;
}

/** @returns its number */
async function issue(tx: Transaction, { paymentId, sold, due, corrects }: Issuing): Promise<string> {
  const occurredAt = due.occurredAt ?? sold.booking.bookedAt;
  const content = corrects === '' ? receiptContent(sold, occurredAt) : correctionContent(sold, due, corrects);
  const total = sumOf(due.entries);
  const said = content.lines.reduce((sum, { amount }) => sum + amount, 0);
  if (said !== total) throw new RangeError(`${due.cause}: the lines add up to ${said}, not to ${total}`);
  const { number } = await insertDocument(tx, {
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
  });
  return number;
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
 * Issues what's missing: of the latest payments, or of all, with the fee invoices of months that are over.
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
  for (const due of await findDueInvoices(db)) await issueFeeInvoice(db, due).catch(report);
  return false;
}

/** Issues one month's invoice of an organizer, unless another process has. What was posted late is on it, too. */
async function issueFeeInvoice(db: Database, due: DueInvoice): Promise<void> {
  const { organizerId, currency, period } = due;
  await inTransaction(db, async (tx) => {
    await lockOrganizer(tx, organizerId);
    const isDue = (await findDueInvoices(tx, organizerId)).some(
      (each) => each.period === period && each.currency === currency,
    );
    if (!isDue) return;
    const fees = await findFees(tx, due);
    const { id } = await insertDocument(tx, {
      kind: 'fee_invoice',
      cause: `fee_invoice:${organizerId}:${period}:${currency}`,
      organizerId,
      period,
      currency,
      totalCents: fees.reduce((sum, { cents }) => sum + cents, 0),
      recipient: due.organizerName,
      content: feeInvoiceContent(due, fees),
      occurredAt: new Date(`${period}-01T00:00:00Z`),
    });
    await markInvoiced(
      tx,
      id,
      fees.flatMap(({ postingIds }) => postingIds),
    );
  });
}
