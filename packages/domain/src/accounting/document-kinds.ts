import type { Cents } from '../money';

/** A line of an accounting document. */
export interface DocumentLine {
  readonly label: string;
  /** What the label leaves out, such as who remits a tax; null for nothing. It can name the seller. */
  readonly detail: string | null;
  readonly amount: Cents;
}

/** Where the name of the one who sold the tickets goes, in notes and details of lines: it isn't kept once their account is deleted. */
export const sellerMark = '{seller}';

/**
 * - `receipt`: what a traveller paid
 * - `credit_note`: what went back of it
 * - `fee_invoice`: the booking fees of an organizer's sales in a month
 * - `reseller_invoice`: what a reseller owes an organizer for a month
 * Source: docs/rules/ledger.md, "Receipts, credit notes and fee invoices".
 */
export const documentKinds = ['receipt', 'credit_note', 'fee_invoice', 'reseller_invoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Receipt',
  credit_note: 'Credit note',
  fee_invoice: 'Fee invoice',
  reseller_invoice: 'Invoice',
};

const letters: Readonly<Record<DocumentKind, string>> = {
  receipt: 'R',
  credit_note: 'C',
  fee_invoice: 'F',
  reseller_invoice: 'I',
};

/**
 * Documents that are numbered together: those of one kind, seller and year. They're an organizer's, whose number they have; only
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
export const documentNumberPattern = /^(?:[RCI]-\d{1,10}|F)-\d{4}-\d{5,9}$/;

/** What an accounting document says besides its number, date, recipient and total, as it was issued. It never changes. */
export interface DocumentContent {
  /** Such as booking, event and day of payment. */
  readonly details: readonly (readonly [label: string, text: string])[];
  /** They add up to the total. */
  readonly lines: readonly DocumentLine[];
  readonly totalLabel: string;
  /** They can name the seller. */
  readonly notes: readonly string[];
}

/** The content with the seller's name in it. @param seller null once their account is deleted */
export function withSeller({ lines, notes, ...content }: DocumentContent, seller: string | null): DocumentContent {
  const named = (text: string) => text.replaceAll(sellerMark, () => seller ?? 'the organizer');
  return {
    ...content,
    lines: lines.map((line) => ({ ...line, detail: line.detail === null ? null : named(line.detail) })),
    notes: notes.map(named),
  };
}
