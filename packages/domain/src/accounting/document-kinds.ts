/**
 * - `receipt`: what a traveller paid
 * - `credit_note`: what went back of it
 * - `fee_invoice`: the booking fees of an organizer's sales in a month
 * Source: docs/rules/ledger.md, "Receipts, credit notes and fee invoices".
 */
export const documentKinds = ['receipt', 'credit_note', 'fee_invoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Receipt',
  credit_note: 'Credit note',
  fee_invoice: 'Fee invoice',
};

const letters: Readonly<Record<DocumentKind, string>> = { receipt: 'R', credit_note: 'C', fee_invoice: 'F' };

/**
 * Documents that are numbered together: those of one kind, seller and year. Receipts and credit notes are an organizer's, whose number they have;
 * fee invoices are the site's: 'R-12-2026', 'F-2026'.
 * @param organizerId null if their account was deleted before
 */
export function documentSeries(kind: DocumentKind, organizerId: number | null, year: number): string {
  return kind === 'fee_invoice' ? `F-${year}` : `${letters[kind]}-${organizerId ?? 0}-${year}`;
}

/** 'R-12-2026-00001'. @param sequence from 1 */
export function documentNumber(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(5, '0')}`;
}

/** What every number looks like. */
export const documentNumberPattern = /^(?:[RC]-\d{1,10}|F)-\d{4}-\d{5,9}$/;
