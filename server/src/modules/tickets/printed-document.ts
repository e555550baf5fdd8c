/** A line with an amount. */
export interface PrintedLine {
  readonly label: string;
  /** In small letters below the label. */
  readonly detail: string | null;
  /** '$93.81'. */
  readonly amount: string;
}

/** A document with amounts, as it's printed: a receipt, an invoice. */
export interface PrintedDocument {
  /** 'Receipt'. */
  readonly title: string;
  readonly number: string;
  /** What the file says it was made at, so that it's always the same. */
  readonly issuedAt: Date;
  readonly details: readonly (readonly [label: string, text: string])[];
  readonly lines: readonly PrintedLine[];
  readonly total: readonly [label: string, amount: string];
  readonly notes: readonly string[];
}
