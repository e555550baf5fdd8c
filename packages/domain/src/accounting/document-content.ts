import type { Cents } from '../money';

/** A line of an accounting document. */
export interface DocumentLine {
  readonly label: string;
  /** What the label leaves out, such as who remits a tax; null for nothing. It can name the seller. */
  readonly detail: string | null;
  readonly amount: Cents;
}

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

/** Where the name of the one who sold the tickets goes, in notes and details of lines: it isn't kept once their account is deleted. */
export const sellerMark = '{seller}';

/** The content with the seller's name in it. @param seller null once their account is deleted */
export function withSeller({ lines, notes, ...content }: DocumentContent, seller: string | null): DocumentContent {
  const named = (text: string) => text.replaceAll(sellerMark, () => seller ?? 'the organizer');
  return {
    ...content,
    lines: lines.map((line) => ({ ...line, detail: line.detail === null ? null : named(line.detail) })),
    notes: notes.map(named),
  };
}
