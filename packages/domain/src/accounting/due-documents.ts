import { balanceOf, isSameAccount, reversed, type LedgerEntry, type Posting } from '../ledger/accounts';
import type { Cents } from '../money';

/** A receipt or a credit note, as what it moves between those who were paid. */
export interface DueDocument {
  readonly kind: 'receipt' | 'credit_note';
  /** The posting that it documents: there's one document for each. */
  readonly cause: string;
  /** When the money moved; null for now. */
  readonly occurredAt: Date | null;
  /** Whether a bank took the money, or returned it after an appeal; otherwise it was paid or refunded. */
  readonly isDispute: boolean;
  /** What each account got (receipt) or gave back (credit note), less what the site pays of a discount: they sum to the total. */
  readonly entries: readonly LedgerEntry[];
}

/** A document that exists. */
export type IssuedDocument = Pick<DueDocument, 'kind' | 'cause' | 'entries'>;

/**
 * The documents that a payment still has to get, in the order of what happened. Its receipt says what was paid, and to whom; a credit note follows
 * each time money has gone back: a refund that's made, or that an admin paid some other way, or what a bank took. A refund that a bank returned and
 * that's repeated gets one note, not two. If a bank gives back what it took, a second receipt says so. A payment that belongs to no one, because
 * it wasn't as asked for, gets none.
 * @param posted everything that the payment has posted, in order
 * @param issued its documents so far
 * Source: docs/rules/ledger.md, "Receipts, credit notes and fee invoices".
 */
export function dueDocuments(posted: readonly Posting[], issued: readonly IssuedDocument[]): readonly DueDocument[] {
  const sold = posted[0]?.entries.filter(isShare) ?? [];
  if (sold.length === 0) return [];
  const due: DueDocument[] = [];
  for (let length = 1; length <= posted.length; length += 1) {
    const soFar = posted.slice(0, length);
    const next = documentAfter(soFar, documentsUpTo(soFar, [...issued, ...due]), sold);
    if (next !== null) due.push(next);
  }
  const last = posted.at(-1);
  const returned = reversed(missingCredit(posted, [...issued, ...due]));
  if (last !== undefined && sumOf(returned) > 0 && isSettled(posted)) due.push(documentOf('receipt', last, returned));
  return due;
}

/** What the last of these postings calls for; null if that's nothing, or there already. */
function documentAfter(
  soFar: readonly Posting[],
  known: readonly IssuedDocument[],
  sold: readonly LedgerEntry[],
): DueDocument | null {
  const last = soFar.at(-1);
  if (last === undefined) return null;
  if (soFar.length === 1) return known.length === 0 ? documentOf('receipt', last, reversed(sold)) : null;
  const missing = missingCredit(soFar, known);
  return sumOf(missing) > 0 ? documentOf('credit_note', last, missing) : null;
}

/** The documents of these postings, without those of later ones. */
function documentsUpTo(soFar: readonly Posting[], known: readonly IssuedDocument[]): readonly IssuedDocument[] {
  const causes = new Set(soFar.flatMap(({ key }) => [`receipt:${key}`, `credit_note:${key}`]));
  return known.filter(({ cause }) => causes.has(cause));
}

function documentOf(kind: DueDocument['kind'], posting: Posting, entries: readonly LedgerEntry[]): DueDocument {
  const { key, occurredAt, disputeId } = posting;
  return { kind, cause: `${kind}:${key}`, occurredAt, isDispute: disputeId !== null, entries };
}

/** A share of a payment: the organizer's, the site's or a tax, less what the site pays of a discount. */
function isShare({ account }: LedgerEntry): boolean {
  return account === 'organizer' || account === 'discounts' || account === 'fees' || account === 'tax';
}

/** What has gone back for good, less what documents say. */
function missingCredit(posted: readonly Posting[], known: readonly IssuedDocument[]): readonly LedgerEntry[] {
  const went = posted
    .filter((posting) => countsAsBack(posting, posted))
    .flatMap(({ entries }) => entries.filter(isShare));
  const [, ...later] = known;
  const said = later.flatMap(({ kind, entries }) => (kind === 'credit_note' ? reversed(entries) : entries));
  return summed([...went, ...said]);
}

/** A dispute's end always counts; a refund's request once the money has left, or was paid some other way. */
function countsAsBack(posting: Posting, posted: readonly Posting[]): boolean {
  const { cause, refundId } = posting;
  if (cause.startsWith('dispute_')) return true;
  if (!cause.startsWith('refund_')) return false;
  return posted.some(
    (other) =>
      other.refundId === refundId && (other.cause === 'refund_made' || balanceOf([other], 'paid_elsewhere') !== 0),
  );
}

/** One entry for each account, without those of nothing. */
function summed(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const sums: LedgerEntry[] = [];
  for (const entry of entries) {
    const at = sums.findIndex((sum) => isSameAccount(sum, entry));
    const before = sums[at];
    if (before === undefined) sums.push(entry);
    else sums[at] = { ...before, amount: (before.amount + entry.amount) as Cents };
  }
  return sums.filter(({ amount }) => amount !== 0);
}

/** No refund is on its way, and no bank withholds anything. */
function isSettled(posted: readonly Posting[]): boolean {
  return balanceOf(posted, 'refunds_due') === 0 && balanceOf(posted, 'disputes') === 0;
}

/** What a document is about in all. */
export function sumOf(entries: readonly LedgerEntry[]): Cents {
  return entries.reduce((sum, { amount }) => sum + amount, 0) as Cents;
}
