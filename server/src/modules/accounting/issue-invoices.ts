import { inTransaction, type Database, type Transaction } from '../../database/database';
import { organizations } from '../organizations/organizations.module';
import { insertDocuments, takePlaces, type NewDocument } from './accounting-documents.repository';
import { feeInvoiceContent, resellerInvoiceContent } from './invoice-content';
import {
  findDueFees,
  findDueOfResellers,
  findFees,
  findOwed,
  markInvoiced,
  type DueInvoice,
  type DueOfReseller,
} from './invoices.repository';

/** Issues the invoices of months that are over: of booking fees to organizers, and of organizers to their resellers. */
export async function issueInvoices(db: Database, report: (error: unknown) => void): Promise<void> {
  for (const due of await findDueFees(db)) await issueInvoice(db, due, feeInvoice).catch(report);
  for (const due of await findDueOfResellers(db)) await issueInvoice(db, due, resellerInvoice).catch(report);
}

/** An invoice without its number, and the postings that it's about. */
interface Written {
  readonly invoice: Pick<NewDocument, 'kind' | 'cause' | 'recipient' | 'seller' | 'content'>;
  readonly lines: readonly { readonly cents: number; readonly postingIds: readonly number[] }[];
}

/** Issues one month's invoice, unless another process has. @param write returns null if it isn't due any longer */
async function issueInvoice<Due extends DueInvoice>(
  db: Database,
  due: Due,
  write: (tx: Transaction, due: Due) => Promise<Written | null>,
): Promise<void> {
  const { organizerId, period, currency } = due;
  await inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    const written = await write(tx, due);
    if (written === null) return;
    const { invoice, lines } = written;
    const [place] = await takePlaces(tx, [{ kind: invoice.kind, organizerId }]);
    if (!place) throw new RangeError('an invoice has no number');
    const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    const occurredAt = new Date(`${period}-01T00:00:00Z`);
    const [id = 0] = await insertDocuments(tx, [
      { ...place, ...invoice, organizerId, period, currency, totalCents, occurredAt },
    ]);
    await markInvoiced(
      tx,
      id,
      lines.flatMap(({ postingIds }) => postingIds),
    );
  });
}

/** What was posted late is on it, too. */
async function feeInvoice(tx: Transaction, due: DueInvoice): Promise<Written | null> {
  const { organizerId, period, currency } = due;
  if (!(await findDueFees(tx, organizerId)).some((each) => each.period === period && each.currency === currency))
    return null;
  const lines = await findFees(tx, due);
  const cause = `fee_invoice:${organizerId}:${period}:${currency}`;
  const content = feeInvoiceContent(due, lines);
  return { invoice: { kind: 'fee_invoice', cause, recipient: due.organizerName, seller: null, content }, lines };
}

async function resellerInvoice(tx: Transaction, due: DueOfReseller): Promise<Written | null> {
  const lines = await findOwed(tx, due);
  if (lines.length === 0) return null;
  const cause = `reseller_invoice:${due.resellerId}:${due.period}:${due.currency}`;
  const content = resellerInvoiceContent(due, lines);
  const [recipient, seller] = [due.resellerName, due.organizerName];
  return { invoice: { kind: 'reseller_invoice', cause, recipient, seller, content }, lines };
}
