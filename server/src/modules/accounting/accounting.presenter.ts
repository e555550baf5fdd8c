import type { bookingDocument, feeInvoice } from '@ascendant/contract/accounting';
import { toWire } from '@ascendant/contract/money';
import { withSeller, documentKindLabels } from '@ascendant/domain/accounting/document-kinds';
import { cents, formatDollars } from '@ascendant/domain/money';
import type { z } from 'zod';
import type { AccountingDocumentRow } from '../../../db/schema/accounting-documents';
import { longDayText } from '../../mail/date-text';
import type { PrintedDocument } from '../tickets/printed-document';

export function presentDocument(row: AccountingDocumentRow): z.input<typeof bookingDocument> {
  return {
    number: row.number,
    kind: row.kind === 'credit_note' ? 'credit_note' : 'receipt',
    occurredAt: row.occurredAt.toISOString(),
    total: toWire(cents(row.totalCents)),
    currency: row.currency,
  };
}

export function presentFeeInvoice(row: AccountingDocumentRow): z.input<typeof feeInvoice> {
  return {
    number: row.number,
    period: row.period ?? '',
    total: toWire(cents(row.totalCents)),
    currency: row.currency,
  };
}

/** A document as it's printed, always the same. */
export function printedDocument(row: AccountingDocumentRow): PrintedDocument {
  const { kind, number, issuedAt, recipient, seller, totalCents } = row;
  const content = withSeller(row.content, seller);
  return {
    title: documentKindLabels[kind],
    number,
    issuedAt,
    details: [
      ['Issued', longDayText(issuedAt.toISOString().slice(0, 10))],
      ['To', recipient ?? 'Deleted account'],
      ...(kind === 'reseller_invoice' ? ([['From', seller ?? 'Deleted account']] as const) : []),
      ...content.details,
    ],
    lines: content.lines.map(({ label, detail, amount }) => ({ label, detail, amount: amountText(amount) })),
    total: [content.totalLabel, amountText(totalCents)],
    notes: content.notes,
  };
}

/** '−$10.00' with a minus sign, not a hyphen. */
function amountText(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatDollars(cents(Math.abs(amount)))}`;
}
