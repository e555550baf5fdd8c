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
