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

/** The evidence about a dispute, as it's printed for the bank. */
export interface PrintedEvidence {
  /** 'Evidence about booking ASC-7K2MQ' */
  readonly title: string;
  /** The dispute, by the provider's id. */
  readonly number: string;
  /** What the file says it was made at, so that it's always the same. */
  readonly compiledAt: Date;
  readonly details: readonly (readonly [label: string, text: string])[];
  readonly sections: readonly (readonly [title: string, text: string])[];
}

/** A signed waiver, as it's printed. */
export interface PrintedWaiver {
  readonly title: string;
  readonly text: string;
  /** 'W-41-2' */
  readonly number: string;
  /** What the file says it was made at, so that it's always the same. */
  readonly signedAt: Date;
  readonly details: readonly (readonly [label: string, text: string])[];
  /** What the person confirmed. */
  readonly statement: string;
  /** As it was typed. */
  readonly signedName: string;
  readonly textHash: string;
}
