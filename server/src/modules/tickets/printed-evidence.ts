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
